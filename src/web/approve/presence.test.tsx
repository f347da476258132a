/** A guest shows the machine's code, and hears beforehand that no machine answers. Source: docs/behaviour/presence.md. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestMachines } from '#contract/shop/live.ts';
import type { Order } from '#contract/order/orders.ts';
import { open, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { guestRecipe } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';

const APPROVE = 'POST /api/admin/shops/bar/orders/o1/approve';
const SHOW = 'POST /api/admin/shops/bar/presence';
const PROOF = '60000000.AbCdEf-_012345';
const FIELD = 'Six figures on the machine';

const order: Partial<Order> = {
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
};
const refusal = (code: string, message: string, status = 403) => ({ status, body: { code, message } });
const UP: GuestMachines = { state: 'ready', reason: null, asksForCode: false };

function atApprove(address: string, machines: Partial<GuestMachines> = {}, answers: Answers = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const news = newsStream();
  const sent = stubServer({
    'GET /api/admin/shops/bar/orders': { data: [order] },
    'POST /api/admin/recipes/batch': [guestRecipe()],
    'GET /api/admin/shops/bar/events': news.answer,
    [APPROVE]: { ...order, status: 'IN_PROGRESS' },
    [SHOW]: { until: '2026-11-22T12:10:00.000Z', leftMs: 600_000 },
    ...answers,
  });
  const at = open(address);
  let seq = 1;
  const say = (more: Partial<GuestMachines> = machines) =>
    news.say({ seq: ++seq, reset: false, events: [], machines: { ...UP, ...more } });
  const of = (route: string) => sent.filter((one: Sent) => one.route === route);
  return { sent, at, say, of };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const brew = async () => {
  await press('Make This');
  await press('Glass is Ready - Start Brewing!');
  await act(() => vi.advanceTimersByTimeAsync(1100));
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('the code of the machine', () => {
  it('that was scanned is shown beside everything else, and leaves the address', async () => {
    const { at, of, say } = atApprove(`/approve?shopId=bar&p=${PROOF}`, { asksForCode: true });
    await screen.findByText('Yuzu Sour');
    expect(of(SHOW).map(({ body }) => body)).toEqual([{ code: PROOF }]);
    await waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
    await say();
    expect(screen.queryByLabelText(FIELD)).toBeNull();
    await brew();
    expect(of(APPROVE).map(({ body }) => body)).toEqual([undefined]);
  });

  it('goes with the approval where nobody answered when it was shown', async () => {
    const { of } = atApprove(`/approve?shopId=bar&p=${PROOF}`, {}, { [SHOW]: 'no answer' });
    await brew();
    expect(of(APPROVE).map(({ body }) => body)).toEqual([{ presence: PROOF }]);
  });

  it('is asked for before the glass is prepared, of guests who came by another way', async () => {
    const { of, say } = atApprove('/approve?shopId=bar', { asksForCode: true });
    await screen.findByText('Yuzu Sour');
    expect(of(SHOW)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(400));
    await say();
    await userEvent.type(await screen.findByLabelText(FIELD), '012 345');
    await press('Continue');
    await waitFor(() => expect(screen.queryByLabelText(FIELD)).toBeNull());
    expect(of(SHOW).map(({ body }) => body)).toEqual([{ code: '012 345' }]);
  });

  it('that was scanned too late is asked for again, with what was wrong', async () => {
    const said = 'This code is too old. Scan the one the machine shows now.';
    const { say, at } = atApprove(
      `/approve?shopId=bar&p=${PROOF}`,
      { asksForCode: true },
      { [SHOW]: refusal('presence-code-old', said) },
    );
    await screen.findByText('Yuzu Sour');
    await act(() => vi.advanceTimersByTimeAsync(400));
    await say();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(at()).toBe('/approve?shopId=bar');
  });

  it('is asked for in place where the approval wants it, and the drink goes on from there', async () => {
    let isShown = false;
    const wrong = refusal(
      'presence-code-wrong',
      'The machine does not show this code now. Type the six figures it shows.',
    );
    const { of } = atApprove(
      '/approve?shopId=bar',
      {},
      {
        [APPROVE]: () =>
          isShown ? { ...order, status: 'IN_PROGRESS' } : refusal('presence-required', 'Scan the code on the machine.'),
        [SHOW]: ({ body }: Sent) => {
          isShown = (body as { code: string }).code === '012345';
          return isShown ? { until: '', leftMs: 600_000 } : wrong;
        },
      },
    );
    await brew();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('The machine has not started. Your drink is still waiting for you.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    const field = await screen.findByLabelText(FIELD);
    await userEvent.type(field, '999999');
    await press('Continue');
    expect(await screen.findByText(/^The machine does not show this code now/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '012345');
    await press('Continue');
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(of(APPROVE)).toHaveLength(2);
    expect(screen.queryByLabelText(FIELD)).toBeNull();
  });
});

describe('a machine that makes nothing now', () => {
  it.each([
    ['offline', { state: 'offline' }, 'The machine does not answer now. Your drink waits: ask at the bar.'],
    [
      'in need of somebody',
      { state: 'fault' },
      'Somebody has to look at the machine. Your drink waits: ask at the bar.',
    ],
    ['paused', { state: 'paused' }, 'The machine takes a break. Your drink waits for you.'],
  ] as const)('that is %s is told before Make This, until it is back', async (_what, told, words) => {
    const { say } = atApprove('/approve?shopId=bar');
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make This' });
    await act(() => vi.advanceTimersByTimeAsync(400));
    await say(told);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(make.disabled).toBe(true);
    await say({ state: 'ready' });
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(make.disabled).toBe(false);
  });

  it('says why it is paused, in the bar’s words', async () => {
    const { say } = atApprove('/approve?shopId=bar');
    await screen.findByText('Yuzu Sour');
    await act(() => vi.advanceTimersByTimeAsync(400));
    await say({ state: 'paused', reason: { en: '', 'zh-HK': '換緊糖漿' } });
    expect((await screen.findByText('換緊糖漿')).lang).toBe('zh-Hant-HK');
  });
});
