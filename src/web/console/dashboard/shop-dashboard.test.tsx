import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, type Answers } from '#test/console-page.tsx';
import { newsStream } from '#test/news-stream.ts';
import { section, serve } from '#test/dashboard-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the page', () => {
  it('has the shop’s name in its title and leads on', async () => {
    serve();
    const at = open('/shops/s1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar Admin Dashboard' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Shop Master Page' }));
    expect(at()).toBe('/shops/s1/master');
  });

  it('says how tonight goes, as it goes, and leads to the counter', async () => {
    const news = newsStream();
    let stages = ['waiting', 'waiting', 'attention', 'ready'];
    serve({
      'GET /api/admin/shops/s1/orders': () => ({ data: stages.map((stage) => ({ stage })), total: 4, page: 1 }),
      'GET /api/admin/shops/s1/events': news.answer,
    });
    const at = open('/shops/s1');
    const tonight = await section('Tonight');
    const counts = () => tonight.getAllByRole('definition').map(({ textContent }) => textContent);
    await waitFor(() => expect(counts()).toEqual(['2', '1', '1']));
    stages = ['ready'];
    await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'order' }] } as never);
    await waitFor(() => expect(counts()).toEqual(['0', '0', '1']));
    stages = [];
    await news.say({ seq: 3, reset: false, events: [{ seq: 3, kind: 'order' }] } as never);
    expect(await tonight.findByText('All quiet')).toBeTruthy();
    await userEvent.click(tonight.getByRole('link', { name: 'Open the counter' }));
    expect(at()).toBe('/shops/s1/tonight');
  });

  it('says that tonight’s orders did not come, and asks again', async () => {
    let isThere = false;
    serve({
      'GET /api/admin/shops/s1/orders': () => (isThere ? { data: [], total: 0, page: 1 } : refused(500)),
    });
    open('/shops/s1');
    const tonight = await section('Tonight');
    expect(await tonight.findByText('Failed to load orders.')).toBeTruthy();
    isThere = true;
    await userEvent.click(tonight.getByRole('button', { name: 'Try Again' }));
    expect(await tonight.findByText('All quiet')).toBeTruthy();
  });

  it('says that guests can order, or why they cannot', async () => {
    const now = { timeZone: 'Asia/Hong_Kong', open: null, alcohol: null, lastOrdersMinutes: 0, pause: null };
    let selling: object = { now };
    const news = newsStream();
    serve({
      'GET /api/admin/shops/s1/selling': () => selling,
      'GET /api/admin/shops/s1/events': news.answer,
    });
    open('/shops/s1');
    const tonight = await section('Tonight');
    expect(await tonight.findByText('Taking orders')).toBeTruthy();
    selling = { now: { ...now, pause: { reason: { en: 'Ice', 'zh-HK': '' } } } };
    await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'selling' }] } as never);
    expect(await tonight.findByText('Paused: Ice')).toBeTruthy();
    expect(tonight.queryByText('Taking orders')).toBeNull();
  });

  it('names what needs somebody, what keeps guests waiting first, each with its way', async () => {
    const machine = { id: 'm1', name: 'House', isPaired: true, state: 'offline', care: null };
    const bottle = (isLow: boolean) => ({ slot: isLow ? 1 : 2, ingredient: {}, bottle: { isLow } });
    serve({
      'GET /api/admin/shops/s1/orders': { data: [{ stage: 'attention' }, { stage: 'ready' }], total: 2, page: 1 },
      'GET /api/admin/shops/s1/machines': {
        now: new Date().toISOString(),
        machines: [machine, { ...machine, id: 'm2', isPaired: false }, { ...machine, id: 'm3', state: 'ready' }],
      },
      'GET /api/admin/shops/s1/stock': {
        places: [{ machineId: 'm1', name: 'House', pumps: [bottle(true), bottle(false)] }],
      },
      'GET /api/admin/shops/s1/menu-checks': { ingredients: [{}], toMeasure: [], drinks: [{}, {}] },
      'GET /api/admin/shops/s1/dead-ends': { data: [] },
    });
    open('/shops/s1');
    const needs = within(await screen.findByRole('list', { name: 'Needs you' }));
    await waitFor(() => expect(needs.getAllByRole('link')).toHaveLength(4));
    expect(needs.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['1 order to look at', '/shops/s1/tonight'],
      ['House Offline', '/shops/s1/machines'],
      ['1 bottle running low', '/shops/s1/tonight'],
      ['3 things on the menu to be checked', '/shops/s1/master?tab=checks'],
    ]);
  });

  it('says that nothing needs somebody only once all of it is known', async () => {
    let isKnown: (value: unknown) => void = () => undefined;
    serve({
      'GET /api/admin/shops/s1/stock': { places: [] },
      'GET /api/admin/shops/s1/menu-checks': { ingredients: [], toMeasure: [], drinks: [] },
      'GET /api/admin/shops/s1/dead-ends': () => new Promise((known) => (isKnown = known)),
    });
    open('/shops/s1');
    const tonight = await section('Tonight');
    await tonight.findByText('All quiet');
    expect(tonight.queryByText('Nothing now')).toBeNull();
    isKnown({ data: [] });
    expect(await tonight.findByText('Nothing now')).toBeTruthy();
  });

  it('leads back to the shops', async () => {
    signIn({ role: 'ADMIN' });
    serve({ 'GET /api/admin/shops': { data: [] } });
    const at = open('/shops/s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Shops' }));
    expect(at()).toBe('/shop-admin');
  });

  it('says so when there is no such shop', async () => {
    serve({ 'GET /api/admin/shops/s1': refused(404, 'Shop not found') });
    open('/shops/s1');
    expect(await screen.findByText('Shop not found')).toBeTruthy();
  });
});

describe('Fetch All Recipes', () => {
  const route = 'POST /api/admin/shops/s1/fetch-and-update-recipes';
  const returning = 'GET /api/admin/shops/s1/returning-recipes';
  let sent: ReturnType<typeof serve>;
  const fetchAll = async (answers: Answers) => {
    sent = serve({ [returning]: { recipes: [] }, ...answers });
    open('/shops/s1');
    const recipes = await section('Recipes');
    await userEvent.click(recipes.getByRole('button', { name: 'Fetch All Recipes' }));
    return within(recipes.getAllByRole('status')[0]!);
  };

  it('shows what came', async () => {
    let asked = 0;
    const line = await fetchAll({
      'GET /api/admin/shops/s1/recipes': () => {
        asked++;
        return { recipes: [] };
      },
      [route]: { recipes: [{ id: 'r1' }], nameless: [] },
    });
    expect(await line.findByText('1 recipe was fetched.')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it.each([
    ['none upstream', { recipes: [], nameless: [] }, 'No recipes found for this shop.'],
    [
      'one that nothing names',
      { recipes: [{ id: 'r1' }], nameless: ['n8'] },
      '1 recipe was fetched. 1 recipe has no name and was left out: n8.',
    ],
    [
      'more of them than anybody reads',
      { recipes: [], nameless: Array.from({ length: 12 }, (_, n) => `#${n}`) },
      'No recipes found for this shop. 12 recipes have no name and were left out: #0, #1, #2, #3, #4, #5, #6, #7, #8, #9, ….',
    ],
    ['a refusal', refused(502, 'The main server cannot be reached.'), 'Failed to fetch and save recipes.'],
    ['no answer', 'no answer', 'Failed to fetch and save recipes.'],
  ])('says so on %s', async (_case, reply, text) => {
    const line = await fetchAll({ [route]: reply });
    expect((await line.findByText(text)).closest('p')!.className).toContain('bad');
  });

  it('fetches nothing if it cannot tell what would come back', async () => {
    const line = await fetchAll({ [returning]: refused(502) });
    expect(await line.findByText('Failed to fetch and save recipes.')).toBeTruthy();
    expect(sent.some((call) => call.route === route)).toBe(false);
  });

  describe('with drinks that were taken off the menu', () => {
    const ask = async () => {
      const line = await fetchAll({
        [returning]: {
          recipes: [
            { id: 'r1', name: 'Negroni', name_translations: { 'zh-HK': '尼格羅尼' } },
            { id: 'r2', name: 'Mojito', name_translations: {} },
          ],
        },
        [route]: { recipes: [{ id: 'r1' }, { id: 'r2' }], nameless: [] },
      });
      const dialog = await screen.findByRole('dialog', { name: 'Put these drinks back on the menu?' });
      return { line, dialog, press: (name: string) => userEvent.click(within(dialog).getByRole('button', { name })) };
    };
    const choices = () => sent.filter((call) => call.route === route).map(({ body }) => body);

    it('names them and asks; leaving them off is the default', async () => {
      const { line, dialog } = await ask();
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Negroni尼格羅尼', 'Mojito']);
      expect(document.activeElement?.textContent).toBe('Leave them off');
      expect(choices()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      expect(await line.findByText('2 recipes were fetched.')).toBeTruthy();
      expect(choices()).toEqual([{ putBack: false }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('puts them back if the owner says so', async () => {
      const { line, press } = await ask();
      await press('Put them back');
      expect(await line.findByText('2 recipes were fetched.')).toBeTruthy();
      expect(choices()).toEqual([{ putBack: true }]);
    });

    it('does nothing if the question is closed', async () => {
      const { press } = await ask();
      await press('Close');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(choices()).toEqual([]);
    });
  });
});

it('shows the machine’s code and id, and prints its poster alone', async () => {
  const printed: (string | undefined)[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.documentElement.dataset.print);
    window.dispatchEvent(new Event('afterprint'));
  });
  serve();
  open('/shops/s1');
  const card = await section('Machine QR');
  expect(await card.findByRole('img', { name: 'QR code of the machine' })).toBeTruthy();
  expect(card.getByText('s1')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Print' }));
  expect(printed).toEqual(['poster']);
  await waitFor(() => expect(document.documentElement.dataset.print).toBeUndefined());
  print.mockRestore();
});
