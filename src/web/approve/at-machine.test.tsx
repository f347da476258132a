/** The approval where a machine makes the drink: what it says is what the guest sees. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order, OrderMachine, StaffOrder } from '#contract/order/orders.ts';
import { open, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { guestRecipe } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';
import { listPendingOrders } from '#web/shell/client/pending-orders.ts';

const ORDERS = 'GET /api/admin/shops/bar/orders';
const EVENTS = 'GET /api/admin/shops/bar/events';
const APPROVE = 'POST /api/admin/shops/bar/orders/o1/approve';
const STOP = 'POST /api/admin/shops/bar/orders/o1/stop';

const machine = (state: OrderMachine['state'], more: Partial<OrderMachine> = {}): OrderMachine => ({
  state,
  progress: null,
  step: null,
  code: null,
  stoppable: true,
  notTaken: false,
  ...more,
});
const order = (more: Partial<Order> = {}) =>
  ({
    id: 'o1',
    orderId: 'o1',
    shopId: 'bar',
    recipeId: 'sour',
    name: 'Ada',
    size: 'sizeS',
    displayId: 'A12',
    status: 'PENDING',
    stage: 'waiting',
    machineString: '1;S;0,30,2000',
    timestamp: new Date().toISOString(),
    ...more,
  }) as Order;
const pouring = (state: OrderMachine['state'], more: Partial<OrderMachine> = {}) =>
  order({ status: 'IN_PROGRESS', stage: 'being-made', machine: machine(state, more) });

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** From the choice to a machine that has been given the order. */
async function approved(answers: Answers = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const news = newsStream();
  let isFollowed = false;
  const sent = stubServer({
    [ORDERS]: { data: [order()] },
    'POST /api/admin/recipes/batch': [guestRecipe()],
    [APPROVE]: pouring('issued'),
    [STOP]: pouring('dispensing'),
    [EVENTS]: () => {
      isFollowed = true;
      return news.answer();
    },
    ...answers,
  });
  const at = open('/approve?shopId=bar');
  let seq = 1;
  const say = (told: Order) =>
    news.say({ seq: ++seq, reset: false, events: [{ seq, kind: 'order', order: told as StaffOrder }] });
  const approve = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make This' }));
    await userEvent.click(screen.getByRole('button', { name: 'Glass is Ready - Start Brewing!' }));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await vi.waitFor(() => expect(isFollowed).toBe(true));
  };
  return { say, at, sent, approve, news, isFollowed: () => isFollowed };
}
const count = (sent: readonly Sent[], wanted: string) => sent.filter(({ route }) => route === wanted).length;
const bar = () => screen.getByRole('progressbar', { name: 'Pouring' }).getAttribute('aria-valuenow');

describe('at a machine', () => {
  it('shows what it does, and cheers when it says that it is done', async () => {
    const { say, approve } = await approved();
    await approve();
    expect(await screen.findByText('The machine is getting ready…')).toBeTruthy();
    await say(pouring('waiting_glass'));
    expect(await screen.findByText('Put your glass in its place.')).toBeTruthy();
    await say(pouring('dispensing', { progress: 40, step: '2/5' }));
    expect(await screen.findByText(/Leave the glass where it is until it is full\. 2\/5/)).toBeTruthy();
    expect(bar()).toBe('40');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('heading', { name: 'Cheers!' })).toBeNull();
    await say(order({ status: 'COMPLETED', stage: 'collected', machine: machine('done', { progress: 100 }) }));
    expect(await screen.findByRole('heading', { name: 'Cheers!' })).toBeTruthy();
    expect(listPendingOrders()).toEqual([]);
  });

  it('never says Cheers! after a failed pour, and sends the guest to the bar', async () => {
    const { say, approve } = await approved();
    await approve();
    await say(order({ status: 'IN_PROGRESS', stage: 'attention', machine: machine('failed', { code: 'power_loss' }) }));
    expect(await screen.findByRole('heading', { name: 'Please see the bar' })).toBeTruthy();
    expect(screen.getByText(/Show them A12/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('heading', { name: 'Cheers!' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('says what to do about an order it did not take, keeps it, and tries again', async () => {
    const { say, approve, sent } = await approved();
    await approve();
    await say(order({ machine: machine('rejected', { code: 'no_glass' }) }));
    expect(await screen.findByText('It saw no glass. Put one in its place, and try again.')).toBeTruthy();
    expect(listPendingOrders().map(({ orderId }) => orderId)).toEqual(['o1']);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(count(sent, APPROVE)).toBe(2);
    expect(await screen.findByText('The machine is getting ready…')).toBeTruthy();
  });

  it('is stopped by whoever stands there, and says so only when it has stopped', async () => {
    const { say, approve, sent } = await approved();
    await approve();
    await say(pouring('dispensing', { progress: 30 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(count(sent, STOP)).toBe(1);
    expect(screen.getByRole('heading', { name: 'Now Brewing...' })).toBeTruthy();
    await say(order({ status: 'CANCELLED', stage: 'cancelled', machine: machine('cancelled', { code: 'stopped' }) }));
    expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy();
  });

  it('says how else to stop it where that fails', async () => {
    const { say, approve } = await approved({ [STOP]: 'no answer' });
    await approve();
    await say(pouring('dispensing', { progress: 30 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Not stopped: press the stop on the machine, or call the bar.',
    );
  });

  it('leaves a drink that is pouring alone when the guest goes', async () => {
    const { say, approve, at } = await approved();
    await approve();
    await say(pouring('dispensing', { progress: 30 }));
    expect(screen.getByText('You may leave this page: the machine goes on by itself.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'DONE?' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
    expect(screen.queryByRole('heading', { name: 'Cheers!' })).toBeNull();
  });

  it('goes on after a reload, where it is', async () => {
    const { say, isFollowed } = await approved({ [ORDERS]: { data: [pouring('dispensing', { progress: 60 })] } });
    expect(await screen.findByRole('heading', { name: 'Now Brewing...' })).toBeTruthy();
    expect(bar()).toBe('60');
    await vi.waitFor(() => expect(isFollowed()).toBe(true));
    await say(order({ status: 'COMPLETED', stage: 'collected', machine: machine('done') }));
    expect(await screen.findByRole('heading', { name: 'Cheers!' })).toBeTruthy();
    expect(screen.getByText('Lemon wheel')).toBeTruthy();
  });

  it('reads again what happened while nothing was heard', async () => {
    let told = pouring('dispensing', { progress: 60 });
    const { news, isFollowed } = await approved({ [ORDERS]: () => ({ data: [told] }) });
    await screen.findByRole('heading', { name: 'Now Brewing...' });
    await vi.waitFor(() => expect(isFollowed()).toBe(true));
    told = order({ status: 'COMPLETED', stage: 'collected', machine: machine('done') });
    act(() => news.cut());
    expect(await screen.findByText(/No news of the machine since/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByRole('heading', { name: 'Cheers!' })).toBeTruthy();
  });

  it.each([
    ['machine-busy', 'The machine is pouring another drink.'],
    ['machine-offline', 'The machine does not answer. Ask at the bar.'],
  ])('says why the approval was refused: %s', async (code, message) => {
    const { approve } = await approved({ [APPROVE]: { status: 409, body: { code, message } } });
    await approve();
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('Failed to approve order.');
    expect(alert.textContent).toContain(message);
    expect(listPendingOrders()).toHaveLength(1);
  });
});
