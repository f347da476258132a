/** What everybody was told and did, kept apart from the server: what its database is judged by. */
import type { Reply, Request } from '../simulated-server.ts';
import { PROBLEM_STATUSES } from '#contract/problem.ts';

export interface Wish {
  phone: number;
  name: string;
  key: string | undefined;
  /** Whether every attempt was answered, once, and none may still be under way. */
  isCertain: boolean;
  /** What was answered first. */
  placed: { orderId: string; displayId: string } | undefined;
  refused: string | undefined;
}

export interface Ledger {
  wishes: Map<string, Wish>;
  /** How often the pumps began, by order. */
  pours: Map<string, number>;
  /** Jobs whose pumps began. */
  pouredJobs: Set<string>;
  /** When a yes to cancelling an order was heard, by order. */
  cancelled: Map<string, number>;
  broken: string | undefined;
  /** The first one counts. */
  fail: (what: string) => void;
  onAnswer: (who: string, request: Request, reply: Reply) => void;
  /** @returns the same wish again for a repeated yes */
  onPlaced: (wish: Wish, reply: Reply) => void;
  onPour: (order: { orderId: string; jobId: string }) => void;
}

/** Names by which an answer to somebody else is noticed: of phone 3 the second drink is `P3N2`. */
export const nameOf = (phone: number, drink: number) => `P${phone}N${drink}`;
const NAMES = /\bP(\d+)N\d+\b/g;

export function createLedger(): Ledger {
  const ledger: Ledger = {
    wishes: new Map(),
    pours: new Map(),
    pouredJobs: new Set(),
    cancelled: new Map(),
    broken: undefined,
    fail: (what) => (ledger.broken ??= what),
    onAnswer: (who, request, reply) => {
      const { status, body, text } = reply;
      const asked = `${who} ${request.method} ${request.url}`;
      if (status !== 200) {
        const documented = (PROBLEM_STATUSES as Record<string, number>)[body?.code];
        if (documented !== status || status >= 500) ledger.fail(`${asked} was answered ${status} ${text}`);
      }
      const phone = /^phone-(\d+)$/.exec(who)?.[1];
      if (phone === undefined) return;
      for (const [name, owner] of text.matchAll(NAMES))
        if (owner !== phone) ledger.fail(`${asked} was told of ${name}, the order of another phone`);
    },
    onPlaced: (wish, { body }) => {
      const { orderId, displayId, name } = body;
      if (name !== wish.name) ledger.fail(`${wish.name} was answered with the order of ${name}`);
      if (wish.key !== undefined && wish.placed && wish.placed.orderId !== orderId)
        ledger.fail(`${wish.name} was answered twice, with ${wish.placed.displayId} and ${displayId}`);
      wish.placed ??= { orderId, displayId };
    },
    onPour: ({ orderId, jobId }) => {
      const times = (ledger.pours.get(orderId) ?? 0) + 1;
      ledger.pours.set(orderId, times);
      ledger.pouredJobs.add(jobId);
      if (times > 1) ledger.fail(`order ${orderId} is poured ${times} times`);
    },
  };
  return ledger;
}
