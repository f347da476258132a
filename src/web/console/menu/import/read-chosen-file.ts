/** Turns a chosen file into text: from its encoding, or from a workbook's first sheet. Source: docs/decisions/0054. */
import { writeCsv } from '#domain/menu-import/csv.ts';
import {
  firstSheet,
  hiddenIn,
  otherSheets,
  SHARED_STRINGS,
  sheetRows,
  STYLES,
  WORKBOOK,
  WORKBOOK_LINKS,
} from '#domain/menu-import/xlsx.ts';
import { isZip, zipEntries, type ZipEntry } from '#domain/menu-import/zip-directory.ts';
import { detectEncoding } from '#domain/text/encoding.ts';
import type { ChosenFile } from './import-choices.ts';

export type Unreadable = 'too-big' | 'old-excel' | 'no-workbook';

/** What the server takes of all files together. Bytes. */
const MOST_BYTES = 24 * 1024 * 1024;
/** Of one part of a workbook, unpacked; what an archive claims of its sizes is not believed. Bytes. */
const MOST_UNPACKED = 32 * 1024 * 1024;
/** Excel before 2007, and a workbook behind a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** @returns why it cannot be read, or the file */
export async function readChosenFile(file: File): Promise<ChosenFile | Unreadable> {
  if (file.size > MOST_BYTES) return 'too-big';
  const { name } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (COMPOUND_FILE.every((byte, i) => bytes[i] === byte)) return 'old-excel';
  if (isZip(bytes)) {
    const read = await readWorkbook(bytes).catch(() => 'no-workbook' as const);
    return typeof read === 'string' ? read : { name, ...read };
  }
  const encoding = detectEncoding(bytes);
  return { name, text: new TextDecoder(encoding).decode(bytes), source: { bytes, encoding } };
}

async function readWorkbook(bytes: Uint8Array): Promise<Omit<ChosenFile, 'name'> | Unreadable> {
  const entries = new Map(zipEntries(bytes)?.map((entry) => [entry.name, entry]));
  const part = async (name: string) => {
    const entry = entries.get(name);
    return entry ? new TextDecoder().decode(await unpack(entry)) : '';
  };
  const workbook = await part(WORKBOOK);
  const first = firstSheet(workbook, await part(WORKBOOK_LINKS));
  if (first === null) return 'no-workbook';
  const sheet = await part(first);
  const parts = { shared: await part(SHARED_STRINGS), styles: await part(STYLES) };
  return {
    text: writeCsv(sheetRows(sheet, parts)),
    workbook: { hidden: hiddenIn(sheet), otherSheets: otherSheets(workbook) },
  };
}

/** @throws RangeError if it unpacks to more than any menu */
async function unpack({ isDeflated, packed }: ZipEntry): Promise<Uint8Array> {
  if (!isDeflated) return packed;
  const unpacked = new Response(new Uint8Array(packed)).body?.pipeThrough(new DecompressionStream('deflate-raw'));
  if (!unpacked) return packed;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = unpacked.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_UNPACKED) {
      await reader.cancel();
      throw new RangeError('unpacks to too much');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const each of parts) {
    whole.set(each, at);
    at += each.length;
  }
  return whole;
}
