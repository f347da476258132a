import { beforeEach, expect, it, vi } from 'vitest';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers } from '#test/console-page.tsx';

const AT = 'GET /api/admin/shops/s1/inspection';
const drink = (id: string, name: string, part: object) => ({
  id,
  name,
  name_translations: {},
  hidden: false,
  available: true,
  ABV: 0,
  alcohol: 'free',
  allergens: [],
  allergenList: 'unknown',
  ...part,
});
const MENU = [
  drink('r1', 'Negroni', { ABV: 24.5, alcohol: 'contains', allergens: ['sulphites'], allergenList: 'declared' }),
  drink('r2', 'House Cup', { ABV: 3, alcohol: 'unknown' }),
  drink('r3', 'Mystery', { alcohol: 'unknown', allergens: ['milk'] }),
  drink('r4', 'Soda', { allergenList: 'declared' }),
  drink('r5', 'Secret', { hidden: true }),
];
const order = (n: number, part: object = {}) => ({
  orderId: `o${n}`,
  displayId: `A${String(n).padStart(2, '0')}`,
  day: '2026-03-14',
  recipeId: 'r1',
  placedAt: '2026-03-14T12:00:00.000Z',
  drink: 'Negroni',
  size: 'sizeM',
  quantity: 1,
  alcoholGrams: 17.2,
  adult: { at: '2026-03-14T12:00:00.000Z', by: 'guest' },
  approved: { at: '2026-03-14T12:01:00.000Z', by: { who: 'staff', name: 'wing' } },
  ...part,
});
const inspection = (part: object = {}) => ({
  from: '2026-02-13',
  to: '2026-03-14',
  madeAt: '2026-03-14T13:00:00.000Z',
  timeZone: 'Asia/Hong_Kong',
  shop: { names: { en: 'Night Owl', 'zh-HK': '夜貓' }, address: { en: '1 Wing Lok Street', 'zh-HK': '' } },
  alcoholDuty: true,
  care: [],
  orders: [],
  isCut: { care: false, orders: false },
  ...part,
});
const serve = (part: object = {}, answers: Answers = {}) =>
  stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/recipes': { recipes: MENU },
    [AT]: inspection(part),
    ...answers,
  });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('never shows what nobody has checked as none', async () => {
  serve();
  open('/shops/s1/inspection');
  expect(await rowsOf('Menu')).toEqual([
    ['Negroni', '24.5% ABV', 'Sulphites'],
    ['House Cup', 'At least 3% ABV', 'Not checked'],
    ['Mystery', 'Not known to be free of alcohol', 'Milk and milk products · Others not checked'],
    ['Soda', 'No alcohol', 'None of those that must be declared'],
  ]);
  expect(screen.getByText('1 Wing Lok Street')).toBeTruthy();
  expect(screen.getByText('There was none in these days.')).toBeTruthy();
  expect(screen.getByText('In these days no machine was cleaned through this server.')).toBeTruthy();
});

it('says who confirmed, who approved, and what was cleaned, by the shop’s clock', async () => {
  const orders = [
    order(1),
    order(2, { adult: null, approved: { at: null, by: { who: 'house' } }, alcoholGrams: null }),
    order(3, { adult: { at: '2026-03-14T12:05:00.000Z', by: 'staff' }, approved: null, quantity: 2 }),
    order(4, { approved: { at: '2026-03-14T12:01:00.000Z', by: { who: 'guest' } } }),
  ];
  const care = [
    { id: 'c1', at: '2026-03-13T20:30:00.000Z', machine: 'Left', slot: 3, what: 'clean', state: 'done', by: 'wing' },
    { id: 'c2', at: '2026-03-14T10:00:00.000Z', machine: 'Berry', slot: null, what: 'clean', state: null, by: null },
  ];
  serve({ orders, care });
  open('/shops/s1/inspection');
  const rows = await rowsOf('Orders above 1.2% ABV, or of unknown strength');
  expect(rows.map(([number, , what, alcohol, adult, approved]) => [number, what, alcohol, adult, approved])).toEqual([
    ['A01', 'Negroni · Medium', '17.2 g', 'By the guest, 8:00 PM', 'wing, 8:01 PM'],
    ['A02', 'Negroni · Medium', 'Not kept', 'Nobody was asked', 'By itself, as the shop set it'],
    ['A03', '2 × Negroni · Medium', '17.2 g', 'By staff, 8:05 PM', 'Nobody yet'],
    ['A04', 'Negroni · Medium', '17.2 g', 'By the guest, 8:00 PM', 'The guest, 8:01 PM'],
  ]);
  expect((await rowsOf('Cleaning')).map((row) => row.slice(1))).toEqual([
    ['Left · Pump 3', 'Clean', 'Done', 'wing'],
    ['Berry', 'Clean', 'Its own program does not say', 'An account that is gone'],
  ]);
});

it('turns pages on screen, prints them all, and says when it is not all', async () => {
  const orders = Array.from({ length: 60 }, (_, n) => order(n + 1));
  serve({ orders, isCut: { care: false, orders: true } });
  open('/shops/s1/inspection');
  const caption = 'Orders above 1.2% ABV, or of unknown strength';
  expect(await rowsOf(caption)).toHaveLength(10);
  expect(screen.getByText('Only the first 60 of these days stand here. Choose fewer days to see all.')).toBeTruthy();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the orders' }));
  await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
  expect((await rowsOf(caption))[0]![0]).toBe('A11');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await rowsOf(caption)).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(await rowsOf(caption)).toHaveLength(10);
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('asks for the days in the address, and can be tried again', async () => {
  let answer: unknown = refused(500);
  const sent = serve({}, { [AT]: () => answer });
  open('/shops/s1/inspection?from=2026-03-01&to=2026-03-05');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load the inspection.');
  answer = inspection({ shop: { names: { en: 'Owl', 'zh-HK': '' }, address: { en: '', 'zh-HK': '' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await screen.findByRole('link', { name: 'Set it on the shop’s page' })).getAttribute('href')).toBe(
    '/shops/s1/shop',
  );
  expect(sent.findLast(({ route }) => route === AT)?.query).toEqual({ from: '2026-03-01', to: '2026-03-05' });
});
