/**
 * A machine without pumps: a full client of the bridge, over HTTP or MQTT, that follows the machine string in real or faster
 * time. Source: docs/machines.md "The simulator".
 */
import type { Client, Input, Reply, Route } from '#contract/client.ts';
import type { MachineCare } from '#contract/machines/care.ts';
import type { MachineJob } from '#contract/machines/job.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#domain/machine/simulated-fault.ts';
import { doCare } from './do-care.ts';
import { makeDrink, type Said, type Word } from './make-drink.ts';

export interface Power {
  /** @returns the id of this start */
  up: () => Promise<string>;
  /** All at once, without a goodbye. */
  down: () => Promise<void>;
}

export interface SimulatedMachine {
  call: Client;
  machineId: string;
  /** How many times faster than real pumps it pours. */
  speed: number;
  /** The fault a job or care meets, if any. */
  faultOf: (work: MachineJob | MachineCare) => Fault | undefined | Promise<Fault | undefined>;
  power: Power;
  /** Milliseconds since 1970, by the machine's clock. */
  now: () => number;
  /** Resolves early if the signal aborts; never throws. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Its pumps run: what must not happen twice for an order. */
  onPour?: (job: MachineJob) => void;
  /** The pump of a line runs: once for each pulse. */
  onCare?: (care: MachineCare) => void;
  onNews?: (line: string) => void;
}

export const HEARTBEAT_MS = 10_000;
const WAIT_S = 25;
/** Between two polls, and before a call without an answer is made again. */
const PAUSE_MS = 500;
/** A job whose id comes again is none to pour. */
const REMEMBERED = 20;
/** After so long without the server's clock, the time of a job cannot be judged. */
const CLOCK_MS = 60_000;
/** How long power is gone. */
const DARK_MS = 3000;
const FIRMWARE = 'simulator 1';

const NEXT = 'GET /api/machines/:machineId/jobs/next';
const EVENT = 'POST /api/machines/:machineId/jobs/:jobId/events';
const BEAT = 'POST /api/machines/:machineId/heartbeat';

/** Runs until the signal aborts, or its token ends. */
export async function runMachine(machine: SimulatedMachine, signal: AbortSignal): Promise<void> {
  const { call, power, machineId, speed, now, sleep, onNews = () => undefined } = machine;
  const params = { machineId };
  const unpaired = new AbortController();
  const off = AbortSignal.any([signal, unpaired.signal]);
  let known: string[] = [];
  let current: { job: MachineJob | MachineCare; stop: AbortController; work: Promise<void> } | undefined;
  /** The server's clock less its own. */
  let clock: { offsetMs: number; readAt: number } | undefined;
  let isDark = false;
  let boot = '';

  /** @returns undefined where nobody answers, or not yet */
  const asked = async <R extends Route>(route: R, input: Input<R>): Promise<Reply<R> | Refusal | undefined> => {
    try {
      return await call(route, input, { signal: off });
    } catch (failure) {
      if (!(failure instanceof Refusal) || !isFinal(failure)) return undefined;
      if (failure.status === 401) {
        onNews('The token has ended: pair the machine again.');
        unpaired.abort();
      }
      return failure;
    }
  };
  const heard = ({ now: at, stop }: Pick<Reply<typeof NEXT>, 'now' | 'stop'>) => {
    clock = { offsetMs: Date.parse(at) - now(), readAt: now() };
    if (!stop || !current) return;
    const { jobId, issuedAt } = current.job;
    if (stop.jobId === null ? stop.at >= issuedAt : stop.jobId === jobId) current.stop.abort();
  };

  const beat = async (state: 'starting' | 'idle' | 'busy' | 'cleaning'): Promise<boolean> => {
    const reply = await asked(BEAT, { params, body: { state, firmware: FIRMWARE, boot } });
    if (!reply || reply instanceof Refusal) return false;
    heard(reply);
    return true;
  };
  const powerUp = async () => {
    boot = await power.up();
    while (!off.aborted && !(await beat('starting'))) await sleep(PAUSE_MS, off);
  };
  const heartbeats = async () => {
    while (!off.aborted) {
      if (!isDark) await beat(!current ? 'idle' : 'kind' in current.job ? 'cleaning' : 'busy');
      await sleep(HEARTBEAT_MS, off);
    }
  };

  const reporter = (job: MachineJob | MachineCare, fault: Fault | undefined) => {
    let seq = 0;
    return async (word: Word, mustArrive = true): Promise<Said> => {
      const body = { v: 1 as const, jobId: job.jobId, seq: ++seq, ...word };
      let isSaidAgain = fault === 'duplicate_event' || (fault === 'lost_reply' && mustArrive);
      for (;;) {
        const reply = await asked(EVENT, { params: { machineId, jobId: job.jobId }, body });
        if (reply instanceof Refusal) {
          onNews(`${nameOf(job)}: refused (${reply.code})`);
          return 'refused';
        }
        if (reply && !isSaidAgain) {
          heard(reply);
          return 'taken';
        }
        isSaidAgain = false;
        if (off.aborted || (!reply && !mustArrive)) return 'lost';
        if (!reply) await sleep(PAUSE_MS, off);
      }
    };
  };

  const serverNow = () => (clock && now() - clock.readAt <= CLOCK_MS ? now() + clock.offsetMs : undefined);
  const work = async (job: MachineJob | MachineCare, stop: AbortSignal): Promise<void> => {
    const fault = await machine.faultOf(job);
    const say = reporter(job, fault);
    const end =
      'kind' in job
        ? await doCare({
            care: job,
            fault,
            speed,
            say,
            serverNow,
            sleep,
            off,
            stop,
            onRun: () => {
              machine.onCare?.(job);
              onNews(`${nameOf(job)}: pump ${job.slot} runs for ${job.durationMs} ms`);
            },
          })
        : await makeDrink({
            job,
            fault,
            speed,
            now,
            sleep,
            off,
            stop,
            say,
            serverNow,
            onPour: () => {
              machine.onPour?.(job);
              onNews(`${job.displayId}: pouring ${job.machineString}`);
            },
          });
    onNews(`${nameOf(job)}: ${end}`);
    if (end === 'over') return;
    // With its power goes everything it remembered.
    isDark = true;
    await power.down();
    await sleep(DARK_MS / speed, off);
    known = [];
    await powerUp();
    isDark = false;
  };

  const take = (job: MachineJob | MachineCare) => {
    known = [...known, job.jobId].slice(-REMEMBERED);
    const stop = new AbortController();
    current = { job, stop, work: work(job, stop.signal).finally(() => (current = undefined)) };
  };
  const listen = async () => {
    while (!off.aborted) {
      const reply = isDark ? undefined : await asked(NEXT, { params, query: { wait: WAIT_S } });
      if (reply && !(reply instanceof Refusal)) {
        heard(reply);
        const next = reply.job ?? reply.care;
        if (next && !current && !known.includes(next.jobId)) take(next);
      }
      await sleep(PAUSE_MS, off);
    }
  };

  await powerUp();
  if (!off.aborted) onNews('Connected.');
  await Promise.all([heartbeats(), listen()]);
  await current?.work;
  await power.down();
}

const nameOf = (job: MachineJob | MachineCare): string => ('kind' in job ? job.kind : job.displayId);

/** Not a busy server, a proxy or a missing network: asking again would change nothing. */
const isFinal = ({ status }: Refusal): boolean => status >= 400 && status < 500 && status !== 429;
