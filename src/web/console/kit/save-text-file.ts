/** Spreadsheets know UTF-8 by this mark; reading a reply as text takes it off. */
const BYTE_ORDER_MARK = '\ufeff';

/** Keeps a text as a file on this device. Only tables carry the mark: other readers stumble over it. */
export function saveTextFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(
    new Blob([type === 'text/csv' ? BYTE_ORDER_MARK : '', text.replace(/^\ufeff/, '')], { type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
