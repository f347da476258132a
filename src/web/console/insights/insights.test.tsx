import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { open, OWNER, refused, signIn, stubServer } from '#test/console-page.tsx';

const FIGURES = {
  from: '2026-03-08',
  to: '2026-03-14',
  orders: 12,
  cancelled: 2,
  abandoned: 1,
  toMade: { orders: 10, median: 4, p90: 9 },
  toCollected: { orders: 9, median: 6, p90: 75 },
  byDay: [
    { day: '2026-03-13', orders: 2, toMade: null, toCollected: null, sales: [] },
    {
      day: '2026-03-14',
      orders: 10,
      toMade: { orders: 10, median: 4, p90: 9 },
      toCollected: { orders: 9, median: 6, p90: 75 },
      sales: [{ currency: 'HKD', amount: 105600 }],
    },
  ],
  byHour: Array.from({ length: 24 }, (_, i) => ({ hour: (i + 5) % 24, orders: i === 18 ? 12 : 0 })),
  byExperience: [
    { kioskType: 'ez-pairing', orders: 11, joined: 20, ordered: 9, medianSecondsToOrder: 95 },
    { kioskType: null, orders: 1, joined: 0, ordered: 0, medianSecondsToOrder: null },
  ],
  zeroProof: { orders: 3, of: 12 },
  sales: [{ currency: 'HKD', amount: 105600 }],
  unpriced: 3,
  topDrinks: [{ recipeId: 'r1', name: 'Negroni', orders: 7 }],
};
const INSIGHTS = 'GET /api/admin/shops/s1/insights';
const serve = (answer: unknown) =>
  stubServer({ 'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' }, [INSIGHTS]: answer });

const numbersOf = async (name: string) =>
  within(await screen.findByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('draws one picture for each question, with its numbers beneath', async () => {
  serve(FIGURES);
  open('/shops/s1/insights');
  expect(await screen.findByText('Busiest day: Saturday, March 14')).toBeTruthy();
  expect(screen.getByText('HK$1,056.00', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByText('Busiest hour: 23:00 to 00:00')).toBeTruthy();
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    'Orders by day',
    'Orders by hour',
    'Median time from ordering to the made drink, by day',
    'Median time from ordering to the collected drink, by day',
    'Turnover by day in HKD',
    'Orders by experience',
    'Share of visits with an order, by experience',
    'Median time from joining to the first order, by experience',
    'The ten drinks ordered most',
  ]);
  expect(await numbersOf('Orders by experience')).toEqual([
    ['EZ Pairing', '11'],
    ['Placed by staff', '1'],
  ]);
  expect(await numbersOf('Share of visits with an order, by experience')).toEqual([['EZ Pairing', '45% (9 of 20)']]);
  expect(await numbersOf('Median time from joining to the first order, by experience')).toEqual([
    ['EZ Pairing', '1 min 35 sec'],
  ]);
  expect(await numbersOf('The ten drinks ordered most')).toEqual([['Negroni', '7']]);
  expect((await numbersOf('Orders by hour')).filter(([, n]) => n !== '0')).toEqual([['23:00–00:00', '12']]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      '12orders12 in the week before',
      '2cancelled besides2 in the week before',
      '7%abandoned: 1 order was never approved',
      '25%without alcohol25% in the week before',
      '3orders without a price',
    ]),
  );
});

it('says how long guests wait, and what each night comes to', async () => {
  serve(FIGURES);
  open('/shops/s1/insights');
  expect(await screen.findByText('Half of the drinks are made within 4 min, nine of ten within 9 min')).toBeTruthy();
  expect(screen.getByText('Half of the drinks are collected within 6 min, nine of ten within 75 min')).toBeTruthy();
  expect(await numbersOf('Median time from ordering to the made drink, by day')).toEqual([
    ['Fri, Mar 13, 2026', '–'],
    ['Sat, Mar 14, 2026', '4 min, 9 min'],
  ]);
  expect(await numbersOf('Turnover by day in HKD')).toEqual([
    ['Fri, Mar 13, 2026', 'HK$0.00'],
    ['Sat, Mar 14, 2026', 'HK$1,056.00'],
  ]);
});

it('draws no waits, prices or abandoned orders where there are none', async () => {
  const byDay = FIGURES.byDay.map((day) => ({ ...day, toMade: null, toCollected: null, sales: [] }));
  serve({ ...FIGURES, byDay, abandoned: 0, toMade: null, toCollected: null, sales: [], unpriced: null });
  open('/shops/s1/insights');
  await screen.findByText(/Busiest day/);
  expect(screen.queryByText(/within|Turnover|abandoned|without a price/)).toBeNull();
});

it('asks for the days in the address', async () => {
  const sent = serve(FIGURES);
  const at = open('/shops/s1/insights?from=2026-03-01');
  await screen.findByText(/Busiest day/);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-10' } });
  expect(at()).toBe('/shops/s1/insights?from=2026-03-01&to=2026-03-10');
  await waitFor(() =>
    expect(sent.filter(({ route }) => route === INSIGHTS).map(({ query }) => query)).toContainEqual({
      from: '2026-03-01',
      to: '2026-03-10',
    }),
  );
});

it('says so when nobody ordered', async () => {
  serve({ ...FIGURES, orders: 0, cancelled: 0, byExperience: [], topDrinks: [], zeroProof: { orders: 0, of: 0 } });
  open('/shops/s1/insights');
  expect(await screen.findByRole('heading', { name: 'Nobody ordered in these days' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it.each([
  [refused(422, 'Choose at most 92 days.'), 'Choose at most 92 days.'],
  [refused(500, 'Something went wrong on the server.'), 'Failed to load insights.'],
])('tells why there are none', async (answer, text) => {
  serve(answer);
  open('/shops/s1/insights');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('compares with as many days right before', async () => {
  const sent = serve(FIGURES);
  open('/shops/s1/insights');
  await screen.findAllByText('12 in the week before');
  expect(sent.findLast(({ route }) => route === INSIGHTS)?.query).toEqual({ from: '2026-03-01', to: '2026-03-07' });
});

it('draws nothing below ten orders: the numbers say it', async () => {
  serve({ ...FIGURES, orders: 9 });
  open('/shops/s1/insights');
  expect(await screen.findByText('Charts are drawn from 10 orders on.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('names what is zero in one line, without a bar', async () => {
  const [first, second] = FIGURES.byExperience;
  serve({ ...FIGURES, byExperience: [first, { ...second, orders: 0 }] });
  open('/shops/s1/insights');
  expect(await screen.findByText('None: Placed by staff')).toBeTruthy();
  expect(await numbersOf('Orders by experience')).toEqual([
    ['EZ Pairing', '11'],
    ['Placed by staff', '0'],
  ]);
});
