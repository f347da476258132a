import { saveFile } from '#ui/kit/save-file.ts';

/** Spreadsheets know UTF-8 by this mark; reading a reply as text takes it off. */
const BYTE_ORDER_MARK = '\ufeff';

/** Keeps a text as a file on this device. Only tables carry the mark: other readers stumble over it. */
export const saveTextFile = (fileName: string, text: string, type: string): void =>
  saveFile(fileName, new Blob([type === 'text/csv' ? BYTE_ORDER_MARK : '', text.replace(/^\ufeff/, '')], { type }));
