import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Machine } from '#contract/machines/console.ts';
import type { PumpBottle } from '#contract/menu/stock.ts';
import { open, OWNER, signIn, stubServer, type Answers } from '#test/console-page.tsx';
import { guestRecipe } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';

const AT = '/api/admin/shops/s1';
const NOW = '2026-11-22T12:00:00.000Z';
const [gin, tonic, mint] = (['Gin', 'Tonic', 'Mint'] as const).map((name) => ({
  id: name.toLowerCase(),
  name,
  name_translations: {},
}));
const of = (thing: typeof gin, amount: number) => ({ ...thing!, amount, unit: 'ml' as const });
const drink = (name: string, ...recipeIngredient: ReturnType<typeof of>[]) => ({
  ...guestRecipe({ id: name, name, name_translations: {} }),
  hidden: false,
  recipeIngredient,
});
const RECIPES = [
  drink('Gin and Tonic', of(gin, 40), of(tonic, 120)),
  drink('Gin Mint', of(gin, 40), of(mint, 10)),
  drink('Mint Tea', of(mint, 200)),
  drink('Tonic', of(tonic, 150)),
];
const machine = (id: string, more: Partial<Machine>): Machine => ({
  id,
  name: id,
  kind: 'own',
  state: 'ready',
  isPaired: true,
  codeExpiresAt: null,
  lastSeenAt: NOW,
  firmware: null,
  says: 'idle',
  levels: [],
  pause: null,
  fault: null,
  cleaningRequired: false,
  simulatedFault: null,
  job: null,
  care: null,
  createdAt: NOW,
  ...more,
});
const bottle = (slot: number, thing: typeof gin, levelMl: number): PumpBottle => ({
  slot,
  ingredient: thing!,
  drinkMl: 30,
  bottle: {
    sizeMl: 700,
    levelMl,
    lowMl: 100,
    isLow: levelMl <= 100,
    isMeasured: false,
    isUncertain: false,
    drinksLeft: null,
    canUndo: false,
  },
});

let pumps = [{ slot: 1, ingredientId: 'gin', mlPerSecond: 10 }];
let ginMl = 700;
const news = newsStream();

function atMachines() {
  let isFollowed = false;
  const answers: Answers = {
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/events`]: () => {
      isFollowed = true;
      return news.answer();
    },
    [`GET ${AT}/machines`]: {
      now: NOW,
      // The second is a program whose bottles lack tonic: its pump counts as empty.
      machines: [machine('Left', {}), machine('Berry', { kind: 'cocktailberry', levels: [{ slot: 2, pct: 0 }] })],
    },
    [`GET ${AT}/recipes`]: { recipes: RECIPES },
    [`GET ${AT}/pumps`]: () => ({ pumps, poursByHand: true, version: 1 }),
    [`GET ${AT}/stock`]: () => ({
      places: [
        { machineId: 'Left', name: 'Left', pumps: [bottle(1, gin, ginMl)] },
        { machineId: 'Berry', name: 'Berry', pumps: [] },
      ],
    }),
  };
  const sent = stubServer(answers);
  open('/shops/s1/machines');
  return { sent, isFollowed: () => isFollowed };
}
/** What a machine's card lists, by the heading of each list. */
const listsOf = async (name: string) => {
  const card = within(await screen.findByRole('region', { name }));
  const all = card.getByText('What it can make').closest('details')!;
  if (!all.open) await userEvent.click(card.getByText('What it can make'));
  await card.findByText(/^Made by the machine/);
  return [...all.querySelectorAll('details')].map(({ textContent }) => textContent);
};

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
  pumps = [
    { slot: 1, ingredientId: 'gin', mlPerSecond: 10 },
    { slot: 2, ingredientId: 'tonic', mlPerSecond: 10 },
  ];
  ginMl = 700;
});

it('lists what each machine makes itself, partly, by hand and not at all', async () => {
  const { sent } = atMachines();
  await screen.findByRole('region', { name: 'Left' });
  expect(sent.some(({ route }) => route === `GET ${AT}/pumps`)).toBe(false);
  expect(await listsOf('Left')).toEqual([
    'Made by the machine: 2Gin and Tonic, Tonic',
    'Partly by hand: 1Gin Mint',
    'By hand: 1Mint Tea',
  ]);
  expect(await listsOf('Berry')).toEqual([
    'Made by the machine: 0–',
    'Partly by hand: 1Gin Mint',
    'By hand: 1Mint Tea',
    'Not at all now: 2Gin and Tonic: no Tonic leftTonic: no Tonic left',
  ]);
});

it('follows the bottles', async () => {
  const { isFollowed } = atMachines();
  expect(await listsOf('Left')).toHaveLength(3);
  await waitFor(() => expect(isFollowed()).toBe(true));
  ginMl = 5;
  await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'stock' }] });
  await waitFor(async () =>
    expect((await listsOf('Left')).at(-1)).toBe('Not at all now: 2Gin and Tonic: no Gin leftGin Mint: no Gin left'),
  );
});

it('follows the slots', async () => {
  pumps = [];
  atMachines();
  expect(await listsOf('Left')).toEqual([
    'Made by the machine: 0–',
    'Partly by hand: 0–',
    'By hand: 4Gin and Tonic, Gin Mint, Mint Tea, Tonic',
  ]);
});
