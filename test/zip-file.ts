/** Archives and workbooks as spreadsheets write them, for tests. */
import { crc32, deflateRawSync } from 'node:zlib';

/** @param isStored without compression */
export function zipFile(files: Readonly<Record<string, string>>, isStored = false): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc32?.(bytes) ?? 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, where, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const bytes = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(files).length, 4);
  end.writeUInt16LE(Object.keys(files).length, 6);
  end.writeUInt32LE(bytes.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...parts, bytes, Buffer.from('PK\u0005\u0006'), end]));
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * A workbook with one sheet that is shown; numbers are numbers, texts are shared.
 * @param hidden rows and columns that are not shown, from 1
 */
export function workbook(
  rows: readonly (readonly (string | number)[])[],
  hidden: { rows?: number[]; columns?: number[] } = {},
): Uint8Array {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cell = (value: string | number, column: number, row: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
    return value === '' ? '' : `<c r="${place}" s="1" t="s"><v>${texts.indexOf(value)}</v></c>`;
  };
  const lines = rows.map(
    (row, i) =>
      `<row r="${i + 1}"${hidden.rows?.includes(i + 1) ? ' hidden="1"' : ''}>${row.map((value, n) => cell(value, n, i)).join('')}</row>`,
  );
  const columns = (hidden.columns ?? []).map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join('');
  return zipFile({
    '[Content_Types].xml': `${HEAD}<Types/>`,
    'xl/workbook.xml': `${HEAD}<workbook><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Menu" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet2.xml': `${HEAD}<worksheet>${columns && `<cols>${columns}</cols>`}<sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  });
}
