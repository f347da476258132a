import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workbook, zipFile } from '#test/zip-file.ts';
import {
  firstSheet,
  hiddenIn,
  otherSheets,
  SHARED_STRINGS,
  sheetRows,
  STYLES,
  WORKBOOK,
  WORKBOOK_LINKS,
} from './xlsx.ts';
import { isZip, zipEntries } from './zip-directory.ts';

const unzip = (bytes: Uint8Array) =>
  Object.fromEntries(
    (zipEntries(bytes) ?? []).map(({ name, isDeflated, packed }) => [
      name,
      (isDeflated ? inflateRawSync(packed) : Buffer.from(packed)).toString(),
    ]),
  );

describe('zipEntries', () => {
  it.each([true, false])('lists what is in an archive, stored: %s', (isStored) => {
    const files = { 'a.txt': 'one', 'folder/b.txt': 'two '.repeat(100) };
    expect(unzip(zipFile(files, isStored))).toEqual(files);
  });

  it('finds its end behind which a comment stands', () => {
    expect(unzip(new Uint8Array([...zipFile({ a: 'one' }), ...Buffer.from('a comment')]))).toEqual({ a: 'one' });
  });

  it('refuses what is no archive, is cut, or holds too much, and never throws', () => {
    const whole = zipFile({ a: 'one' });
    expect(isZip(whole)).toBe(true);
    expect(isZip(Buffer.from('name,ingredients'))).toBe(false);
    expect(zipEntries(Buffer.from('name'))).toBeNull();
    expect(zipEntries(whole.subarray(0, whole.length - 10))).toBeNull();
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}`, '']));
    expect(zipEntries(zipFile(many, true))).toBeNull();
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void zipEntries(bytes)));
    fc.assert(fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => void zipEntries(whole.with(at, byte))));
  });
});

describe('a workbook', () => {
  it('is read from its first sheet that is shown', () => {
    const rows = [
      ['酒名', 'Ingredients & more', 'ml'],
      ['琴蕾', '50ml gin\n20ml "lime"', 45.5],
    ];
    const files = unzip(workbook(rows));
    const sheet = firstSheet(files[WORKBOOK] ?? '', files[WORKBOOK_LINKS] ?? '');
    expect(sheet).toBe('xl/worksheets/sheet2.xml');
    expect(
      sheetRows(files[sheet ?? ''] ?? '', { shared: files[SHARED_STRINGS] ?? '', styles: files[STYLES] ?? '' }),
    ).toEqual([rows[0], ['琴蕾', '50ml gin\n20ml "lime"', '45.5']]);
  });

  it.each<[string, string, string, string[][]]>([
    ['rows and cells left out', '<row r="2"><c r="B2"><v>1</v></c></row>', '', [[], ['', '1']]],
    ['no places said', '<row><c><v>1</v></c><c/><c><v>2</v></c></row>', '', [['1', '', '2']]],
    ['a text in the cell', '<row r="1"><c r="A1" t="inlineStr"><is><t>a&lt;b</t></is></c></row>', '', [['a<b']]],
    ['a formula', '<row r="1"><c r="A1" t="str"><f>A2&amp;B2</f><v>Gin</v></c></row>', '', [['Gin']]],
    ['an error and a flag', '<row r="1"><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c></row>', '', [['#REF!', 'TRUE']]],
    ['a formula nobody has worked out', '<row r="1"><c r="A1"><f>15*2</f><v></v></c></row>', '', [['=15*2']]],
    ['what floats leave', '<row r="1"><c r="A1"><v>0.30000000000000004</v></c></row>', '', [['0.3']]],
    [
      'a text in runs, with its reading',
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
      '<si><r><t>氈</t></r><r><t xml:space="preserve">酒 </t></r><rPh sb="0" eb="1"><t>zin</t></rPh></si>',
      [['氈酒 ']],
    ],
    ['prefixed names', '<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>', '', [['7']]],
    ['a place behind the last column', '<row r="1"><c r="ZZZ1"><v>7</v></c></row>', '', [[]]],
    ['a row behind the last', '<row r="1048576"><c r="A1048576"><v>7</v></c></row>', '', []],
  ])('may have %s', (_case, sheet, shared, rows) => {
    expect(sheetRows(sheet, { shared, styles: '' })).toEqual(rows);
  });

  it('shows a date as one, where the spreadsheet has made one of "1/2" or of a name', () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="d&quot; m &quot;mmm"/><numFmt numFmtId="165" formatCode="0&quot; ml&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="164" fontId="0"><alignment/></xf><xf numFmtId="165"/></cellXfs>';
    const cells = [0, 1, 2, 3].map((style) => `<c s="${style}"><v>46024</v></c>`).join('');
    const time = '<c s="1"><v>0.5</v></c><c s="1" t="s"><v>0</v></c>';
    expect(sheetRows(`<row>${cells}${time}</row>`, { shared: '<si><t>Gin</t></si>', styles })).toEqual([
      ['46024', '2026-01-02', '2026-01-02', '46024', '12:00', 'Gin'],
    ]);
  });

  it('says what it does not show, and which sheets are not read', () => {
    const files = unzip(workbook([['Name'], ['Gimlet'], [''], ['Sour']], { rows: [2, 3], columns: [1] }));
    const sheet = files['xl/worksheets/sheet2.xml'] ?? '';
    expect(hiddenIn(sheet)).toEqual({ rows: [2], columns: [0] });
    // An ingredient that is not shown is in the drink all the same.
    expect(sheetRows(sheet, { shared: files[SHARED_STRINGS] ?? '', styles: '' })).toContainEqual(['Gimlet']);
    expect(otherSheets(files[WORKBOOK] ?? '')).toEqual(['Old']);
    expect(otherSheets('<sheet name="A &amp; B" state="hidden"/>')).toEqual([]);
  });

  it.each<[string, string, ReturnType<typeof hiddenIn>]>([
    [
      'as LibreOffice writes it',
      '<row hidden="true"><c><v>1</v></c></row><row hidden="false"><c><v>2</v></c></row>',
      { rows: [1], columns: [] },
    ],
    [
      'after rows left out',
      '<row r="5" hidden="1"><c><v>1</v></c></row><row hidden="1"><c><v>2</v></c></row>',
      { rows: [5, 6], columns: [] },
    ],
    [
      'of a text in the cell',
      '<row hidden="1"><c t="inlineStr"><is><t>a</t></is></c></row>',
      { rows: [1], columns: [] },
    ],
    [
      'columns to the end',
      '<cols><col min="99" max="16384" hidden="1"/><col min="1" max="2"/></cols>',
      { rows: [], columns: [98, 99] },
    ],
    [
      'nonsense',
      '<col min="0" max="-1" hidden="1"/><col hidden="1"/><row hidden="2"><c><v>1</v></c></row>',
      { rows: [], columns: [] },
    ],
  ])('tells what is hidden %s', (_case, sheet, hidden) => {
    expect(hiddenIn(sheet)).toEqual(hidden);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (a, b) => void [sheetRows(a, { shared: b, styles: b }), firstSheet(a, b), hiddenIn(a), otherSheets(a)],
      ),
    );
  });
});
