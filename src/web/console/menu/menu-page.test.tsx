import { beforeEach, expect, it } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLocale } from '#web/shell/i18n.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { named, NEGRONI, pour } from '#test/master-drinks.ts';

const AT = '/v1/admin/shops/s1/recipes';
const LEMONADE = {
  ...NEGRONI,
  id: 'r2',
  ...named('Lemonade'),
  hidden: true,
  available: false,
  recipeIngredient: [pour('lemon', 'Lemon juice', { abv: 0 })],
};
const PUMPS = { pumps: [{ slot: 1, ingredientId: 'gin', mlPerSecond: 20 }], poursByHand: true, version: 7 };

function serve(answers: Answers = {}): Sent[] {
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/recipes': { recipes: [NEGRONI, LEMONADE] },
    'GET /api/admin/shops/s1/pumps': PUMPS,
    [`GET ${AT}`]: { recipes: [NEGRONI, LEMONADE] },
    [`GET ${AT}/r1`]: NEGRONI,
    ...answers,
  });
}
const written = (sent: Sent[]) => sent.filter(({ route }) => !route.startsWith('GET'));
const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? []);

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('lists the menu in both languages, hidden drinks too, and finds a drink by what is in it', async () => {
  serve();
  const at = open('/shops/s1/master');
  const row = within(await screen.findByRole('row', { name: /Negroni/ }));
  expect(row.getByText('內格羅尼').lang).toBe('zh-Hant-HK');
  expect(row.getByText('22.9% ABV')).toBeTruthy();
  expect(names()).toEqual(['Negroni', 'Lemonade']);
  expect(within(screen.getByRole('row', { name: /Lemonade/ })).getByText('No alcohol')).toBeTruthy();

  await userEvent.type(screen.getByLabelText('Find a drink or an ingredient'), 'campari');
  expect(names()).toEqual(['Negroni']);
  expect(at()).toBe('/shops/s1/master?q=campari');
  await userEvent.clear(screen.getByLabelText('Find a drink or an ingredient'));
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Which drinks' })).getByRole('button', { name: /Sold out/ }),
  );
  expect(names()).toEqual(['Lemonade']);
  expect(at()).toBe('/shops/s1/master?show=sold-out');
});

it('shows twenty-five of two thousand drinks at a time', async () => {
  const many = Array.from({ length: 2000 }, (_, i) => ({ ...NEGRONI, id: `r${i}`, name: `Drink ${i}` }));
  serve({ [`GET ${AT}`]: { recipes: many } });
  const at = open('/shops/s1/master?page=2');
  expect(await screen.findByText('Page 2 of 80, 2000 drinks')).toBeTruthy();
  expect(names()).toHaveLength(25);
  expect(names()[0]).toBe('Drink 25');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(at()).toBe('/shops/s1/master?page=3');
});

it('hides a drink and sells it out from the list', async () => {
  const sent = serve({
    [`PATCH ${AT}/r1`]: ({ body }: Sent) => ({ ...NEGRONI, ...(body as object) }),
  });
  open('/shops/s1/master');
  const group = within(await screen.findByRole('group', { name: 'Negroni for guests' }));
  const pressed = () => group.getByRole('button', { pressed: true }).textContent;
  expect(pressed()).toBe('On the menu');
  for (const state of ['Hidden', 'Sold out', 'On the menu']) {
    await userEvent.click(group.getByRole('button', { name: state }));
    await waitFor(() => expect(pressed()).toBe(state));
  }
  await userEvent.click(group.getByRole('button', { name: 'On the menu' }));
  expect(written(sent).map(({ body }) => body)).toEqual([
    { hidden: true },
    { hidden: false, available: false },
    { hidden: false, available: true },
  ]);
});

it('marks a flavour that is estimated, finds those there are, and confirms them', async () => {
  let estimated = { ...NEGRONI, flavourEstimated: true };
  const sent = serve({
    [`GET ${AT}`]: () => ({ recipes: [estimated, LEMONADE] }),
    [`PATCH ${AT}/r1`]: ({ body }: Sent) => (estimated = { ...estimated, ...(body as object) }),
  });
  open('/shops/s1/master');
  const row = within(await screen.findByRole('row', { name: /Negroni/ }));
  expect(row.getByText('Flavour estimated')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm flavour of Lemonade' })).toBeNull();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Which drinks' })).getByRole('button', { name: /Flavour estimated/ }),
  );
  expect(names()).toEqual(['Negroni']);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm flavour of Negroni' }));
  expect(await screen.findByText('The flavour of Negroni is confirmed.')).toBeTruthy();
  expect(written(sent).map(({ body }) => body)).toEqual([{ flavourEstimated: false }]);
  expect(screen.getByText('No drink is like that.')).toBeTruthy();
});

it('deletes a drink after a question that names it, and says what went wrong', async () => {
  const sent = serve({ [`DELETE ${AT}/r1`]: refused(404, 'Recipe not found') });
  open('/shops/s1/master');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Negroni' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Negroni?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(written(sent)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Negroni' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('That did not work: Recipe not found')).toBeTruthy();
});

it('brings a deleted drink back', async () => {
  let isGone = false;
  const sent = serve({
    [`GET ${AT}`]: () => ({ recipes: isGone ? [LEMONADE] : [NEGRONI, LEMONADE] }),
    [`DELETE ${AT}/r1`]: () => {
      isGone = true;
      return { success: true, batchId: 'b1' };
    },
    'POST /api/undo/b1': () => {
      isGone = false;
      return { success: true, restoredShops: 0, restoredInstances: 0, restoredRecipes: 1, message: '' };
    },
  });
  open('/shops/s1/master');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Negroni' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Negroni is deleted.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Negroni' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The drink is back on the menu.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Negroni' })).toBeTruthy();
  expect(written(sent).map(({ route }) => route)).toEqual([`DELETE ${AT}/r1`, 'POST /api/undo/b1']);
});

it('changes the order by buttons, at once', async () => {
  const sent = serve({ 'PUT /v1/admin/shops/s1/recipe-order': { success: true } });
  open('/shops/s1/master');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move Lemonade up' }));
  expect(written(sent)[0]?.body).toEqual({ recipeIds: ['r2', 'r1'] });
});

it.each([
  ['fail to load', refused(500), 'Failed to load recipes.'],
  ['are none', { recipes: [] }, 'No recipes found for this shop.'],
])('says when the drinks %s', async (_case, reply, text) => {
  serve({ [`GET ${AT}`]: reply });
  open('/shops/s1/master');
  expect(await screen.findByText(text)).toBeTruthy();
});

it('shows the kiosks’ copy where the menu is kept on another server', async () => {
  const drawing = {
    glass: 'rocks',
    layers: [],
    foam: null,
    ice: 'none',
    garnishes: [],
    bubbles: 0,
    rim: null,
    steam: false,
  };
  const copy = { ...NEGRONI, ABV: 27.1, alcohol: 'contains', ingredients: [named('Gin')], drawing };
  serve({
    [`GET ${AT}`]: { status: 409, body: { code: 'menu-kept-elsewhere', message: 'Elsewhere.' } },
    'GET /api/admin/shops/s1/recipes': { recipes: [copy] },
  });
  open('/shops/s1/master');
  expect(await screen.findByText(/This menu is kept on another main server/)).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Negroni/ })).toBeTruthy();
});

it('lists what the machine can make as the slots stand, and clears them', async () => {
  const sent = serve();
  open('/shops/s1/master?tab=pumps');
  const by = async () =>
    [...(await screen.findByRole('region', { name: 'What the machine can make' })).querySelectorAll('summary')].map(
      ({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]),
    );
  const [machine = 0, both = 0, hand = 0] = await by();
  expect(machine + both).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all pumps' }));
  expect(await by()).toEqual([0, 0, machine + both + hand]);
  expect(screen.queryByRole('button', { name: 'Clear all pumps' })).toBeNull();
  expect(written(sent)).toEqual([]);
});

it('names the ingredients of pumps in the reader’s language', async () => {
  const gin = { ...pour('gin', 'Gin'), ...named('Gin', '氈酒') };
  const recipes = [{ ...NEGRONI, recipeIngredient: [gin, pour('campari', 'Campari')] }];
  serve({ [`GET ${AT}`]: { recipes }, 'GET /api/admin/shops/s1/recipes': { recipes } });
  open('/shops/s1/master?tab=pumps');
  await screen.findByRole('combobox', { name: 'Ingredient in slot 1' });
  await act(() => changeLocale('zh-HK'));
  const choice = within(await screen.findByRole('combobox', { name: '插槽 1 的材料' }));
  expect(choice.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['選擇材料', '氈酒', 'Campari']);
  await act(() => changeLocale('en'));
});

it('makes as many slots as the machine has pumps, and says what is not offered without hands', async () => {
  const sent = serve({ 'PUT /api/admin/shops/s1/pumps': { ...PUMPS, poursByHand: false, version: 8 } });
  open('/shops/s1/master?tab=pumps');
  const count = await screen.findByLabelText('How many pumps my machine has');
  const slots = () => screen.getAllByLabelText('Slot').map((field) => (field as HTMLInputElement).value);
  const type = async (text: string) => {
    await userEvent.clear(count);
    await userEvent.type(count, text);
    await userEvent.tab();
  };
  await type('12');
  expect(slots()).toEqual(Array.from({ length: 12 }, (_, i) => `${i + 1}`));
  await type('129');
  expect(screen.getByText('A machine has 0 to 128 pumps.')).toBeTruthy();
  expect(slots()).toHaveLength(12);
  await type('1');
  expect(slots()).toEqual(['1']);

  expect(screen.getByText('Partly by hand: 1')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'We also pour by hand' }));
  expect(screen.getByText('Partly by hand, not offered: 1')).toBeTruthy();
  // Nothing on the menu can be made this way: guests would have nothing to choose from.
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('Save pumps');
  await screen.findByRole('alertdialog', { name: 'Leave guests without a drink?' });
  await press('Cancel');
  expect(written(sent)).toEqual([]);
  await press('Save pumps');
  await screen.findByRole('alertdialog');
  await press('Save all the same');
  await screen.findByText('Saved. The next order is poured this way.');
  expect(written(sent).at(-1)?.body).toEqual({ poursByHand: false, pumps: PUMPS.pumps });
});

it('saves the pumps, refuses one slot used twice, and asks before writing over another’s table', async () => {
  const replies = [refused(412, 'Somebody else changed this meanwhile.'), PUMPS];
  let current = PUMPS;
  const sent = serve({
    'GET /api/admin/shops/s1/pumps': () => current,
    'PUT /api/admin/shops/s1/pumps': () => replies.shift(),
  });
  open('/shops/s1/master?tab=pumps');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a pump' }));
  const slots = screen.getAllByLabelText('Slot');
  expect(slots.map((slot) => (slot as HTMLInputElement).value)).toEqual(['1', '2']);
  // What a phone folds: a new pump is open, and opens again for what is missing in it.
  const isOpen = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
  expect(isOpen(/1 Gin 20 ml per second/)).toBe('false');
  const folding = screen.getByRole('button', { name: /2 Choose an ingredient 25 ml per second/ });
  expect(folding.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(folding);
  expect(folding.getAttribute('aria-expanded')).toBe('false');
  await userEvent.clear(slots[1]!);
  await userEvent.type(slots[1]!, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Save pumps' }));
  expect(screen.getByText('Slot 1 is used twice.')).toBeTruthy();
  expect(screen.getByText('Every pump needs an ingredient.')).toBeTruthy();
  expect(folding.getAttribute('aria-expanded')).toBe('true');
  expect(written(sent)).toEqual([]);

  await userEvent.clear(slots[1]!);
  await userEvent.type(slots[1]!, '4');
  await userEvent.selectOptions(screen.getByLabelText('Ingredient in slot 4'), 'Campari');
  current = { pumps: [{ slot: 1, ingredientId: 'gin', mlPerSecond: 30 }], poursByHand: true, version: 8 };
  await userEvent.click(screen.getByRole('button', { name: 'Save pumps' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed the pumps meanwhile' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Slot 1',
    'Slot 4',
  ]);
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Gin, 30 ml per second',
    'Gin, 20 ml per second',
    'No pump',
    'Campari, 25 ml per second',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine over theirs' }));
  expect(await screen.findByText('Saved. The next order is poured this way.')).toBeTruthy();
  const [first, second] = written(sent);
  expect(first?.headers['if-match']).toBe('"7"');
  expect(second?.headers['if-match']).toBe('"8"');
  expect(second?.body).toEqual({
    poursByHand: true,
    pumps: [PUMPS.pumps[0], { slot: 4, ingredientId: 'campari', mlPerSecond: 25 }],
  });
});

it('invites an owner, shows the password once, and disables an account', async () => {
  const account = (part: object) => ({
    id: 'a1',
    username: 'bar',
    disabled: false,
    created_at: '2026-01-02T00:00:00Z',
    own: true,
    ...part,
  });
  const grace = account({ id: 'a2', username: 'grace', own: false });
  const sent = serve({
    'GET /v1/admin/shops/s1/staff': { staff: [account({}), grace] },
    'POST /v1/admin/shops/s1/staff': { account: grace, password: 'abcd-efgh-jkmn-pqrs' },
    'PATCH /v1/admin/shops/s1/staff/a2': { ...grace, disabled: true },
  });
  open('/shops/s1/master?tab=staff');
  await userEvent.type(await screen.findByLabelText('Username of a new account'), 'grace');
  await userEvent.click(screen.getByRole('button', { name: 'Make an account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Password of grace' });
  expect(within(dialog).getByText('abcd-efgh-jkmn-pqrs')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'I have passed it on' }));
  expect(screen.queryByText('abcd-efgh-jkmn-pqrs')).toBeNull();

  expect(within(await screen.findByRole('row', { name: /bar/ })).getByText('This is you')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Disable grace' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('grace is disabled.')).toBeTruthy();
  expect(written(sent).map(({ body }) => body)).toEqual([{ username: 'grace', role: 'STAFF' }, { disabled: true }]);
});
