/** The board is read from afar, and nobody scrolls it: whatever a night brings stands on the screen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byTurns } from '#test/by-turns.ts';
import { callApi, ownersBearer } from '../api.ts';
import { usePeople } from '../browser.ts';
import { whatDoesNotFit } from '../fits.ts';
import { startServer, type RunningServer } from '../server.ts';

const PATH = '/api/admin/shops/demo-bar/board';
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 1080, height: 1920 },
];
/** As long as a name on it gets, and as numbers get late in a busy night. */
const called = (count: number, from: number, name: string | null) =>
  Array.from({ length: count }, (_, at) => ({ displayId: String(from + at), name }));
const league = ['Maximilianne', 'Ada', '小明'].map((name, at) => ({ place: at + 1, name, points: 120 - at }));

describe('the board', () => {
  const people = usePeople();
  let server: RunningServer;
  let shown: { ready: { drink: object }[] };
  let key = '';
  beforeAll(async () => {
    server = await startServer();
    const headers = await ownersBearer(server);
    const made = await callApi(server, 'PUT', `${PATH}-key`, { headers, body: { renew: true } });
    ({ key } = made.body as { key: string });
    const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', adultConfirmed: true };
    const { body } = await callApi(server, 'POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { ...headers, 'idempotency-key': 'one' },
      body: order,
    });
    const { orderId } = body as { orderId: string };
    for (const step of ['approve', 'complete'])
      await callApi(server, 'POST', `/api/admin/shops/demo-bar/orders/${orderId}/${step}`, { headers, body: {} });
    shown = (await callApi(server, 'GET', PATH, { headers })).body as typeof shown;
  });
  afterAll(async () => void (await server.stop()));

  const ready = (count: number, name: string | null) =>
    called(count, 1000, name).map((one) => ({ ...one, drink: shown.ready[0]!.drink }));

  it.each(
    byTurns<[string, () => object]>(
      [
        ['nothing', () => ({ preparing: [], ready: [] })],
        ['a few orders', () => ({ preparing: called(2, 1020, 'Ada'), ready: ready(3, '小明') })],
        [
          'as many as stand large',
          () => ({ preparing: called(6, 1020, 'Maximilianne'), ready: ready(4, 'Maximilianne') }),
        ],
        ['many ready', () => ({ preparing: called(2, 1020, 'Ada'), ready: ready(12, 'Ada') })],
        ['many to make', () => ({ preparing: called(12, 1020, 'Ada'), ready: ready(4, 'Ada') })],
        [
          'as many as it shows',
          () => ({ preparing: called(12, 1020, 'Maximilianne'), ready: ready(12, 'Maximilianne') }),
        ],
        ['as many without names', () => ({ preparing: called(12, 1020, null), ready: ready(12, null) })],
        ['as many and a league', () => ({ preparing: called(12, 1020, 'Ada'), ready: ready(12, 'Ada'), league })],
      ],
      2,
    ),
  )('with %s', async (_case, part) => {
    const board = await people.desktop();
    const text = `data: ${JSON.stringify({ ...shown, ...part() })}\n\n`;
    await board.route(`**${PATH}`, (route) =>
      route.fulfill({ body: text, headers: { 'content-type': 'text/event-stream' } }),
    );
    await board.goto(`${server.origin}/shops/demo-bar/board#key=${key}`);
    await board.getByRole('img', { name: /Scan to order/ }).waitFor();
    const found: unknown[] = [];
    for (const size of SIZES) {
      await board.setViewportSize(size);
      const below = await board.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      found.push(...(below > 0 ? [[size, `${below} px are below the screen`]] : []));
      found.push(...(await whatDoesNotFit(board)).map((text) => [size, text]));
    }
    expect(found).toEqual([]);
    await board.close();
  });
});
