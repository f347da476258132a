/** What each named fault is at each kind of machine, and what the order must come to. Source: docs/behaviour/machines.md. */
import { expect, vi } from 'vitest';
import { FAULTS, type Fault } from '#domain/machine/simulated-fault.ts';
import { sweepJobs } from '../../src/server/machines/sweep-jobs.ts';
import type { CocktailBerryStandIn } from './cocktailberry-stand-in.ts';
import type { CocktailPiStandIn } from './cocktailpi-stand-in.ts';
import type { DrivenBar } from './driven-bar.ts';

export const CASES = ['none', ...FAULTS] as const;
export type Case = (typeof CASES)[number];

interface End {
  /** What its guest and staff are answered of the order. */
  order: { status: string; stage: string; machine: object };
  /** Whether it still stands on the counter. */
  isAtCounter: boolean;
  /** How often its drink may have begun to pour. */
  pours: number;
}

const waits = (code: string): End => ({
  order: { status: 'PENDING', stage: 'waiting', machine: { state: 'rejected', code } },
  isAtCounter: true,
  pours: 0,
});
const needsStaff = (code: string): End => ({
  order: { status: 'IN_PROGRESS', stage: 'attention', machine: { state: 'failed', code } },
  isAtCounter: true,
  pours: 1,
});
/** Its guest approved it at the machine, and has the glass in the hand. */
const made: End = {
  order: { status: 'COMPLETED', stage: 'collected', machine: { state: 'done', code: null, notTaken: false } },
  isAtCounter: false,
  pours: 1,
};

export const ENDS: Record<Case, End> = {
  none: made,
  no_glass: waits('no_glass'),
  no_ingredient: waits('no_ingredient'),
  power_loss: needsStaff('power_loss'),
  slow: needsStaff('timeout'),
  duplicate_event: made,
  lost_reply: made,
  stale_job: waits('expired'),
  not_taken: {
    order: { status: 'COMPLETED', stage: 'ready', machine: { state: 'done', code: null, notTaken: true } },
    isAtCounter: true,
    pours: 1,
  },
};

export type Program = CocktailBerryStandIn | CocktailPiStandIn;
type Approved = Awaited<ReturnType<DrivenBar['approved']>>;

interface AtProgram {
  /** The nearest that happens there. */
  is: string;
  /** Left out: as ENDS says. */
  end?: End;
  /** Has it happen to an order. */
  meet: (bar: DrivenBar, at: Program) => Promise<Approved>;
}

const LONG_MS = 240_000;
const PAST_ITS_LIFE_MS = 31_000;
const begins = (at: Program) =>
  vi.waitFor(() => expect(at.pouredMl).toBeGreaterThan(3), { timeout: 8000, interval: 5 });
const plainly = (bar: DrivenBar) => bar.approved();

/** A program never says events of our protocol: what comes closest to each fault with a program of its own. */
export const AT_PROGRAM: Record<Case, AtProgram> = {
  none: { is: 'a drink as it should be', meet: plainly },
  no_glass: {
    is: 'refuses the start: no glass',
    meet: (bar, at) => {
      at.hasGlass = false;
      return bar.approved();
    },
  },
  no_ingredient: {
    is: 'refuses the start: not enough left',
    meet: (bar, at) => {
      at.runOut();
      return bar.approved();
    },
  },
  power_loss: {
    is: 'killed while it pours, and there again',
    meet: async (bar, at) => {
      at.slowness = 4;
      const order = await bar.approved();
      await begins(at);
      await at.kill();
      await at.revive();
      return order;
    },
  },
  slow: {
    is: 'takes forty times as long',
    meet: async (bar, at) => {
      at.slowness = 40;
      const order = await bar.approved();
      await begins(at);
      bar.server.pass(LONG_MS);
      await sweepJobs(bar.server.services);
      return order;
    },
  },
  duplicate_event: {
    is: 'CocktailBerry: each line stands in its log twice; CocktailPi: each message of its socket comes twice',
    meet: (bar, at) => {
      at.saysTwice = true;
      return bar.approved();
    },
  },
  lost_reply: {
    is: 'the reply to the start is lost after it took effect',
    meet: (bar, at) => {
      at.losesStart = 'after';
      return bar.approved();
    },
  },
  stale_job: {
    is: 'no server drove it before the job had expired',
    meet: async (bar) => {
      const order = await bar.order();
      await bar.rest();
      expect((await order.approve()).statusCode).toBe(200);
      bar.server.pass(PAST_ITS_LIFE_MS);
      bar.drive();
      await sweepJobs(bar.server.services);
      return order;
    },
  },
  not_taken: {
    is: 'never said: an end is all there is, so the drink counts as taken',
    end: made,
    meet: plainly,
  },
};

/** The faults of our own protocol are the simulator's. */
export const faultOf = (name: Case): Fault | undefined => (name === 'none' ? undefined : name);
