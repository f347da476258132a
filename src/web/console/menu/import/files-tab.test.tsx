import { beforeEach, expect, it, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { workbook, zipFile } from '#test/zip-file.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/v1/admin/shops/s1/menu';
const row = (n: number, name: string, part: object = {}) => ({
  file: 0,
  row: n,
  name,
  happens: 'new',
  matchedBy: null,
  match: null,
  sameAs: null,
  type: 'cocktail',
  glass: 'Rocks Glass',
  ingredients: ['Gin'],
  ABV: 24.3,
  alcohol: 'contains',
  toCheck: [],
  recordedAbv: null,
  drinkFeatures: [
    { property: 'sweet', value: 2 },
    { property: 'strength', value: 4.5 },
  ],
  flavourEstimated: true,
  allergens: [],
  drawing: { glass: 'rocks', layers: [], foam: null, ice: 'none', garnishes: [], bubbles: 0, rim: null, steam: false },
  guessed: [],
  unknown: [],
  notes: [],
  ...part,
});
const PREVIEW = {
  files: [{ name: 'drinks.json', format: 'bar-assistant', table: null }],
  rows: [
    row(1, 'Harbour Red', { unknown: ['Zzyzx'], recordedAbv: 30 }),
    row(2, 'Negroni', { happens: 'replaces', matchedBy: 'name', match: { id: 'r1', name: 'Negroni', version: 3 } }),
    row(4, 'Daiquiri', { happens: 'unchanged', matchedBy: 'name', match: { id: 'r2', name: 'Daiquiri', version: 1 } }),
    row(5, 'Harbour Red', { sameAs: { file: 0, row: 1 }, notes: ['The garnish was shortened to 60 characters.'] }),
  ],
  errors: [{ file: 0, row: 3, name: 'Nameless', message: 'The recipe has no name.' }],
};
const DONE = { added: 1, replaced: 1, message: 'Imported 2 drinks.', batchId: 'b1' };
const FILE = { name: 'drinks.json', text: '[{"name":"Harbour Red"}]' };

function serve(answers: Answers = {}): Sent[] {
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    [`POST ${AT}/preview`]: PREVIEW,
    [`POST ${AT}/import`]: DONE,
    ...answers,
  });
}
const written = (sent: Sent[]) => sent.filter(({ route }) => !route.startsWith('GET'));
const at = (sent: Sent[], route: string) => sent.filter((one) => one.route === route).map(({ body }) => body);
const fileOf = (name: string, bytes: Uint8Array) =>
  Object.assign(new File([new Uint8Array(bytes)], name), {
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  });
const file = () => fileOf(FILE.name, new TextEncoder().encode(FILE.text));
const choose = async () => userEvent.upload(await screen.findByLabelText('Files with drinks'), file());
const line = (name: RegExp) => within(screen.getAllByRole('row', { name })[0]!);

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('shows what would happen before anything is written, with problems where they stand', async () => {
  const sent = serve();
  open('/shops/s1/master?tab=files');
  await choose();
  const heading = await screen.findByRole('heading', { name: 'Look before you import' });
  expect(document.activeElement).toBe(heading);
  expect(at(sent, `POST ${AT}/preview`)).toEqual([{ files: [FILE] }]);
  for (const text of ['2 new', '1 replaces a drink', '1 unchanged', '1 problem'])
    expect(screen.getByText(text)).toBeTruthy();
  const problems = within(screen.getByRole('table', { name: 'What cannot be imported' }));
  expect(problems.getByRole('row', { name: /No\. 3/ }).textContent).toContain('NamelessThe recipe has no name.');

  const red = line(/Harbour Red/);
  expect(red.getByText('New')).toBeTruthy();
  expect(red.getByText('24.3% ABV')).toBeTruthy();
  expect(red.getByText('Strength 4.5, Sweet 2')).toBeTruthy();
  expect(red.getByText('Nothing is known of Zzyzx: taken as without taste.')).toBeTruthy();
  expect(red.getByText('The file says 30% alcohol.')).toBeTruthy();
  expect(screen.getByText('The same drink as No. 1.')).toBeTruthy();
  expect(line(/Daiquiri/).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(written(sent)).toHaveLength(1);
});

it('imports what is chosen, replacing or beside, and takes it back', async () => {
  const sent = serve({
    'POST /api/undo/b1': { success: true, restoredShops: 0, restoredInstances: 0, restoredRecipes: 1, keptRecipes: 1 },
  });
  open('/shops/s1/master?tab=files');
  await choose();
  const button = await screen.findByRole('button', { name: 'Import 2 drinks' });
  await userEvent.click(screen.getByRole('button', { name: 'Keep both Negroni' }));
  expect(screen.getByRole('button', { name: 'Keep both' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Replace them' }));
  await userEvent.click(button);
  expect(await screen.findByText('2 drinks are imported.')).toBeTruthy();
  expect(at(sent, `POST ${AT}/import`)).toEqual([
    {
      files: [FILE],
      accepted: [
        { file: 0, row: 1 },
        { file: 0, row: 2, replaces: { id: 'r1', version: 3 } },
      ],
      hideNew: true,
    },
  ]);
  const heading = screen.getByRole('heading', { name: 'Import drinks' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: /to be confirmed$/ }).getAttribute('href')).toBe(
    '/shops/s1/master?show=estimated',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 drink was taken back. 1 drink changed since stays.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('takes one row only, shown to guests at once', async () => {
  const sent = serve();
  open('/shops/s1/master?tab=files');
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 0 drinks' }).disabled).toBe(true);
  await userEvent.click(line(/Daiquiri/).getByRole('checkbox'));
  expect(line(/Daiquiri/).getByText('One more of it')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Hide new drinks from guests until I show them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 drink' }));
  await screen.findByText('2 drinks are imported.');
  expect(at(sent, `POST ${AT}/import`)).toMatchObject([{ accepted: [{ file: 0, row: 4 }], hideNew: false }]);
});

it('keeps the preview when the import is refused, and says why', async () => {
  serve({ [`POST ${AT}/import`]: refused(412, 'Somebody else changed this meanwhile.') });
  open('/shops/s1/master?tab=files');
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 drinks' }));
  expect(await screen.findByText('Nothing was imported: Somebody else changed this meanwhile.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 2 drinks' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
});

it('reads a pasted text and a dropped file', async () => {
  const sent = serve({ [`POST ${AT}/preview`]: refused(422, 'At most 5000 drinks at a time.') });
  open('/shops/s1/master?tab=files');
  fireEvent.change(await screen.findByLabelText('Drinks as text'), { target: { value: 'line,name' } });
  await userEvent.click(screen.getByRole('button', { name: 'Look at it' }));
  expect(await screen.findByText('The files were not read: At most 5000 drinks at a time.')).toBeTruthy();
  fireEvent.drop(screen.getByText(/^Drop files here/), { dataTransfer: { files: [file()] } });
  await waitFor(() => expect(at(sent, `POST ${AT}/preview`)).toHaveLength(2));
  expect(at(sent, `POST ${AT}/preview`)).toEqual([
    { files: [{ name: 'Pasted text', text: 'line,name' }] },
    { files: [FILE] },
  ]);
});

/** "酒名,材料\n凍檸茶,檸檬 3片" as Excel in Hong Kong saves it. */
const BIG5 = Buffer.from('b073a6572ca7f7aec60aade1c266aff92cc266c2632033a4f90a', 'hex');

it('reads Big5, says so, and reads it again in the encoding that is chosen', async () => {
  const sent = serve();
  open('/shops/s1/master?tab=files');
  await userEvent.upload(await screen.findByLabelText('Files with drinks'), fileOf('menu.csv', BIG5));
  const encoding = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Encoding of menu.csv' });
  expect(encoding.value).toBe('big5');
  await userEvent.selectOptions(encoding, 'Simplified Chinese (GB18030)');
  await waitFor(() => expect(at(sent, `POST ${AT}/preview`)).toHaveLength(2));
  const texts = at(sent, `POST ${AT}/preview`).map((body) => (body as { files: { text: string }[] }).files[0]!.text);
  expect(texts[0]).toBe('酒名,材料\n凍檸茶,檸檬 3片\n');
  expect(texts[1]).not.toContain('酒名');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Encoding of menu.csv' }).value).toBe('gb18030');
});

it('reads the first sheet of a workbook, and lets its columns be chosen', async () => {
  const table = {
    columns: [
      { heading: 'Getränk', role: 'name' },
      { heading: 'Zutaten', role: 'ignored' },
      { heading: '', role: 'ignored' },
    ],
    sample: [['Gimlet', '50ml gin', '']],
  };
  const errors = [{ file: 0, row: 0, name: null, message: 'It is not clear.' }];
  const sent = serve({
    [`POST ${AT}/preview`]: { files: [{ name: 'menu.xlsx', format: 'sheet', table }], rows: [], errors },
  });
  open('/shops/s1/master?tab=files');
  const bytes = workbook([
    ['Getränk', 'Zutaten'],
    ['Gimlet', '50ml gin'],
  ]);
  await userEvent.upload(await screen.findByLabelText('Files with drinks'), fileOf('menu.xlsx', bytes));
  const text = '\uFEFFGetränk,Zutaten\r\nGimlet,50ml gin\r\n';
  const columns = within(await screen.findByRole('table', { name: 'What the columns of menu.xlsx hold' }));
  expect(columns.getByRole('row', { name: /Zutaten/ }).textContent).toContain('50ml gin');
  expect(screen.getByRole('button', { name: 'Sheet with examples' })).toBeTruthy();
  await userEvent.selectOptions(columns.getByRole('combobox', { name: 'What Column 3 holds' }), 'Name');
  await waitFor(() => expect(at(sent, `POST ${AT}/preview`)).toHaveLength(2));
  expect(at(sent, `POST ${AT}/preview`)).toEqual([
    { files: [{ name: 'menu.xlsx', text }] },
    { files: [{ name: 'menu.xlsx', text, columns: ['ignored', 'ignored', 'name'] }] },
  ]);
});

it('says what a workbook hides, and chooses no drink of it', async () => {
  const table = { columns: ['Name', 'Spec', 'Nuts'].map((heading) => ({ heading, role: 'ignored' })), sample: [] };
  const rows = [row(2, 'Gimlet'), row(3, 'Retired Sour')];
  const sent = serve({
    [`POST ${AT}/preview`]: { files: [{ name: 'menu.xlsx', format: 'sheet', table }], rows, errors: [] },
    [`POST ${AT}/import`]: { added: 1, replaced: 0, batchId: 'b1' },
  });
  open('/shops/s1/master?tab=files');
  const sheet = [
    ['Name', 'Spec', 'Nuts'],
    ['Gimlet', '50ml gin', ''],
    ['Retired Sour', '50ml rum', ''],
  ];
  const bytes = workbook(sheet, { rows: [3], columns: [3] });
  await userEvent.upload(await screen.findByLabelText('Files with drinks'), fileOf('menu.xlsx', bytes));
  expect(await screen.findByText(/1 row that the spreadsheet hides is read as well/)).toBeTruthy();
  expect(screen.getByText('Of menu.xlsx the first sheet is read, not Old.')).toBeTruthy();
  const columns = within(screen.getByRole('table', { name: 'What the columns of menu.xlsx hold' }));
  expect(columns.getByRole('rowheader', { name: /Nuts/ }).textContent).toContain('Hidden in the spreadsheet.');
  expect(columns.getByRole('rowheader', { name: /Spec/ }).textContent).not.toContain('Hidden');
  const drinks = within(screen.getByRole('table', { name: 'Drinks to import' }));
  expect(drinks.getByRole('row', { name: /Retired Sour/ }).textContent).toContain('Hidden in the spreadsheet.');
  expect(drinks.getByRole('row', { name: /Gimlet/ }).textContent).not.toContain('Hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 drink' }));
  await waitFor(() => expect(at(sent, `POST ${AT}/import`)).toHaveLength(1));
  expect(at(sent, `POST ${AT}/import`)).toMatchObject([{ accepted: [{ file: 0, row: 2 }] }]);
});

it.each<[string, Uint8Array, RegExp]>([
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /is of an old Excel, or has a password/],
  ['an archive of something else', zipFile({ 'a.txt': 'one' }), /cannot be opened as an Excel workbook/],
  [
    'a workbook that unpacks to far more than a menu',
    zipFile({
      'xl/workbook.xml': `<sheet r:id="rId1"/>${' '.repeat(33 * 1024 * 1024)}`,
      'xl/_rels/workbook.xml.rels': '<Relationship Id="rId1" Target="worksheets/sheet1.xml"/>',
      'xl/worksheets/sheet1.xml': '<row r="1"><c r="A1"><v>1</v></c></row>',
    }),
    /cannot be opened as an Excel workbook/,
  ],
])('says why %s is not read, and sends nothing', async (_case, bytes, reason) => {
  const sent = serve();
  open('/shops/s1/master?tab=files');
  await userEvent.upload(await screen.findByLabelText('Files with drinks'), fileOf('menu.xlsx', bytes));
  expect((await screen.findByText(reason)).textContent).toMatch(/^The files were not read: menu\.xlsx/);
  expect(written(sent)).toEqual([]);
});

it('says when there is nothing in it to import', async () => {
  serve({
    [`POST ${AT}/preview`]: {
      files: [{ name: 'a.txt', format: null, table: null }],
      rows: [],
      errors: [{ file: 0, row: 0, name: null, message: 'There is nothing in it.' }],
    },
  });
  open('/shops/s1/master?tab=files');
  await choose();
  expect(await screen.findByText('There is no drink to import.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /a\.txt/ }).textContent).toContain('There is nothing in it.');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
});

it('shows twenty-five of many at a time, and imports all of them', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => row(i + 1, `Drink ${i + 1}`));
  const sent = serve({ [`POST ${AT}/preview`]: { ...PREVIEW, rows, errors: [] } });
  open('/shops/s1/master?tab=files');
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getByText('Drink 26')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 60 drinks' }));
  await screen.findByText('2 drinks are imported.');
  expect((at(sent, `POST ${AT}/import`)[0] as { accepted: unknown[] }).accepted).toHaveLength(60);
});

it.each([
  ['JSON', 'json', '{"recipes":[]}'],
  ['CSV', 'csv', '\ufeffline,name'],
])('exports the menu as %s', async (kind, ending, text) => {
  const saved: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  serve();
  const stubbed = globalThis.fetch;
  globalThis.fetch = async (url, init) =>
    typeof url === 'string' && url.includes(`menu.${ending}`)
      ? new Response(text, {
          headers: { 'content-type': ending === 'csv' ? 'text/csv' : 'application/vnd.sipwell.menu+json' },
        })
      : stubbed(url, init);
  open('/shops/s1/master?tab=files');
  await userEvent.click(await screen.findByRole('button', { name: `Export ${kind}` }));
  expect(await screen.findByText(`Saved as menu-s1.${ending}.`)).toBeTruthy();
  expect(names).toEqual([`menu-s1.${ending}`]);
  expect(saved[0]!.size).toBe(new TextEncoder().encode(text).length);
  click.mockRestore();
  vi.unstubAllGlobals();
});

it('says when the menu cannot be exported', async () => {
  serve({ [`GET ${AT}.json`]: refused(409, 'This menu is kept on another main server: change it there.') });
  open('/shops/s1/master?tab=files');
  await userEvent.click(await screen.findByRole('button', { name: 'Export JSON' }));
  expect(
    await screen.findByText('Failed to export the menu: This menu is kept on another main server: change it there.'),
  ).toBeTruthy();
});
