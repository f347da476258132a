import { afterEach, beforeEach, expect, it } from 'vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addConsoleTexts, changeLocale } from '#web/shell/i18n.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1';
const CHECKS = {
  ingredients: [
    {
      name: 'Sunset Mix',
      name_translations: {},
      drinks: ['Sunset', 'Dusk', 'Dawn', 'Noon'].map((name) => ({ id: name, name, name_translations: {} })),
    },
  ],
  toMeasure: [],
  isKeptHere: true,
  drinks: [
    {
      id: 'r1',
      name: 'Sour',
      name_translations: {},
      allergens: ['eggs'],
      unknownIngredients: ['Sunset Mix'],
      contents: 'a',
    },
    { id: 'r2', name: 'Soda', name_translations: {}, allergens: [], unknownIngredients: [], contents: 'b' },
  ],
};

const serve = (answers: Answers = {}) =>
  stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/menu-checks`]: CHECKS,
    [`PUT ${AT}/ingredient-strengths`]: { success: true, drinks: 4 },
    [`PUT ${AT}/declared-allergens`]: { success: true },
    ...answers,
  });
const show = () => open('/shops/s1/master?tab=checks');

beforeEach(() => signIn(OWNER));
afterEach(() => changeLocale('en'));

it('asks how strong an ingredient is, and takes one tap for an answer that can be taken back', async () => {
  const sent = serve();
  show();
  const row = within(await screen.findByRole('listitem', { name: 'Sunset Mix' }));
  expect(row.getByText('in Sunset, Dusk, Dawn and 1 more')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Liqueur 20%' }));
  expect(await screen.findByText('Sunset Mix is 20% ABV.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { name: 'Sunset Mix', abv: 20 },
    { name: 'Sunset Mix', abv: null },
  ]);
});

it('takes a strength of its own, from 0 to 100', async () => {
  const sent = serve();
  show();
  const row = within(await screen.findByRole('listitem', { name: 'Sunset Mix' }));
  const save = row.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.type(row.getByLabelText('Strength of Sunset Mix'), '101');
  expect(save.disabled).toBe(true);
  await userEvent.clear(row.getByLabelText('Strength of Sunset Mix'));
  await userEvent.type(row.getByLabelText('Strength of Sunset Mix'), '37.5');
  await userEvent.click(save);
  expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ name: 'Sunset Mix', abv: 37.5 });
});

it('declares a drink’s allergens as they are shown, or as they are put right', async () => {
  const sent = serve();
  show();
  const row = within(await screen.findByRole('listitem', { name: 'Sour' }));
  expect(row.getByText('Nothing is known of Sunset Mix')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Change' }));
  await userEvent.click(row.getByRole('button', { name: 'Milk and milk products' }));
  await userEvent.click(row.getByRole('button', { name: 'That is right' }));
  expect(sent.find(({ route }) => route.endsWith('declared-allergens'))?.body).toEqual({
    drinks: [{ id: 'r1', allergens: ['eggs', 'milk'], contents: 'a' }],
  });
});

it('declares all at once as they were put right, once it is sure', async () => {
  const sent = serve();
  show();
  const row = within(await screen.findByRole('listitem', { name: 'Soda' }));
  await userEvent.click(row.getByRole('button', { name: 'Change' }));
  await userEvent.click(row.getByRole('button', { name: 'Tree nuts' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All are right as shown' }));
  expect(await screen.findByText(/2 drinks hold what is shown here, and nothing else/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Declare' }));
  expect(await screen.findByText('The allergens of 2 drinks are declared.')).toBeTruthy();
  expect(sent.find(({ route }) => route.endsWith('declared-allergens'))?.body).toEqual({
    drinks: [
      { id: 'r1', allergens: ['eggs'], contents: 'a' },
      { id: 'r2', allergens: ['tree-nuts'], contents: 'b' },
    ],
  });
});

const TO_MEASURE = [
  {
    id: 'r 3',
    name: 'Latte',
    name_translations: {},
    unmeasured: [{ name: 'vodka', name_translations: {} }],
  },
  { id: 'r4', name: 'Punch', name_translations: {}, unmeasured: [] },
];

it('lists drinks whose recipe tells no strength, and leads to the recipe', async () => {
  serve({ [`GET ${AT}/menu-checks`]: { ...CHECKS, ingredients: [], drinks: [], toMeasure: TO_MEASURE } });
  show();
  const latte = within(await screen.findByRole('listitem', { name: 'Latte' }));
  expect(latte.getByText('No amount: vodka')).toBeTruthy();
  expect(latte.getByRole('link', { name: 'Complete the recipe' }).getAttribute('href')).toBe('/shops/s1/master/r%203');
  expect(within(screen.getByRole('listitem', { name: 'Punch' })).getByText('No ingredients')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2 drinks of unknown strength' })).toBeTruthy();
  expect(screen.getByText('To be checked (2)')).toBeTruthy();
  expect(screen.queryByText(/another main server/)).toBeNull();
});

it('leads to what can be done where the menu is kept on another main server', async () => {
  serve({ [`GET ${AT}/menu-checks`]: { ...CHECKS, toMeasure: TO_MEASURE, isKeptHere: false } });
  show();
  const fetching = await screen.findByRole('link', { name: 'fetch all recipes' });
  expect(fetching.getAttribute('href')).toBe('/shops/s1');
  expect(screen.queryByRole('link', { name: 'Complete the recipe' })).toBeNull();
  // No drink of it can be opened.
  expect(screen.queryByRole('link', { name: 'Sour' })).toBeNull();
});

it('says when there is nothing to check', async () => {
  serve({ [`GET ${AT}/menu-checks`]: { ...CHECKS, ingredients: [], drinks: [] } });
  show();
  expect(await screen.findByText('Nothing to check')).toBeTruthy();
});

it('says when it cannot be read, and offers to try again', async () => {
  serve({ [`GET ${AT}/menu-checks`]: refused(400, 'No.') });
  show();
  expect(await screen.findByText('What is to be checked could not be read.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('says why an answer was not taken', async () => {
  serve({ [`PUT ${AT}/ingredient-strengths`]: refused(503, 'Later.') });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'No alcohol' }));
  expect(await screen.findByText('That did not work: Later.')).toBeTruthy();
});

it('names drinks and ingredients in the reader’s language, and sends what they are called on the menu', async () => {
  await addConsoleTexts();
  await changeLocale('zh-HK');
  const mix = { name: 'Sunset Mix', name_translations: { 'zh-HK': '日落' } };
  const sour = { ...CHECKS.drinks[0]!, name_translations: { 'zh-HK': '酸酒' } };
  const sent = serve({
    [`GET ${AT}/menu-checks`]: { ...CHECKS, ingredients: [{ ...mix, drinks: [sour] }], drinks: [sour] },
    [`GET ${AT}/recipes`]: { recipes: [{ ...sour, ingredients: [mix] }] },
  });
  show();
  const link = await screen.findByRole('link', { name: '酸酒' });
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('zh-Hant-HK');
  expect(await screen.findByText(/日落/, { selector: '[class*=badge]' })).toBeTruthy();
  const row = within(screen.getByRole('listitem', { name: '日落' }));
  expect(row.getByText(/酸酒/)).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: /20%/ }));
  expect(await screen.findByText(/^日落.*20%/)).toBeTruthy();
  expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({ name: 'Sunset Mix', abv: 20 });
});
