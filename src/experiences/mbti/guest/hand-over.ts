/** Passes content to the phone: share sheet, file or clipboard. Works without a secure context where possible. */

export const canShareFiles = (files: File[]): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files });

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on plain http.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0';
  document.body.append(field);
  field.focus();
  field.select();
  const copied = typeof document.execCommand === 'function' && document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
