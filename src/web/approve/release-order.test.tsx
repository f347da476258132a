import { describe, expect, it, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { releaseOrder } from './release-order.ts';

const ask = { shopId: 'bar', orderId: 'o1' };
const LOST = new Refusal('no-answer');
const TAKEN = new Refusal('already-approved', { status: 409 });
const noPause = () => Promise.resolve();

const clientThat = (...answers: (Refusal | 'ok')[]) => {
  const call = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Refusal) throw answer;
    return {};
  });
  return { call, client: call as unknown as Client };
};

describe('releaseOrder', () => {
  it.each<[string, (Refusal | 'ok')[], number, boolean]>([
    ['approved at once', ['ok'], 1, true],
    ['a lost answer is asked for again', [LOST, 'ok'], 2, true],
    ['three times at most', [LOST, LOST, LOST, 'ok'], 4, true],
    ['then it failed', [LOST, LOST, LOST, LOST, 'ok'], 4, false],
    ['taken by somebody else', [TAKEN], 1, false],
    ['taken by our own lost call', [LOST, TAKEN], 2, true],
    ['another refusal after a lost answer', [LOST, new Refusal('order-expired', { status: 409 })], 2, false],
    ['a refusal is not repeated', [new Refusal('server-error', { status: 500 }), 'ok'], 1, false],
  ])('%s', async (_case, answers, calls, succeeds) => {
    const { call, client } = clientThat(...answers);
    const done = releaseOrder(client, ask, noPause).then(
      () => true,
      () => false,
    );
    expect(await done).toBe(succeeds);
    expect(call).toHaveBeenCalledTimes(calls);
  });
});
