import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import PACK from '#experiences/mbti/content.ts';
import { findPlay } from '#experiences/plays.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';
import { clearSession } from '#web/shell/client/session.ts';
import { OWNER, open, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const INSTANCE = 'GET /api/kiosk-instances/code/BCD234';
const EVENTS = 'GET /api/admin/shops/bar/events';
const RECIPES = 'GET /api/admin/shops/bar/recipes';
const SUBMIT = 'POST /api/admin/shops/bar/submit-order';
const FAILED = 'Failed to submit order. Please try again.';

const instance = (kiosk_type_identifier: string, experience: object = {}) => ({
  join_code: 'BCD234',
  kiosk_type_identifier,
  status: 'active',
  shop_id: 'bar',
  shop: { shop_id: 'bar', name: 'Ladder & Lantern' },
  name: 'By the door',
  config: { experience },
});
const problem = (status: number, code: string, message: string) => ({ status, body: { code, message } });
const NOT_JOINED = problem(403, 'not-joined', 'Join a kiosk of this shop first.');
const NO_INSTANCE = problem(404, 'instance-not-found', 'Instance not found');
const SOLD_OUT = problem(409, 'recipe-unavailable', 'This drink is sold out.');

const SOUR = guestRecipe();
const SODA = guestSoda();
const placed = {
  id: 'o1',
  orderId: 'o1',
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId: 'A07',
  status: 'PENDING',
  glasswareParams: { glassType: 'coupe', name: 'Coupe Glass' },
  machineString: '1;S;0,30,4000',
  timestamp: '2026-03-01T12:00:00.000Z',
};

/** A bar whose menu and kiosk change while its guests play. */
function openBar(type: string, { screen: shared = '', more = {} }: { screen?: string; more?: Answers } = {}) {
  const bar = { recipes: [SOUR, SODA], isOpen: true, onOrder: (): unknown => placed };
  const sent = stubServer({
    [INSTANCE]: () => (bar.isOpen ? instance(type, { sliders: [], idleSeconds: 45 }) : NO_INSTANCE),
    [RECIPES]: () => (bar.isOpen ? { recipes: bar.recipes } : NOT_JOINED),
    [SUBMIT]: () => bar.onOrder(),
    ...more,
  });
  open(`/kiosk/live?joinCode=BCD234${shared}`);
  return { bar, sent };
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const reads = (sent: Sent[], route = RECIPES) => sent.filter((each) => each.route === route).length;
const drinkShown = () => screen.getByRole('heading', { level: 2 });

async function playToTheDrink() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Zen/ }));
  await click('That’s the mood');
  await screen.findByRole('button', { name: 'See details and order' });
}

async function tryToOrder() {
  await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
  await click('Order This Drink');
  await click('Ready - Place Order');
}

// On a busy machine the first load of the lazy modules takes a while.
beforeAll(async () => {
  await Promise.all([
    import('../stage/kiosk-stage.tsx'),
    ...['vibes-matching', 'mbti', 'ordering-terminal'].map((type) => findPlay(type)?.guest()),
  ]);
}, 60_000);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  clearSession();
});

describe('a drink that sells out while a guest plays', () => {
  it('is replaced by the nearest one, which is ordered instead', async () => {
    const { bar, sent } = openBar('vibes-matching');
    await playToTheDrink();
    const pick = within(drinkShown()).queryByText('Yuzu Sour') ? SOUR : SODA;
    const other = pick === SOUR ? SODA : SOUR;
    bar.recipes = [{ ...pick, available: false }, other];
    bar.onOrder = () => SOLD_OUT;
    await click('See details and order');
    await tryToOrder();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(screen.getByRole('heading', { name: pick.name })).toBeTruthy();
    await click('OK');

    const why = await screen.findByText(/has just sold out\. This one comes nearest to it\./);
    expect(why.textContent).toContain(pick.name);
    expect(document.activeElement).toBe(why);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(drinkShown()).getByText(other.name)).toBeTruthy();
    expect(reads(sent)).toBe(2);

    bar.onOrder = () => placed;
    await click('See details and order');
    await tryToOrder();
    await screen.findByText(/Your order has been placed!/);
    expect(sent.findLast(({ route }) => route === SUBMIT)?.body).toMatchObject({ recipeId: other.id });
  });

  it('is no longer offered even if the menu cannot be read', async () => {
    openBar('vibes-matching');
    await playToTheDrink();
    const pick = within(drinkShown()).queryByText('Yuzu Sour') ? SOUR : SODA;
    stubServer({ [SUBMIT]: SOLD_OUT, [INSTANCE]: 'no answer' });
    await click('See details and order');
    await tryToOrder();
    await click('OK');
    expect((await screen.findByText(/has just sold out/)).textContent).toContain(pick.name);
  });

  it('says so in a menu, and cannot be ordered again', async () => {
    const { bar } = openBar('ordering-terminal');
    await click(/Yuzu Sour/);
    bar.recipes = [{ ...SOUR, available: false }, SODA];
    bar.onOrder = () => SOLD_OUT;
    await tryToOrder();
    await click('OK');
    expect(await screen.findByText('This drink has sold out for now. Please choose another.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order This Drink' }).disabled).toBe(true);
  });
});

describe('a kiosk that is paused or ended while a guest plays', () => {
  it('says so with the Live Code Mismatch screen when the guest orders, and not before', async () => {
    const { bar } = openBar('ordering-terminal');
    await click(/Yuzu Sour/);
    bar.isOpen = false;
    bar.onOrder = () => NOT_JOINED;
    await tryToOrder();
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Live Code Mismatch' })).toBeNull();
    await click('OK');
    expect(await screen.findByRole('heading', { name: 'Live Code Mismatch' })).toBeTruthy();
    expect(screen.getByText('Failed to load kiosk: Instance not found')).toBeTruthy();
    await click('Back to Join');
    expect((await screen.findByLabelText<HTMLInputElement>('Kiosk code')).value).toBe('BCD234');
  });

  it('says so to its owner at their own bar too', async () => {
    signIn(OWNER);
    openBar('ordering-terminal', {
      more: {
        [INSTANCE]: { ...instance('ordering-terminal'), status: 'paused' },
        [RECIPES]: { recipes: [SOUR] },
        [SUBMIT]: NOT_JOINED,
      },
    });
    await click(/Yuzu Sour/);
    await tryToOrder();
    await click('OK');
    expect(await screen.findByRole('heading', { name: 'Live Code Mismatch' })).toBeTruthy();
  });
});

describe('the menu is refreshed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  const visible = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('when the guest returns after a minute, and keeps their answers', async () => {
    const { bar, sent } = openBar('mbti');
    const [first, second] = PACK.questions;
    await click(new RegExp(first!.a.text.en));
    await screen.findByRole('heading', { name: new RegExp(second!.text.en) });
    visible('hidden');
    await pass(50_000);
    visible('visible');
    await pass(1000);
    expect(reads(sent)).toBe(1);
    bar.recipes = [SODA];
    visible('hidden');
    await pass(61_000);
    visible('visible');
    await vi.waitFor(() => expect(reads(sent)).toBe(2));
    expect(screen.getByRole('heading', { name: new RegExp(second!.text.en) })).toBeTruthy();
  });

  it('silently if that fails, or the kiosk is paused meanwhile', async () => {
    const { bar, sent } = openBar('ordering-terminal');
    await screen.findByRole('button', { name: /Yuzu Sour/ });
    bar.isOpen = false;
    visible('hidden');
    await pass(61_000);
    visible('visible');
    await vi.waitFor(() => expect(reads(sent, INSTANCE)).toBe(2));
    await pass(1000);
    expect(screen.getByRole('button', { name: /Yuzu Sour/ })).toBeTruthy();
  });

  it('when the bar says so on a shared screen and never by timer, leaving an open drink open', async () => {
    const news = newsStream();
    // So that the screen is not reset meanwhile.
    const more = { [INSTANCE]: instance('ordering-terminal', { idleSeconds: 600 }), [EVENTS]: news.answer };
    const { bar, sent } = openBar('ordering-terminal', { screen: '&screen=shared', more });
    await click(/Yuzu Sour/);
    bar.recipes = [guestRecipe({ id: 'new', name: 'Fig Sour' }), SOUR];
    await pass(300_000);
    expect(reads(sent)).toBe(1);
    await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'menu' }] });
    await vi.waitFor(() => expect(reads(sent)).toBe(2));
    expect(screen.getByRole('dialog', { name: 'Yuzu Sour' })).toBeTruthy();
    expect(await screen.findByText('2 drinks')).toBeTruthy();
  });

  it('when a shared screen is reset', async () => {
    const { bar, sent } = openBar('ordering-terminal', { screen: '&screen=shared' });
    await click(/Yuzu Sour/);
    bar.recipes = [SODA];
    await pass(26_000);
    await screen.findByRole('dialog', { name: 'Still there?' });
    await pass(20_500);
    await vi.waitFor(() => expect(reads(sent)).toBe(2));
    expect(await screen.findByText('1 drink')).toBeTruthy();
  });

  it('never by timer on a guest’s own phone', async () => {
    const { sent } = openBar('ordering-terminal');
    await screen.findByRole('button', { name: /Yuzu Sour/ });
    await pass(300_000);
    expect(reads(sent)).toBe(1);
  });

  it('an unused shared screen leaves a paused kiosk, and returns with it', async () => {
    const news = newsStream();
    const { bar } = openBar('ordering-terminal', { screen: '&screen=shared', more: { [EVENTS]: news.answer } });
    await screen.findByRole('button', { name: /Yuzu Sour/ });
    fireEvent.pointerDown(window);
    bar.isOpen = false;
    await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'kiosk' }] });
    await pass(1000);
    // Somebody may be playing.
    expect(screen.getByRole('button', { name: /Yuzu Sour/ })).toBeTruthy();
    await pass(121_000);
    expect(await screen.findByRole('heading', { name: 'Live Code Mismatch' })).toBeTruthy();
    bar.isOpen = true;
    await pass(61_000);
    expect(await screen.findByRole('button', { name: /Yuzu Sour/ })).toBeTruthy();
  });

  it('when a guest orders another, and never twice at once', async () => {
    const { bar, sent } = openBar('ordering-terminal');
    await click(/Yuzu Sour/);
    await tryToOrder();
    await screen.findByText(/Your order has been placed!/);
    bar.recipes = [{ ...SOUR, available: false }, SODA];
    await click('Order another');
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Yuzu Sour/ }).disabled).toBe(true),
    );
    expect(reads(sent)).toBe(2);
  });

  it('not while an order is being sent, and not behind its ticket', async () => {
    const { bar, sent } = openBar('ordering-terminal');
    await click(/Yuzu Sour/);
    let answer: (order: object) => void = () => undefined;
    const fetchNow = globalThis.fetch;
    globalThis.fetch = async (url, init) => {
      if (init?.method !== 'POST') return fetchNow(url, init);
      return new Response(JSON.stringify(await new Promise((done) => (answer = done))));
    };
    await tryToOrder();
    await screen.findAllByText('Placing Order...');
    bar.recipes = [{ ...SOUR, available: false }];
    visible('hidden');
    await pass(61_000);
    visible('visible');
    await pass(1000);
    expect(reads(sent)).toBe(1);
    answer(placed);
    await screen.findByText(/Your order has been placed!/);
    visible('hidden');
    await pass(61_000);
    visible('visible');
    await vi.waitFor(() => expect(reads(sent)).toBe(2));
    await pass(1000);
    expect(screen.getByRole('region', { name: 'Yuzu Sour' })).toBeTruthy();
    expect(screen.getByText(/Your order has been placed!/)).toBeTruthy();
  });
});

describe('the guest’s view', () => {
  it('is the same for an owner at their own bar: nothing hidden is shown', async () => {
    signIn(OWNER);
    openBar('ordering-terminal', {
      more: { [RECIPES]: { recipes: [SOUR, { ...guestSoda(), name: 'Secret Fizz', hidden: true }] } },
    });
    await screen.findByRole('button', { name: /Yuzu Sour/ });
    expect(screen.queryByText('Secret Fizz')).toBeNull();
  });
});
