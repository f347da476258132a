import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/order/orders.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { addPendingOrder, listPendingOrders, pendingOrderOf } from '#web/shell/client/pending-orders.ts';
import { open, refused, stubServer, type Answers } from '#test/console-page.tsx';

const ORDERS = 'GET /api/admin/shops/bar/orders';
const BATCH = 'POST /api/admin/recipes/batch';
const APPROVE = 'POST /api/admin/shops/bar/orders/o1/approve';

const order = (id = 'o1', more: object = {}): Partial<Order> => ({
  id,
  orderId: id,
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId: `A-${id}`,
  status: 'PENDING',
  glasswareParams: { glassType: 'coupe', name: 'Coupe Glass' },
  machineString: '1;S;0,30,2000',
  timestamp: new Date().toISOString(),
  ...more,
});
const good: Answers = {
  [ORDERS]: { data: [order()] },
  [BATCH]: [guestRecipe()],
  [APPROVE]: { ...order(), status: 'IN_PROGRESS' },
};
/** Two seconds of pouring and 15 of settling. */
const BREWING_MS = 17_000;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function startBrewing(answers: Answers = good) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = stubServer(answers);
  const at = open('/approve?shopId=bar');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Make This' }))[0]!);
  await click('Glass is Ready - Start Brewing!');
  return { approvals: () => sent.filter(({ route }) => route === APPROVE).length, at };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const AGAINST_NUTS = { allergens: ['tree-nuts'], note: '' };
const NO_EGG = [{ without: { name: 'Egg white', name_translations: {} }, by: null }];
const free = guestRecipe({ allergens: [], allergenList: 'declared' });

it('holds an allergy against the drink as it is now, and not as this phone has kept it', async () => {
  const placed = order('o1', { allergies: AGAINST_NUTS });
  addPendingOrder(
    pendingOrderOf(placed, { shopId: 'bar', recipeId: 'sour', now: new Date().toISOString(), recipe: free })!,
  );
  const changed = { ...free, contentsSince: '2099-01-01T00:00:00.000Z' };
  stubServer({ ...good, [ORDERS]: { data: [placed] }, [BATCH]: [changed] });
  open('/approve?shopId=bar');
  expect(await screen.findByText('Nobody has stated whether it contains', { exact: false })).toBeTruthy();
});

it.each<[string, object[], object, string]>([
  [
    'in the drink',
    [guestRecipe({ allergens: ['tree-nuts'], allergenList: 'declared' })],
    {},
    'This drink contains Tree nuts, which you said you must not have.',
  ],
  ['that nobody has declared', [guestRecipe({ allergenList: 'unknown' })], {}, 'Nobody has stated whether it contains'],
  ['of a drink that is made differently by now', [free], { changes: NO_EGG }, 'Nobody has stated whether it contains'],
  ['of a drink that is gone', [], {}, 'Nobody has stated whether it contains'],
  [
    'of a drink whose recipe changed since',
    [{ ...free, contentsSince: '2099-01-01T00:00:00.000Z' }],
    {},
    'Nobody has stated whether it contains',
  ],
  ['that is not in the drink', [free], {}, ''],
])('says at the first step what its guest must not have, %s', async (_case, recipes, more, warning) => {
  const placed = order('o1', { allergies: AGAINST_NUTS, ...more });
  stubServer({ ...good, [ORDERS]: { data: [placed, order('o2')] }, [BATCH]: recipes });
  open('/approve?shopId=bar');
  const lines = await screen.findAllByText('Must not have:', { exact: false });
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Must not have: Tree nuts']);
  const card = lines[0]!.closest('li')!;
  expect(within(card).getByText('A-o1')).toBeTruthy();
  const said = await within(card).findByRole('alert');
  await vi.waitFor(() => expect(said.textContent).toContain(warning));
  if (warning === '') expect(said.textContent).toBe('');
});

it('says at the first step what the order has become since this phone placed it', async () => {
  const placed = { shopId: 'bar', recipeId: 'sour', now: '', recipe: free };
  addPendingOrder(pendingOrderOf(order('o1'), placed)!);
  const flip = guestRecipe({ id: 'flip', name: 'Walnut Flip', name_translations: {}, allergens: ['tree-nuts'] });
  const corrected = order('o1', { recipeId: 'flip', allergies: AGAINST_NUTS });
  stubServer({ ...good, [ORDERS]: { data: [corrected] }, [BATCH]: [flip] });
  open('/approve?shopId=bar');
  expect(await screen.findByRole('heading', { name: 'Walnut Flip' })).toBeTruthy();
  expect(screen.queryByText('Yuzu Sour')).toBeNull();
  expect(screen.getByText('This drink contains', { exact: false }).textContent).toContain('Tree nuts');
});

it('moves the glass from its order to the steps, and from the machine’s base to the pouring', async () => {
  stubServer(good);
  open('/approve?shopId=bar');
  const make = await screen.findByRole('button', { name: 'Make This' });
  HTMLElement.prototype.checkVisibility ??= () => true;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const stands = () => {
    const glass = [...document.querySelectorAll<HTMLElement>('[data-glass]')].find(
      ({ style }) => style.viewTransitionName === 'glass',
    );
    return glass?.getAttribute('role') ?? glass?.closest('li')?.textContent;
  };
  const places: (string | null | undefined)[] = [];
  const startViewTransition = (change: () => void) => {
    places.push(stands());
    change();
    places.push(stands());
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  fireEvent.click(make);
  await vi.waitFor(() => expect(stands()).toBeUndefined());
  fireEvent.click(screen.getByRole('button', { name: 'Glass is Ready - Start Brewing!' }));
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
  expect(places).toEqual([
    expect.stringContaining('Yuzu Sour'),
    '1Take a clean Coupe Glass.',
    '3Place it in the middle of the dispenser base.',
    'progressbar',
  ]);
});

describe('step 1: choose', () => {
  it('lists the pending orders of the session with their drinks', async () => {
    const sent = stubServer(good);
    open('/approve?shopId=bar');
    expect(await screen.findByRole('heading', { name: 'Hey there! Choose a drink to make:' })).toBeTruthy();
    expect(screen.getByText('Yuzu Sour')).toBeTruthy();
    expect(screen.getByText('柚子酸酒').getAttribute('lang')).toBe('zh-Hant-HK');
    expect(screen.getByText('Ada · Small')).toBeTruthy();
    expect(screen.getByText('A-o1')).toBeTruthy();
    const asked = sent.filter(({ route }) => route === ORDERS);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.query).toEqual({
      kioskInstanceCode: localStorage.getItem('deviceId'),
      userSessionId: sessionStorage.getItem('sessionId'),
    });
    expect(listPendingOrders()).toEqual([expect.objectContaining({ orderId: 'o1', recipe: guestRecipe() })]);
  });

  it('requests by device alone if the session has none', async () => {
    const answers = ({ query }: { query: Record<string, string> }) => ({ data: query.userSessionId ? [] : [order()] });
    const sent = stubServer({ ...good, [ORDERS]: answers });
    open('/approve?shopId=bar');
    expect(await screen.findByText('Yuzu Sour')).toBeTruthy();
    expect(sent.filter(({ route }) => route === ORDERS).map(({ query }) => 'userSessionId' in query)).toEqual([
      true,
      false,
    ]);
  });

  it('says Oops! if there is none, and drops what is no longer pending', async () => {
    addPendingOrder(pendingOrderOf(order(), { shopId: 'bar', recipeId: 'sour', now: '' })!);
    stubServer({ [ORDERS]: { data: [order('o1', { status: 'COMPLETED' })] } });
    const at = open('/approve?shopId=bar');
    expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy();
    expect(screen.getByText('No pending orders found for this machine. Please submit an order first.')).toBeTruthy();
    expect(listPendingOrders()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Join New Experience' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
  });

  it('uses this phone’s list if the server does not answer', async () => {
    const recipe = guestRecipe();
    addPendingOrder(pendingOrderOf(order(), { shopId: 'bar', recipeId: 'sour', now: '', recipe })!);
    stubServer({ [ORDERS]: 'no answer' });
    open('/approve?shopId=bar');
    expect(await screen.findByText('Yuzu Sour')).toBeTruthy();
  });

  it('names the order if its drink is unknown', async () => {
    stubServer({ ...good, [BATCH]: refused(500) });
    open('/approve?shopId=bar');
    expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
  });
});

describe('step 1.5: the glass', () => {
  it('says which glass to take and what to do with it, and allows going back', async () => {
    stubServer(good);
    open('/approve?shopId=bar');
    await userEvent.click(await screen.findByRole('button', { name: 'Make This' }));
    expect(screen.getByRole('heading', { name: 'Prep your glass for Yuzu Sour' })).toBeTruthy();
    expect(screen.getByText('Coupe Glass')).toBeTruthy();
    expect(screen.getByText('No ice for this one.')).toBeTruthy();
    await click('Back');
    expect(screen.getByRole('button', { name: 'Make This' })).toBeTruthy();
  });

  it.each([
    ['the machine’s', { name: 'Wine Glass', glassType: 'wine' }, 'Wine Glass'],
    ['by the drink’s name', { name: '', glassType: '' }, 'Martini Glass'],
  ])('is %s if the recipe names none', async (_case, glasswareParams, glass) => {
    const bare = guestRecipe({ name: 'Lychee Martini', glass: { name: '', name_translations: {} } });
    stubServer({ ...good, [ORDERS]: { data: [order('o1', { glasswareParams })] }, [BATCH]: [bare] });
    open('/approve?shopId=bar');
    await userEvent.click(await screen.findByRole('button', { name: 'Make This' }));
    expect(screen.getByText(glass)).toBeTruthy();
  });
});

describe('step 2: brewing', () => {
  it('approves once, after a second; ends in Cheers! after the brewing time', async () => {
    const { approvals } = await startBrewing();
    // A busy machine's own time would be added.
    vi.setTimerTickMode('manual');
    expect(screen.getByRole('timer').textContent).toMatch(/^Estimate: 1\d s left$/);
    expect(screen.getByRole('heading', { name: 'Now Brewing...' })).toBeTruthy();
    await pass(900);
    expect(approvals()).toBe(0);
    await pass(200);
    expect(approvals()).toBe(1);
    expect(listPendingOrders()).toHaveLength(1);
    await pass(BREWING_MS - 2000);
    expect(screen.getByRole('heading', { name: 'Now Brewing...' })).toBeTruthy();
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(85);
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Cheers!' })).toBeTruthy();
    expect(approvals()).toBe(1);
    expect(listPendingOrders()).toEqual([]);
  });

  it('is not approved if the guest leaves within the second', async () => {
    const { approvals, at } = await startBrewing();
    await pass(500);
    await userEvent.click(screen.getByRole('button', { name: 'DONE?' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
    await pass(5000);
    expect(approvals()).toBe(0);
    expect(listPendingOrders()).toHaveLength(1);
  });

  it('ends in the same Cheers!, garnish and all, if the glass is full before its time', async () => {
    const { at } = await startBrewing();
    await pass(1500);
    await click('DONE?');
    expect(screen.getByRole('heading', { name: 'Cheers!' })).toBeTruthy();
    expect(screen.getByText('Lemon wheel')).toBeTruthy();
    expect(at()).toBe('/approve?shopId=bar');
    expect(listPendingOrders()).toEqual([]);
  });

  it('waits for the machine’s answer if the guest is quicker', async () => {
    let answer: (reply: Response) => void = () => undefined;
    await startBrewing({ ...good, [APPROVE]: 'no answer' });
    const lost = globalThis.fetch;
    globalThis.fetch = (url, init) =>
      init?.method === 'POST' ? new Promise((resolve) => (answer = resolve)) : lost(url, init);
    await pass(1500);
    await click('DONE?');
    expect(screen.getByText('Just a moment more…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'DONE?' }).getAttribute('aria-busy')).toBe('true');
    answer(new Response(JSON.stringify(order('o1', { status: 'IN_PROGRESS' }))));
    expect(await screen.findByRole('heading', { name: 'Cheers!' })).toBeTruthy();
  });

  it('leads on after a refusal', async () => {
    const { at } = await startBrewing({ ...good, [APPROVE]: refused(500, 'Broken') });
    await pass(1500);
    await click('OK');
    await click('DONE?');
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
    expect(listPendingOrders()).toHaveLength(1);
  });

  it.each([
    ['refused', refused(500, 'Broken'), 1],
    ['already approved by somebody else', { status: 409, body: { code: 'already-approved', message: 'x' } }, 1],
    ['never answered', 'no answer', 4],
  ])('%s: an alert, still brewing, never Cheers!', async (_case, answer, calls) => {
    const { approvals } = await startBrewing({ ...good, [APPROVE]: () => answer });
    await pass(6000);
    expect(within(screen.getByRole('alertdialog')).getByText('Failed to approve order.')).toBeTruthy();
    expect(approvals()).toBe(calls);
    await click('OK');
    await pass(BREWING_MS * 2);
    expect(screen.getByRole('heading', { name: 'Now Brewing...' })).toBeTruthy();
    expect(screen.queryByText('Cheers!')).toBeNull();
    expect(listPendingOrders()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('is a success if only the answer was lost', async () => {
    let calls = 0;
    const lostOnce = () => {
      calls += 1;
      return calls === 1 ? 'no answer' : { status: 409, body: { code: 'already-approved', message: 'x' } };
    };
    await startBrewing({ ...good, [APPROVE]: lostOnce });
    await pass(BREWING_MS + 500);
    expect(screen.getByRole('heading', { name: 'Cheers!' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('takes 3 seconds if the order has no brewing time', async () => {
    await startBrewing({ ...good, [ORDERS]: { data: [order('o1', { machineString: '' })] } });
    await pass(2500);
    expect(screen.queryByText('Cheers!')).toBeNull();
    await pass(700);
    expect(screen.getByText('Cheers!')).toBeTruthy();
  });
});

describe('step 3: cheers', () => {
  it('names the garnish in both languages and ends with the last drink', async () => {
    const { at } = await startBrewing();
    await pass(BREWING_MS + 500);
    expect(screen.getByText('Lemon wheel')).toBeTruthy();
    expect(screen.getByText('檸檬圈').getAttribute('lang')).toBe('zh-Hant-HK');
    expect(screen.getByText(/Instagram/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make Another' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Join New Experience' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
  });

  it('says again what the guest must not have', async () => {
    const allergies = { allergens: ['peanuts'], note: 'kiwi' };
    const recipe = guestRecipe({ allergens: ['peanuts'], allergenList: 'declared' });
    await startBrewing({ ...good, [ORDERS]: { data: [order('o1', { allergies })] }, [BATCH]: [recipe] });
    await pass(BREWING_MS + 500);
    expect(screen.getByRole('heading', { name: 'Cheers!' })).toBeTruthy();
    expect(screen.getByText('Peanuts · kiwi')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This drink contains Peanuts');
    // No prompt takes its room.
    expect(document.querySelector('[data-playing]')).not.toBeNull();
  });

  it('makes another while orders remain', async () => {
    await startBrewing({ ...good, [ORDERS]: { data: [order(), order('o2')] } });
    await pass(BREWING_MS + 500);
    await click('Make Another');
    expect(screen.getByText('A-o2')).toBeTruthy();
    expect(screen.queryByText('A-o1')).toBeNull();
  });
});
