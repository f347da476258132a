/** Asks the server to release an order to the machine. Source: docs/behaviour/approval.md "Approval timing". */
import type { Client } from '#contract/client.ts';
import type { OrderMachine } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';

/** Pauses before repeating a call without an answer. Milliseconds. */
const PAUSES_MS = [500, 1000, 2000];

/**
 * Approves one order, and repeats the call if no answer comes. "Already approved" counts as success only after a lost
 * answer: then most likely this same call did it.
 * @param proof of the machine's code, while the server has not answered that it has it
 * @returns the machine that makes it, if one does and it said so
 * @throws Refusal if the order was not approved
 */
export async function releaseOrder(
  client: Client,
  { shopId, orderId, proof }: { shopId: string; orderId: string; proof?: string | undefined },
  pause: (ms: number) => Promise<void> = wait,
): Promise<OrderMachine | undefined> {
  for (let lost = 0; ; lost += 1) {
    try {
      const approved = await client('POST /api/admin/shops/:shopId/orders/:orderId/approve', {
        params: { shopId, orderId },
        ...(proof !== undefined && { body: { presence: proof } }),
      });
      // Another server may answer with nothing.
      return approved?.machine;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (lost > 0 && error.code === 'already-approved') return undefined;
      const pauseMs = error.status === 0 ? PAUSES_MS[lost] : undefined;
      if (pauseMs === undefined) throw error;
      await pause(pauseMs);
    }
  }
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
