import { expect, it } from 'vitest';
import {
  acceptedOf,
  choose,
  countsOf,
  firstChoices,
  hiddenRowsOf,
  isFromElsewhere,
  keepBoth,
  sentOf,
  strongest,
  type Preview,
  type PreviewRow,
} from './import-choices.ts';

const row = (n: number, part: Partial<PreviewRow> = {}): PreviewRow =>
  ({ file: 0, row: n, happens: 'new', match: null, sameAs: null, drinkFeatures: [], ...part }) as unknown as PreviewRow;
const match = { id: 'r1', name: 'Negroni', version: 3 };
const ROWS = [
  row(1),
  row(2, { happens: 'replaces', match }),
  row(3, { happens: 'unchanged', match: { ...match, id: 'r2' } }),
  row(4, { sameAs: { file: 0, row: 1 } }),
];

it('takes what is new and what differs, and leaves what is there or stands there twice', () => {
  expect(acceptedOf(ROWS, firstChoices(ROWS, new Set()))).toEqual([
    { file: 0, row: 1 },
    { file: 0, row: 2, replaces: { id: 'r1', version: 3 } },
  ]);
  expect(countsOf(ROWS)).toEqual({ new: 2, replaces: 1, unchanged: 1 });
});

it('leaves what its spreadsheet hides until it is asked for', () => {
  const files = [
    { name: 'a.csv', text: '' },
    { name: 'b.xlsx', text: '', workbook: { hidden: { rows: [2], columns: [] }, otherSheets: [] } },
  ];
  const rows = [row(2), row(1, { file: 1 }), row(2, { file: 1 })];
  expect(acceptedOf(rows, firstChoices(rows, hiddenRowsOf(files)))).toEqual([
    { file: 0, row: 2 },
    { file: 1, row: 1 },
  ]);
  expect(sentOf(files)).toEqual([
    { name: 'a.csv', text: '' },
    { name: 'b.xlsx', text: '' },
  ]);
});

it('hides at first what comes from elsewhere, not a menu that comes back', () => {
  const from = (...formats: Preview['files'][number]['format'][]) =>
    isFromElsewhere({ files: formats.map((format) => ({ name: '', format, table: null })), rows: [], errors: [] });
  expect([from('sipwell-json', 'sipwell-csv', null), from('sipwell-json', 'cocktail-db'), from('sheet')]).toEqual([
    false,
    true,
    true,
  ]);
});

it('keeps both where that is wanted, and goes back to replacing', () => {
  const both = keepBoth(firstChoices(ROWS, new Set()), ROWS, true);
  expect(acceptedOf(ROWS, both)[1]).toEqual({ file: 0, row: 2 });
  expect(acceptedOf(ROWS, keepBoth(both, ROWS, false))[1]).toHaveProperty('replaces');
});

it('takes an unchanged drink only as one more', () => {
  const all = choose(firstChoices(ROWS, new Set()), ROWS, true);
  expect(acceptedOf(ROWS, all)).toHaveLength(4);
  expect(acceptedOf(ROWS, all)[2]).toEqual({ file: 0, row: 3 });
  expect(acceptedOf(ROWS, choose(all, ROWS, false))).toEqual([]);
});

it('names the three tastes that stand out', () => {
  const tastes = [
    { property: 'sweet', value: 2 },
    { property: 'herbal', value: 0.5 },
    { property: 'acidity', value: 4 },
    { property: 'strength', value: 3 },
    { property: 'fruity', value: 1 },
  ] as PreviewRow['drinkFeatures'];
  expect(strongest(row(1, { drinkFeatures: tastes })).map(({ property }) => property)).toEqual([
    'acidity',
    'strength',
    'sweet',
  ]);
});
