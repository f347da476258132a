/** Asking the server to release an order to the machine. Source: spec §8; design reliability 2.2. */
import type { Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';

/** Pauses before the call is repeated when no answer came. Milliseconds. */
const PAUSES_MS = [500, 1000, 2000];

/**
 * Approves one order, repeating while the network loses the answer.
 * "Already approved" is success only after a lost answer: then it was most likely this very call that did it.
 * @throws Refusal when the order was not approved
 */
export async function releaseOrder(
  client: Client,
  { shopId, orderId }: { shopId: string; orderId: string },
  pause: (ms: number) => Promise<void> = wait,
): Promise<void> {
  for (let lost = 0; ; lost += 1) {
    try {
      await client('POST /api/admin/shops/:shopId/orders/:orderId/approve', { params: { shopId, orderId } });
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (lost > 0 && error.code === 'already-approved') return;
      const pauseMs = error.status === 0 ? PAUSES_MS[lost] : undefined;
      if (pauseMs === undefined) throw error;
      await pause(pauseMs);
    }
  }
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
