/** The product's server over the store of a simulation: as main.ts starts it, on virtual time; it may end at any moment. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/server/app.ts';
import { createClockGuard } from '../../src/server/clock-guard.ts';
import { createServices } from '../../src/server/create-services.ts';
import type { After } from '../../src/server/after.ts';
import type { Commit } from '../../src/server/db/engine.ts';
import { holdUnseenOrders, sweepOrders } from '../../src/server/features/orders/sweep-orders.ts';
import { createBrakes } from '../../src/server/http/limits/brakes.ts';
import { createLive } from '../../src/server/live/live.ts';
import { sweepJobs } from '../../src/server/machines/sweep-jobs.ts';
import { sweepSilence } from '../../src/server/machines/sweep-silence.ts';
import { newUuidV7 } from '../../src/server/new-id.ts';
import { lastWrittenAt } from '../../src/server/repos/last-written.repo.ts';
import { registerEngine, type Engine } from '../../src/server/db/engine.ts';
import type { Db } from '../../src/server/db/database.ts';
import type { Services } from '../../src/server/services.ts';
import { SIGNING_KEY, type BarImage } from './database/bar-image.ts';
import { counted } from './time/outside-work.ts';
import { withPauses } from './database/pauses.ts';
import type { Random } from './time/random.ts';
import type { Scheduler } from './time/scheduler.ts';
import type { Store } from './database/store.ts';

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: unknown;
}
/** As a test reads JSON: of any shape. */
export type Parsed = Awaited<ReturnType<Response['json']>>;
export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  /** As text, and parsed. */
  text: string;
  body: Parsed;
}

export interface SimulatedServer {
  start: () => Promise<void>;
  /** Everybody who waits for an answer gets none. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
  /** @returns undefined if the server is not there, or ends before it answers */
  ask: (request: Request) => Promise<Reply | undefined>;
  isUp: () => boolean;
}

/** A mistake put into the server on purpose. */
export type Mistake = (db: Db, engine: Engine, pause: (ms?: number) => Promise<void>) => Commit;

export type Beside = (
  services: Services,
  isAlive: () => boolean,
  sleep: (ms: number) => Promise<void>,
) => Promise<void>;

export interface Around {
  image: BarImage;
  store: Store;
  scheduler: Scheduler;
  random: Random;
  mistake?: Mistake | undefined;
  /** What else runs in the process, such as drivers of machines; until it ends. */
  beside?: Beside | undefined;
  onError: (cause: unknown) => void;
}

interface Life {
  app: FastifyInstance;
  isAlive: boolean;
  ended: Promise<undefined>;
  end: () => void;
}

/** How often the server looks for what time has changed; a busy one is late. Milliseconds. */
const SWEEPS_MS = [2000, 10_000] as const;
const PASSED = 0.6;
const HELD_UP = 0.01;
/** Longer than a job lives that nobody accepts. */
const STUCK = 0.1;
const STUCK_MS = [20_000, 45_000] as const;

export function createServer(around: Around): SimulatedServer {
  const { scheduler, random, store, image, onError } = around;
  const clock = () => new Date(scheduler.now());
  let life: Life | undefined;

  const start = async () => {
    let end = (): void => undefined;
    const ended = new Promise<undefined>((done) => (end = () => done(undefined)));
    const own = { isAlive: true };
    const after: After = (ms, work) => scheduler.after(ms, () => own.isAlive && work());
    const sleep = (ms: number) => new Promise<void>((done) => void after(ms, done));
    const heldUpMs = () => (random.chance(STUCK) ? random.between(...STUCK_MS) : random.between(100, 3000));
    const pause = async (ms?: number) => {
      if (ms !== undefined) return sleep(ms);
      scheduler.stir();
      if (random.chance(PASSED)) return;
      await sleep(random.chance(HELD_UP) ? heldUpMs() : random.between(1, 4));
    };

    const services = await counted(async () => {
      const opened = await store.open();
      const writtenAt = await lastWrittenAt(opened);
      const { db, engine } = withPauses(opened, pause);
      if (around.mistake) registerEngine(db, { ...engine, commit: around.mistake(db, engine, pause) });
      const made = createServices(image.config, db, SIGNING_KEY, clock);
      made.clockGuard = createClockGuard(clock, writtenAt);
      made.newId = () => newUuidV7(scheduler.now(), random.bytes(16));
      made.randomInt = random.int;
      made.after = after;
      made.live = createLive(db, after);
      made.brakes = createBrakes(() => made.limits, scheduler.now, after);
      const app = await buildApp(made);
      await app.ready();
      life = Object.assign(own, { app, ended, end });
      return made;
    });

    const isAlive = () => own.isAlive;
    const every = async (work: () => Promise<unknown>) => {
      while (own.isAlive) {
        await sleep(random.between(...SWEEPS_MS));
        await work().catch(onError);
      }
    };
    await holdUnseenOrders(services);
    void every(() => sweepOrders(services));
    void every(() => sweepJobs(services));
    void every(async () => {
      await sweepSilence(services);
      await services.visits.flush();
      await services.live.look();
    });
    void around.beside?.(services, isAlive, sleep).catch(onError);
  };
  const die = (): Life | undefined => {
    const dying = life;
    life = undefined;
    if (dying) dying.isAlive = false;
    dying?.end();
    return dying;
  };

  return {
    start,
    crash: async () => {
      die();
      await counted(store.crash);
    },
    stop: async () => {
      die();
      await store.end();
    },
    isUp: () => life !== undefined,
    ask: async ({ method, url, headers, body }) => {
      const now = life;
      if (!now) return undefined;
      const asked = now.app.inject({
        method,
        url,
        headers,
        remoteAddress: '10.0.0.7',
        ...(body !== undefined && { payload: body as object }),
      });
      const reply = await Promise.race([asked, now.ended]);
      if (!reply) return undefined;
      const text = reply.body;
      const isJson = String(reply.headers['content-type']).includes('json');
      return { status: reply.statusCode, headers: reply.headers, text, body: isJson ? JSON.parse(text) : undefined };
    },
  };
}
