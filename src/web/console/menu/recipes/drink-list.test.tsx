import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { named, NEGRONI, pour } from '#test/master-drinks.ts';

const AT = '/v1/admin/shops/s1/recipes';
const LEMONADE = {
  ...NEGRONI,
  id: 'r2',
  ...named('Lemonade'),
  hidden: true,
  recipeIngredient: [pour('lemon', 'Lemon juice', { abv: 0 })],
};
const BAMBOO = { ...NEGRONI, id: 'r3', ...named('Bamboo', '竹影') };

/** The menu, as calls for several drinks change it. */
function serve(answers: Answers = {}): Sent[] {
  let recipes = [NEGRONI, LEMONADE, BAMBOO];
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/recipes': { recipes: [] },
    'GET /api/admin/shops/s1/pumps': { pumps: [], poursByHand: true, version: 1 },
    [`GET ${AT}`]: () => ({ recipes }),
    [`GET ${AT}/r1`]: () => recipes[0],
    [`GET ${AT}/r3`]: () => recipes[2],
    [`PATCH ${AT}`]: ({ body }: Sent) => {
      const { drinks } = body as { drinks: { id: string }[] };
      recipes = recipes.map((recipe) => {
        const { version: _, ...change } = { version: 0, ...drinks.find(({ id }) => id === recipe.id) };
        return { ...recipe, ...change, version: recipe.version + 1 };
      });
      return { saved: drinks.map(({ id }) => ({ id, version: 4 })), refused: [] };
    },
    ...answers,
  });
}
const written = (sent: Sent[]) => sent.filter(({ route }) => !route.startsWith('GET'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
};
const mark = async (state: string) => {
  const states = await screen.findByRole('group', { name: 'Chosen drinks, for guests' });
  await userEvent.click(within(states).getByRole('button', { name: state }));
};
const chosen = () => screen.queryByText(/drinks? chosen$/)?.textContent;

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});
afterEach(() => vi.unstubAllGlobals());

const onWideScreen = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.endsWith('(min-width: 1000px)'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

it('opens a drink beside the list that is searched, and closes it', async () => {
  onWideScreen();
  serve();
  Element.prototype.scrollIntoView = vi.fn();
  const at = open('/shops/s1/master?q=gin');
  await userEvent.click(await screen.findByRole('link', { name: 'Bamboo' }));
  expect(at()).toBe('/shops/s1/master/r3?q=gin');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Bamboo' });
  expect(document.activeElement).toBe(heading);
  const list = within(screen.getByRole('navigation', { name: 'Drinks' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Negroni', 'Bamboo']);
  expect(list.getByRole('link', { current: 'page' }).textContent).toBe('Bamboo');
  await waitFor(() => expect(document.title).toBe('Bamboo · Sipwell'));
  await press('Taste');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Taste' }));

  await userEvent.click(screen.getByRole('link', { name: 'Close Bamboo' }));
  expect(at()).toBe('/shops/s1/master?q=gin');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bamboo' }));
});

it('opens the list with a drink whose address is known, which the arrow keys walk', async () => {
  onWideScreen();
  serve();
  open('/shops/s1/master/r1');
  await screen.findByRole('heading', { level: 2, name: 'Negroni' });
  expect(document.activeElement).toBe(document.body);
  const names = ['Negroni', 'Lemonade', 'Bamboo'] as const;
  const [first, second, last] = names.map((name) => screen.getByRole('link', { name }));
  first!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(last);
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowUp}');
  expect(document.activeElement).toBe(first);
});

it('asks before another drink is chosen while this one is not saved', async () => {
  onWideScreen();
  serve();
  const at = open('/shops/s1/master/r1');
  await userEvent.type(await screen.findByDisplayValue('Negroni'), ' twice');
  await userEvent.click(screen.getByRole('link', { name: 'Bamboo' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(at()).toBe('/shops/s1/master/r1');
  expect(screen.getByDisplayValue('Negroni twice')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Bamboo' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByDisplayValue('Bamboo')).toBeTruthy();
});

it('names a drink that was written in Chinese by its English name, each marked with its language', async () => {
  const tea = { ...NEGRONI, id: 'r4', ...named('檸檬茶'), name_translations: { en: 'Lemon Tea' } };
  serve({ [`GET ${AT}`]: { recipes: [tea] } });
  open('/shops/s1/master');
  expect((await screen.findByRole('link', { name: 'Lemon Tea' })).lang).toBe('en');
  expect(screen.getByText('檸檬茶').lang).toBe('zh-Hant-HK');
});

it('marks the chosen drinks sold out in one call, and puts each back as it was', async () => {
  const sent = serve();
  open('/shops/s1/master');
  await choose('Negroni', 'Lemonade');
  expect(chosen()).toBe('2 drinks chosen');
  await mark('Sold out');
  expect(await screen.findByText('2 drinks are sold out.')).toBeTruthy();
  expect(chosen()).toBeUndefined();
  await press('Undo');
  expect(await screen.findByText('2 drinks are as they were before.')).toBeTruthy();
  expect(written(sent).map(({ body }) => body)).toEqual([
    {
      drinks: [
        { id: 'r1', hidden: false, available: false },
        { id: 'r2', hidden: false, available: false },
      ],
    },
    {
      drinks: [
        { id: 'r1', hidden: false, available: true, version: 4 },
        { id: 'r2', hidden: true, available: true, version: 4 },
      ],
    },
  ]);
});

it('says the last thing that was done, in one place, and takes it back from there', async () => {
  serve({ [`DELETE ${AT}/r3`]: { success: true, batchId: 'b1' } });
  open('/shops/s1/master');
  await choose('Negroni');
  await mark('Sold out');
  expect(await screen.findByText('1 drink is sold out.')).toBeTruthy();
  await press('Delete Bamboo');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Bamboo is deleted.')).toBeTruthy();
  expect(screen.queryByText('1 drink is sold out.')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
});

it('tells which drinks were not changed and why, keeps them chosen, and tries them again', async () => {
  const replies: unknown[] = [
    {
      saved: [{ id: 'r1', version: 4 }],
      refused: [
        { id: 'r2', because: 'recipe-not-found' },
        { id: 'r3', because: 'changed-meanwhile' },
      ],
    },
    refused(503, 'The server is busy.'),
    { saved: [{ id: 'r3', version: 7 }], refused: [] },
    { saved: [{ id: 'r1', version: 5 }], refused: [{ id: 'r3', because: 'changed-meanwhile' }] },
  ];
  const sent = serve({ [`PATCH ${AT}`]: () => replies.shift() });
  open('/shops/s1/master');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all shown (3)' }));
  await mark('Sold out');
  expect(
    await screen.findByText(
      '1 drink is sold out. 1 drink is left as it was: Lemonade (no longer on the menu). 1 drink is left as it was: Bamboo (changed by somebody else meanwhile).',
    ),
  ).toBeTruthy();
  expect(chosen()).toBe('2 drinks chosen');
  await press('Try Again');
  expect(await screen.findByText('1 drink is left as it was: Bamboo (The server is busy.).')).toBeTruthy();
  await press('Try Again');
  expect(await screen.findByText('1 drink is sold out.')).toBeTruthy();
  await press('Undo');
  expect(
    await screen.findByText(
      '1 drink is as it was before. 1 drink is left as it was: Bamboo (changed by somebody else meanwhile).',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(written(sent).map(({ body }) => (body as { drinks: { id: string }[] }).drinks.map(({ id }) => id))).toEqual([
    ['r1', 'r2', 'r3'],
    ['r3'],
    ['r3'],
    ['r1', 'r3'],
  ]);
});

it('chooses all that a search shows, on other pages too, and nothing else', async () => {
  const many = Array.from({ length: 60 }, (_, i) => ({ ...NEGRONI, id: `d${i}`, name: `Drink ${i}` }));
  const sent = serve({ [`GET ${AT}`]: { recipes: [...many, LEMONADE] } });
  open('/shops/s1/master?q=gin');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all shown (60)' }));
  expect(chosen()).toBe('60 drinks chosen');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Drink 3' }));
  expect(chosen()).toBe('59 drinks chosen');
  await mark('Hidden');
  expect(await screen.findByText('59 drinks are hidden.')).toBeTruthy();
  expect((written(sent)[0]!.body as { drinks: unknown[] }).drinks).toHaveLength(59);
});

it('deletes the chosen drinks after a question, tells which could not be, and brings back the others', async () => {
  const answers: Answers = {
    [`DELETE ${AT}/r1`]: { success: true, batchId: 'b1' },
    [`DELETE ${AT}/r2`]: refused(503, 'The server is busy.'),
    [`DELETE ${AT}/r3`]: { success: true, batchId: 'b3' },
  };
  for (const batch of ['b1', 'b3'])
    answers[`POST /api/undo/${batch}`] = {
      success: true,
      restoredShops: 0,
      restoredInstances: 0,
      restoredRecipes: 1,
      message: '',
    };
  const sent = serve(answers);
  open('/shops/s1/master');
  await choose('Negroni', 'Lemonade', 'Bamboo');
  await press('Delete chosen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 drinks?' }));
  expect(question.getByText(/It can be undone for 30 days\.$/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText('2 drinks are deleted. 1 drink is left as it was: Lemonade (The server is busy.).'),
  ).toBeTruthy();
  expect(chosen()).toBe('1 drink chosen');
  await press('Undo');
  expect(await screen.findByText('2 drinks are back on the menu.')).toBeTruthy();
  expect(written(sent).map(({ route }) => route)).toEqual([
    `DELETE ${AT}/r1`,
    `DELETE ${AT}/r2`,
    `DELETE ${AT}/r3`,
    'POST /api/undo/b3',
    'POST /api/undo/b1',
  ]);
});
