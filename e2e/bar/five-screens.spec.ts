/**
 * One drink on five screens at once: the guest's phone, the counter, the board, the screen at the machine and the owner's
 * machines page say the same at each step; with the demo's own machine and with CocktailBerry's stand-in.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CocktailBerryStandIn } from '#test/machines/cocktailberry-stand-in.ts';
import { seeded } from '#test/seeded.ts';
import { callApi, ownersBearer } from '../api.ts';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';
import { WORDS } from '../words.ts';

const SHOP = '/api/admin/shops/demo-bar';
const SOON = { timeout: 8000 };
/** The board shows a number large before it stands in its column. */
const REVEAL_MS = 8000;
/** A program that lost its power is given 10 s to say how a drink ended. */
const SETTLED = { timeout: 25_000 };
const CODE = 'Six figures on the machine';
const INNER = 'House simulator';

interface Step {
  /** On the guest's phone. */
  guest: string | RegExp;
  /** The column of the counter; null: it has left. */
  counter: 'Waiting' | 'Being made' | 'Ready' | null;
  board: 'Preparing' | 'Ready' | null;
  /** At the machine. */
  display: 'next' | 'pouring' | null;
}

function useScreens(machine: string | RegExp, start: () => Promise<RunningServer>) {
  const people = usePeople();
  const at = {} as { server: RunningServer; counter: Page; board: Page; display: Page; machines: Page };

  beforeAll(async () => {
    at.server = await start();
    const { origin } = at.server;
    at.machines = await people.desktop();
    await signIn(at.machines, at.server, 'bar');
    await at.machines.waitForURL('**/shops/demo-bar');
    await at.machines.goto(`${origin}/shops/demo-bar/settings#board`);
    const card = at.machines.getByRole('region', { name: 'Now-serving board' });
    await card.getByRole('button', { name: 'Make a link' }).click();
    at.board = await people.desktop();
    await at.board.goto((await card.getByText(/#key=/).textContent()) ?? '');
    await at.board.getByRole('img', { name: /Scan to order/ }).waitFor();

    await at.machines.goto(`${origin}/shops/demo-bar/machines`);
    const own = at.machines.getByRole('region', { name: machine });
    await own.getByText('Ready').waitFor({ timeout: 20_000 });
    await own.getByRole('button', { name: 'Screen' }).click();
    await at.machines.getByRole('button', { name: 'Make a link' }).click();
    at.display = await people.desktop();
    await at.display.setViewportSize({ width: 800, height: 480 });
    await at.display.goto((await at.machines.getByText(/#key=/).textContent()) ?? '');
    await at.display.getByRole('img', { name: /Scan to start your drink/ }).waitFor();
    await at.machines.getByRole('button', { name: 'Close' }).click();

    at.counter = await at.machines.context().newPage();
    await at.counter.goto(`${origin}/shops/demo-bar/tonight`);
  });
  afterAll(async () => void (await at.server?.stop()));

  const inRegion = (page: Page, name: string, number: string) =>
    page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: number });
  const ticket = (column: string, number: string) => inRegion(at.counter, column, number);
  const poursAt = (page: Page, number: string) => page.getByRole('progressbar', { name: new RegExp(number) });

  /** All five, at the same time. */
  const agree = async (guest: Page, number: string, step: Step, within = SOON) => {
    const { counter, board, display, machines } = at;
    const gone = { state: 'detached' as const, ...within };
    const isPouring = step.display === 'pouring';
    await Promise.all([
      guest.getByRole('main').getByText(step.guest).first().waitFor(within),
      step.counter
        ? ticket(step.counter, number).waitFor(within)
        : counter.getByRole('listitem', { name: number }).waitFor(gone),
      step.board
        ? inRegion(board, step.board, number).waitFor({ timeout: within.timeout + REVEAL_MS })
        : board.getByRole('region').getByRole('listitem').filter({ hasText: number }).waitFor(gone),
      poursAt(display, number).waitFor(isPouring ? within : gone),
      display
        .getByRole('list')
        .getByText(number, { exact: true })
        .waitFor(step.display === 'next' ? within : gone),
      poursAt(machines, number).waitFor(isPouring ? within : gone),
      poursAt(counter, number).waitFor(isPouring ? within : gone),
    ]);
  };

  /** A guest's phone with a waiting order. */
  const ordered = async (name: string): Promise<[Page, string]> => {
    const guest = await people.phone();
    await joinAs(guest, at.server, at.server.codes['ez-pairing']!, name);
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const number = await orderRecommended(guest);
    await agree(guest, number, { guest: number, counter: 'Waiting', board: null, display: 'next' });
    return [guest, number];
  };
  /** With a glass in front of the machine, and its code. */
  const atGlass = async (guest: Page, number: string) => {
    await guest.goto(`${at.server.origin}/approve?shopId=demo-bar`);
    await guest.getByText(WORDS.choose).waitFor();
    const digits = await at.display.getByText(/^\d{3} \d{3}$/).textContent();
    await guest.getByLabel(CODE).fill(digits ?? '');
    await guest.getByRole('button', { name: 'Continue' }).click();
    await guest.getByLabel(CODE).waitFor({ state: 'detached' });
    await guest.getByRole('button', { name: WORDS.make }).first().click();
    await agree(guest, number, { guest: WORDS.glass, counter: 'Waiting', board: null, display: 'next' });
  };
  const brew = async (guest: Page, number: string) => {
    await guest.getByRole('button', { name: WORDS.brew }).click();
    await agree(guest, number, {
      guest: WORDS.brewing,
      counter: 'Being made',
      board: 'Preparing',
      display: 'pouring',
    });
  };
  const gone: Omit<Step, 'guest'> = { counter: null, board: null, display: null };

  const guestMakesIt = async () => {
    const [guest, number] = await ordered('Ada');
    await atGlass(guest, number);
    await brew(guest, number);
    await agree(guest, number, { guest: WORDS.cheers, ...gone }, { timeout: 20_000 });
  };
  const barMakesIt = async () => {
    const [guest, number] = await ordered('Bo');
    await guest.keyboard.press('Escape');
    await ticket('Waiting', number).getByRole('button', { name: 'Make' }).click();
    await agree(guest, number, {
      guest: 'Being made',
      counter: 'Being made',
      board: 'Preparing',
      display: 'pouring',
    });
    const ready = `Ready: collect ${number} at the bar.`;
    await agree(guest, number, { guest: ready, counter: 'Ready', board: 'Ready', display: null }, { timeout: 20_000 });
    await ticket('Ready', number).getByRole('button', { name: 'Hand out' }).click();
    await agree(guest, number, { guest: 'Collected', ...gone });
  };
  return { ordered, atGlass, brew, agree, ticket, guestMakesIt, barMakesIt };
}

describe('the demo’s own machine, on five screens', () => {
  const screens = useScreens(new RegExp(INNER), () => startServer({ env: { DEMO_MACHINE: 'on' } }));

  it('makes a drink that its guest starts', screens.guestMakesIt);
  it('makes a drink that the bar starts, and hands out', screens.barMakesIt);
});

describe('CocktailBerry, on five screens', () => {
  const berry = new CocktailBerryStandIn({ random: seeded(1), mlPerSecond: 25 });
  const screens = useScreens('Berry', async () => {
    const server = await startServer({ env: { LAN_HOSTS: '127.0.0.1' } });
    const headers = await ownersBearer(server);
    // Everything that stands on the bar's pumps is at a bottle there.
    const stock = await callApi(server, 'GET', `${SHOP}/stock`, { headers });
    berry.bottles = (stock.body as Stock).places[0]!.pumps.map(({ ingredient: { name } }, at) => ({
      id: at + 1,
      name,
      bottle: at + 1,
      fill_level: 700,
      bottle_volume: 700,
      alcohol: 0,
    }));
    await berry.open();
    const body = { name: 'Berry', kind: 'cocktailberry', address: berry.url };
    const added = await callApi(server, 'POST', `${SHOP}/machines/driven`, { headers, body });
    expect(added.status).toBe(200);
    return server;
  });
  afterAll(() => berry.kill());

  it('makes a drink that its guest starts', screens.guestMakesIt);
  it('makes a drink that the bar starts, and hands out', screens.barMakesIt);

  it('that loses its power sends the guest to the bar, tells the counter, and never says Cheers!', async () => {
    berry.slowness = 12;
    const before = berry.pouredMl;
    const [guest, number] = await screens.ordered('Cy');
    await screens.atGlass(guest, number);
    await screens.brew(guest, number);
    await expect.poll(() => berry.pouredMl, SETTLED).toBeGreaterThan(before);
    await berry.kill();
    await berry.revive();
    const seesBar = guest.getByRole('heading', { name: 'Please see the bar' }).waitFor(SETTLED);
    const cheers = guest.getByText(WORDS.cheers).waitFor(SETTLED);
    expect(await Promise.race([seesBar.then(() => 'bar'), cheers.then(() => 'cheers')])).toBe('bar');
    cheers.catch(() => undefined);
    await screens.agree(guest, number, {
      guest: new RegExp(`Show them ${number}`),
      counter: 'Being made',
      board: 'Preparing',
      display: null,
    });
    await screens.ticket('Being made', number).getByText('Look at it').waitFor(SOON);
    expect(await guest.getByText(WORDS.cheers).count()).toBe(0);
    expect(berry.starts).toBe(3);
  });
});

interface Stock {
  places: { pumps: { ingredient: { name: string } }[] }[];
}
