import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

const named = (name: string, chinese?: string) => ({
  name,
  name_translations: chinese === undefined ? {} : { 'zh-HK': chinese },
});
const DRAWING = {
  glass: 'rocks',
  layers: [{ colour: '#b3382ccc', share: 1 }],
  foam: null,
  ice: 'large',
  garnishes: [],
  bubbles: 0,
  rim: null,
  steam: false,
};
const INGREDIENTS = [named('Gin', '氈酒'), named('Campari', '金巴利'), named('Vermouth'), named('Orange')];
const NEGRONI = {
  id: 'r1',
  ...named('Negroni', '內格羅尼'),
  description: 'Bitter and red.',
  description_translations: {},
  ingredients: INGREDIENTS,
  recipeIngredient: INGREDIENTS.map((one) => ({ ...one, id: one.name })),
  glass: named('Rocks Glass'),
  image: null,
  recipeImage: null,
  drawing: DRAWING,
  ABV: 23.1,
  alcohol: 'contains',
  hidden: false,
  available: true,
  drinkFeatures: [
    { property: 'sweet', value: 2 },
    { property: 'strength', value: 5 },
    { property: 'fizzy', value: 0 },
  ],
};

function serve(recipes: unknown) {
  stubServer({ 'GET /api/admin/shops/s1/recipes': recipes, 'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' } });
}

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('shows each recipe with its coverage, three ingredients and flavours', async () => {
  serve({ recipes: [NEGRONI] });
  open('/shops/s1');
  const card = within((await screen.findByRole('heading', { name: 'Negroni' })).closest('li')!);
  expect(card.getByText('Bitter and red.')).toBeTruthy();
  expect(card.getByText('50% in Chinese (Hong Kong)')).toBeTruthy();
  expect(['Gin', 'Campari', 'Vermouth'].map((name) => card.getByText(name))).toHaveLength(3);
  expect(card.queryByText('Orange')).toBeNull();
  expect(card.getByText('and 1 more')).toBeTruthy();
  expect(card.getByText('Strength').textContent).toBe('Strength 5');
  expect(card.queryByText(/Fizzy/)).toBeNull();
});

it('views them in another language, each text with the language it is in', async () => {
  serve({ recipes: [NEGRONI] });
  open('/shops/s1');
  const language = await screen.findByLabelText<HTMLSelectElement>('View in');
  expect(language.selectedOptions[0]?.textContent).toBe('Original');
  await screen.findByRole('heading', { name: 'Negroni' });
  await userEvent.selectOptions(language, 'zh-HK');
  expect(screen.getByRole('heading', { name: '內格羅尼' }).lang).toBe('zh-Hant-HK');
  expect(screen.getByText('氈酒').lang).toBe('zh-Hant-HK');
  expect(screen.getByText('Bitter and red.').lang).toBe('en');
});

it('marks what guests do not get', async () => {
  serve({ recipes: [{ ...NEGRONI, hidden: true, available: false }] });
  open('/shops/s1');
  expect(await screen.findByText('Hidden')).toBeTruthy();
  expect(screen.getByText('Sold out')).toBeTruthy();
});

it('finds one by its name in any language', async () => {
  serve({ recipes: [NEGRONI, { ...NEGRONI, id: 'r2', ...named('Mojito') }] });
  open('/shops/s1');
  await userEvent.type(await screen.findByLabelText('Find a recipe'), '內格');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Negroni']);
  await userEvent.type(screen.getByLabelText('Find a recipe'), 'x');
  expect(screen.getByText('No recipe has “內格x” in its name.')).toBeTruthy();
});

it.each([
  ['fail to load', refused(500), 'Failed to load recipes.'],
  ['are none', { recipes: [] }, 'No recipes found for this shop.'],
])('says when they %s', async (_case, reply, text) => {
  serve(reply);
  open('/shops/s1');
  expect(await screen.findByText(text)).toBeTruthy();
});

it('shows the coverage of three languages at most, those the menu is furthest in', async () => {
  const both = { 'zh-HK': '內格羅尼', ja: 'ネグローニ', fr: 'Négroni', de: 'Negroni', it: 'Negroni' };
  const gin = { ...named('Gin'), name_translations: { ja: 'ジン', it: 'Gin' } };
  serve({ recipes: [{ ...NEGRONI, name_translations: both, ingredients: [gin] }] });
  open('/shops/s1');
  const card = within((await screen.findByRole('heading', { name: 'Negroni' })).closest('li')!);
  expect(card.getAllByText(/^\d+% in /).map(({ textContent }) => textContent)).toEqual([
    '33% in Chinese (Hong Kong)',
    '66% in Italian',
    '66% in Japanese',
  ]);
});

it('shows the coverage of what the shop’s guests read, and offers these languages before the others', async () => {
  stubServer({
    'GET /api/admin/shops/s1/recipes': {
      recipes: [{ ...NEGRONI, name_translations: { ja: 'ネグローニ', it: 'Negroni' } }],
    },
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /v1/admin/shops/s1': { shop_id: 's1', name: 'Bar', languages: ['ja', 'fr'] },
    'GET /api/translations/languages': {
      supportedLanguages: ['zh-HK', 'ja', 'fr', 'it'].map((code) => ({ code, name: code, nativeName: code })),
    },
  });
  open('/shops/s1');
  const card = within((await screen.findByRole('heading', { name: 'Negroni' })).closest('li')!);
  await card.findByText('16% in Japanese');
  expect(card.getAllByText(/^\d+% in /).map(({ textContent }) => textContent)).toEqual([
    '33% in Chinese (Hong Kong)',
    '16% in Japanese',
    '0% in French',
  ]);
  const picker = screen.getByLabelText<HTMLSelectElement>('View in');
  const others = within(picker).getByRole<HTMLOptGroupElement>('group', { name: 'Other languages' });
  expect([...picker.options].map(({ value }) => value)).toEqual(['', 'zh-HK', 'ja', 'fr', 'it']);
  expect(
    within(others)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(['it']);
});

describe('two thousand recipes', () => {
  const MANY = Array.from({ length: 2000 }, (_, i) => ({ ...NEGRONI, id: `r${i}`, ...named(`Drink ${i}`) }));
  const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const openAll = async () => {
    Element.prototype.scrollIntoView = vi.fn();
    serve({ recipes: MANY });
    open('/shops/s1');
    await screen.findByRole('heading', { name: 'Drink 0' });
    return within(screen.getByRole('navigation', { name: 'Pages of recipes' }));
  };

  it('come a page at a time, and are counted aloud', async () => {
    const pages = await openAll();
    expect(cards()).toHaveLength(6);
    expect(pages.getByRole('status').textContent).toBe('1–6 of 2,000 recipes');
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    expect(cards()[0]).toBe('Drink 6');
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    await userEvent.selectOptions(pages.getByLabelText('On a page'), '48');
    expect(cards()).toHaveLength(48);
  });

  it('are found from any page', async () => {
    const pages = await openAll();
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await userEvent.type(screen.getByLabelText('Find a recipe'), 'Drink 199');
    await waitFor(() => expect(pages.getByRole('status').textContent).toBe('1–6 of 11 recipes'));
    expect(cards()[0]).toBe('Drink 199');
  });
});
