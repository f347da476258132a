import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PumpBottle, StockPlace } from '#contract/menu/stock.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { newsStream } from '#test/news-stream.ts';

const AT = '/api/admin/shops/s1';
const NOW = '2026-11-22T12:00:00.000Z';
const gin = { id: 'gin', name: 'Gin', name_translations: { 'zh-HK': '氈酒' } };
const bottle = (more: Partial<NonNullable<PumpBottle['bottle']>> = {}): PumpBottle => ({
  slot: 3,
  ingredient: gin,
  drinkMl: 34,
  bottle: {
    sizeMl: 700,
    levelMl: 80,
    lowMl: 100,
    isLow: true,
    isMeasured: false,
    isUncertain: false,
    drinksLeft: 2,
    canUndo: false,
    ...more,
  },
});

function at(page: 'machines' | 'tonight', pumps: PumpBottle[], more: Answers = {}) {
  let places: StockPlace[] = [{ machineId: null, name: null, pumps }];
  const news = newsStream();
  let isFollowed = false;
  const become = (...now: PumpBottle[]) => {
    places = [{ machineId: null, name: null, pumps: now }];
    return { places };
  };
  const sent = stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/events`]: () => {
      isFollowed = true;
      return news.answer();
    },
    [`GET ${AT}/machines`]: { now: NOW, machines: [] },
    [`GET ${AT}/stock`]: () => ({ places }),
    [`POST ${AT}/stock/refill`]: ({ body }: Sent) => {
      const { levelMl = 700 } = body as { levelMl?: number };
      return become(bottle({ levelMl, isLow: levelMl <= 100, drinksLeft: Math.floor(levelMl / 34) }));
    },
    [`POST ${AT}/stock/undo-refill`]: () => become(bottle()),
    [`PUT ${AT}/stock`]: () => become(bottle({ levelMl: 700, isLow: false })),
    ...more,
  });
  open(`/shops/s1/${page}`);
  return {
    sent,
    become,
    isFollowed: () => isFollowed,
    say: () => news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'stock' }] }),
  };
}
const ofGin = () => screen.findByRole('button', { name: /Gin/ });
const ofGins = () => screen.findAllByRole('button', { name: /Gin/, hidden: true });
/** What the page folds: the summary, whether it is open, and its pumps. */
const folds = () =>
  [...document.querySelectorAll('details')].map((one) => [
    one.querySelector('summary')?.textContent,
    one.open,
    within(one)
      .getAllByRole('button', { hidden: true })
      .map(({ textContent }) => /Pump \d/.exec(textContent ?? '')?.[0]),
  ]);

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the bottles', () => {
  it('are refilled with two taps, and that is taken back with one', async () => {
    const { sent } = at('machines', [bottle()]);
    const low = await ofGin();
    expect(low.textContent).toContain('80 of 700 ml');
    expect(low.textContent).toContain('enough for 2 drinks');
    expect(within(low).getByText('Low')).toBeTruthy();
    await userEvent.click(low);
    await userEvent.click(screen.getByRole('button', { name: 'Full: 700 ml' }));
    expect(await screen.findByText('Gin is refilled.')).toBeTruthy();
    expect(sent.find(({ route }) => route === `POST ${AT}/stock/refill`)?.body).toEqual({
      machineId: null,
      slot: 3,
    });
    await waitFor(async () => expect((await ofGin()).textContent).toContain('700 of 700 ml'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back.')).toBeTruthy();
    await waitFor(async () => expect((await ofGin()).textContent).toContain('80 of 700 ml'));
  });

  it('take what is typed, and say at once why not', async () => {
    at('machines', [bottle()], { [`POST ${AT}/stock/refill`]: refused(422, 'The bottle holds less than that.') });
    await userEvent.click(await ofGin());
    const field = screen.getByRole('spinbutton', { name: 'Or as much as is in it' });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Say how many millilitres are left.')).toBeTruthy();
    await userEvent.type(field, '900');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The bottle holds less than that.')).toBeTruthy();
  });

  it('follow what is poured', async () => {
    const { become, say, isFollowed } = at('machines', [bottle({ levelMl: 300, isLow: false, drinksLeft: 8 })]);
    expect((await ofGin()).textContent).toContain('300 of 700 ml');
    await waitFor(() => expect(isFollowed()).toBe(true));
    become(bottle({ levelMl: 10, drinksLeft: 0, isUncertain: true }));
    await say();
    expect(await within(await ofGin()).findByText('Empty')).toBeTruthy();
    expect(within(await ofGin()).getByText('Look at it')).toBeTruthy();
  });

  it('are folded where there are many, those that need somebody first', async () => {
    const full = (slot: number) => ({ ...bottle({ levelMl: 700, isLow: false }), slot });
    const [low, uncertain] = [bottle(), { ...bottle({ isLow: false, isUncertain: true }), slot: 9 }];
    at('machines', [full(1), full(2), low, full(4), full(5), full(6), uncertain]);
    await ofGins();
    expect(folds()).toEqual([
      ['Low, or to be looked at: 2', true, ['Pump 3', 'Pump 9']],
      ['Enough left: 5', false, ['Pump 1', 'Pump 2', 'Pump 4', 'Pump 5', 'Pump 6']],
    ]);
  });

  it('that are more than six and all low are folded as well', async () => {
    at(
      'machines',
      [1, 2, 3, 4, 5, 6, 7].map((slot) => ({ ...bottle(), slot })),
    );
    await ofGins();
    expect(folds().map(([summary, isOpen]) => [summary, isOpen])).toEqual([['Low, or to be looked at: 7', false]]);
  });

  it('that are six stand unfolded', async () => {
    at(
      'machines',
      [1, 2, 3, 4, 5, 6].map((slot) => ({ ...bottle(), slot })),
    );
    expect(await ofGins()).toHaveLength(6);
    expect(folds()).toEqual([]);
  });

  it('are counted from when the owner says how large they are', async () => {
    const { sent } = at('machines', [{ ...bottle(), bottle: null }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Count the bottles…' }));
    const low = screen.getByRole('spinbutton', { name: 'Gin is low from, ml' });
    const hintOf = () => document.getElementById(low.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hintOf()).toBe('about 2 drinks left');
    await userEvent.clear(low);
    expect(hintOf()).toBeUndefined();
    await userEvent.type(low, '50');
    expect(hintOf()).toBe('about 1 drink left');
    const size = screen.getByRole('spinbutton', { name: 'Bottle of Gin, ml' });
    await userEvent.clear(size);
    await userEvent.type(size, '1000');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await ofGin()).toBeTruthy();
    expect(sent.find(({ route }) => route === `PUT ${AT}/stock`)?.body).toEqual({
      machineId: null,
      bottles: [{ slot: 3, sizeMl: 1000, lowMl: 50 }],
    });
  });
});

describe('the counter', () => {
  const quiet: Answers = {
    [`GET ${AT}/orders`]: { data: [], total: 0, page: 1, kioskNames: {} },
    [`GET ${AT}/recipes`]: { recipes: [] },
    [`GET ${AT}/selling`]: refused(404, 'Not found.'),
  };
  it('warns of bottles that run low, and refills them there', async () => {
    at('tonight', [bottle(), { ...bottle({ isLow: false }), slot: 4 }], quiet);
    const low = within(await screen.findByRole('list', { name: 'Running low' }));
    expect(low.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(low.getByRole('button', { name: /80 ml/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Full: 700 ml' }));
    expect(await screen.findByText('Gin is refilled.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Running low' })).toBeNull());
  });
});
