/** Asks the server to release an order to the machine. Source: docs/behaviour/approval.md "Approval timing". */
import type { Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';

/** Pauses before repeating a call without an answer. Milliseconds. */
const PAUSES_MS = [500, 1000, 2000];

/**
 * Approves one order, and repeats the call if no answer comes. "Already approved" counts as success only after a lost
 * answer: then most likely this same call did it.
 * @throws Refusal if the order was not approved
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
