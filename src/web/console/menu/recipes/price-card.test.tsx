import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const named = (name: string, chinese?: string) => ({
  name,
  name_translations: chinese === undefined ? {} : { 'zh-HK': chinese },
});
const GIN = { id: 'gin', ...named('Gin'), amount: 45, unit: 'ml', colour: null, abv: 40, sparkling: false };
const LIME = {
  id: 'lime',
  ...named('Lime juice'),
  amount: 30,
  unit: 'ml',
  colour: '#dfe8a0',
  abv: 0,
  sparkling: false,
};
const GIMLET = {
  id: 'r1',
  shopId: 's1',
  userId: null,
  ...named('Gimlet'),
  description: 'Sharp.',
  description_translations: { ja: '鋭い' },
  type: 'cocktail',
  ice: 'none',
  mixingMethod: 'shake',
  hidden: false,
  available: true,
  customised: false,
  glassId: 'coupe',
  glass: named('Coupe Glass'),
  garnishId: null,
  garnish: null,
  image: null,
  recipeImage: null,
  ABV: null,
  layeringSequence: [],
  recipeIngredient: [GIN, LIME],
  drinkFeatures: [{ property: 'acidity', value: 4 }],
  flavourEstimated: false,
  allergens: [],
  version: 3,
};
const SAVE = 'PUT /api/admin/shops/s1/recipes/r1/prices';
const RECIPES = 'GET /api/admin/shops/s1/recipes';

function atDrink(more: Answers = {}): Sent[] {
  const sent = stubServer({
    'GET /api/admin/shops/s1/pumps': { pumps: [], poursByHand: true, version: 1 },
    'GET /v1/admin/shops/s1/recipes': { recipes: [GIMLET] },
    'GET /v1/admin/shops/s1/recipes/r1': GIMLET,
    'GET /api/admin/shops/s1/selling': { settings: SELLING_DEFAULTS, version: 1, now: {}, pausedAt: null },
    [RECIPES]: { recipes: [{ id: 'r1', prices: { sizeS: 8800, sizeM: null, sizeL: null } }] },
    [SAVE]: ({ body }: Sent) => body,
    ...more,
  });
  open('/shops/s1/master/r1');
  return sent;
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save prices' });

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('saves a price for each size, in the smallest unit', async () => {
  const sent = atDrink();
  expect((await field('Small')).value).toBe('88.00');
  expect(screen.getByText(/Guests do not see prices yet/)).toBeTruthy();
  await userEvent.type(await field('Medium'), '98.5');
  await userEvent.clear(await field('Small'));
  await userEvent.click(saveButton());
  expect(await screen.findByText('Prices saved.')).toBeTruthy();
  expect(sent.find(({ route }) => route === SAVE)?.body).toEqual({ sizeS: null, sizeM: 9850, sizeL: null });
});

it('does not send what is no price', async () => {
  const sent = atDrink();
  await userEvent.type(await field('Large'), 'a lot');
  expect(screen.getByText('A price looks like 88.00.')).toBeTruthy();
  expect(saveButton().disabled).toBe(true);
  expect(sent.some(({ route }) => route === SAVE)).toBe(false);
});

it('keeps what was typed when saving fails', async () => {
  atDrink({ [SAVE]: refused(500) });
  await userEvent.type(await field('Large'), '120');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Failed to save the prices.')).toBeTruthy();
  await vi.waitFor(async () => expect((await field('Large')).value).toBe('120'));
});
