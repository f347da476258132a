/** The list of files in a ZIP archive. Source: PKWARE APPNOTE 6.3.10, sections 4.3.12 and 4.3.16. */

export interface ZipEntry {
  name: string;
  isDeflated: boolean;
  /** Its bytes as stored. */
  packed: Uint8Array;
}

/** A workbook has a few dozen. */
const MAX_ENTRIES = 2000;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENCRYPTED = 1;
const [STORED, DEFLATED] = [0, 8];

export const isZip = (bytes: Uint8Array): boolean => bytes.length > 3 && viewOf(bytes).getUint32(0, true) === LOCAL;

/**
 * The entries that can be unpacked; sizes it claims of them are not believed. Never throws.
 * @returns null if it is no archive, or has too many entries
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = viewOf(bytes);
  const end = endOf(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const nameLength = view.getUint16(at + 28, true);
    const entry = entryAt(bytes, view, at, nameLength);
    if (entry) entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, nameLength: number): ZipEntry | null {
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const isReadable = (method === STORED || method === DEFLATED) && (view.getUint16(at + 8, true) & ENCRYPTED) === 0;
  if (!isReadable || local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) return null;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  // Names inside workbooks are ASCII.
  const name = String.fromCharCode(...bytes.subarray(at + 46, at + 46 + Math.min(nameLength, 200)));
  return { name, isDeflated: method === DEFLATED, packed: bytes.subarray(start, start + packedBytes) };
}

/** Where the last record begins: a comment may stand behind it. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  return null;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
