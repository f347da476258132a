/** While the data is being replaced the APIs refuse everything, and say when to ask again. Source: docs/behaviour/backups.md. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';

export interface Maintenance {
  isOn: () => boolean;
  /**
   * Refuses what comes from now on, and waits for what is under way.
   * @param own how many of these are waiting for this themselves
   */
  begin: (own: number) => Promise<void>;
  end: () => void;
  /** Counts a request that may write. @returns takes it back */
  enter: () => () => void;
}

const RETRY_AFTER_MS = 5000;
const LOOK_EVERY_MS = 20;
const MOST_MS = 10_000;
const API = /^\/(api|v1)\//;

export function createMaintenance(): Maintenance {
  let isOn = false;
  let underWay = 0;
  return {
    isOn: () => isOn,
    begin: async (own) => {
      isOn = true;
      const isWaitedFor = () => underWay > own;
      for (let waited = 0; isWaitedFor() && waited < MOST_MS; waited += LOOK_EVERY_MS) await wait(LOOK_EVERY_MS);
    },
    end: () => (isOn = false),
    enter: () => {
      underWay++;
      let isLeft = false;
      return () => {
        if (!isLeft) underWay--;
        isLeft = true;
      };
    },
  };
}

export function refuseDuringMaintenance(app: FastifyInstance, maintenance: Maintenance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (!API.test(request.url)) return next();
    if (maintenance.isOn()) return next(new Refusal('maintenance', { retryAfterMs: RETRY_AFTER_MS }));
    if (request.method !== 'GET') reply.raw.once('close', maintenance.enter());
    next();
  });
}
