/**
 * Drives one machine with a program of its own: takes the shop's job through the same steps as a device would, and never
 * posts a start twice. Source: docs/decisions/0083, docs/behaviour/machines.md "Machines with a program of their own".
 */
import { OFFLINE_AFTER_MS, type DeviceState } from '#domain/machine/choose-machine.ts';
import { isOver, lapseOf, type JobCode } from '#domain/machine/job.ts';
import { matchIngredients } from '#domain/machine/match-ingredients.ts';
import { levelsOfPumps, planPours } from '#domain/machine/plan-pours.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import { NoAnswer } from '#server/outbound/call-machine.ts';
import { runSteps } from '../../db/engine.ts';
import type { Steps } from '../../db/steps.ts';
import type { JobWithOrder, StoredJob } from '../../repos/machines/machine-jobs.repo.ts';
import * as links from '../../repos/machines/machine-links.repo.ts';
import { lockMachine, noteReport } from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { giveBackJob, takeMachineEvent } from '../job-events.ts';
import { releaseInTurn } from '../release-in-turn.ts';
import { measureBottles, movePlace, tellStock } from '../stock.ts';
import { connectProgram as reallyConnect, openKeys } from './connect-program.ts';
import {
  eventOf,
  isNews,
  nameAtMachine,
  nothing,
  plainText,
  readBoth,
  readToDo,
  wantsStop,
  type Word,
} from './drive-steps.ts';
import { readBar, type Bar } from './our-ingredients.ts';
import { Trouble, type Program, type Sight } from './program.ts';

export interface Pace {
  /** Between two looks at the shop's jobs. */
  idleMs: number;
  /** Between two looks at a machine that has nothing to do. */
  lookMs: number;
  /** Between two looks at a pour. */
  pourMs: number;
  /** How long a pour that nothing is known of may still turn up in the program's log. */
  settleMs: number;
  /** How long a job waits for a machine on which something else runs. */
  busyMs: number;
  /** How long a server may drive without a word: longer than any one call takes. */
  leaseMs: number;
}

interface Driving {
  services: Services;
  machine: links.DrivenMachine;
  /** This server's own id. */
  by: string;
  pace: Pace;
  /** Milliseconds that only go forward. */
  elapsedMs: () => number;
  connectProgram?: typeof reallyConnect;
}

/** Another server drives it now, or it was removed. */
class NotOurs extends Error {}

const BAR_MS = 10_000;

export interface Drive {
  /** One look. @returns how long to wait before the next; undefined if the machine is not this server's any more */
  tick: () => Promise<number | undefined>;
  end: () => Promise<void>;
}

export function driveMachine({
  services,
  machine: { id: machineId, shopId, kind },
  by,
  pace,
  elapsedMs,
  connectProgram = reallyConnect,
}: Driving): Drive {
  const { db, commit, clock } = services;
  let program: { of: string; is: Program } | undefined;
  let bar: { is: Bar; readAt: number } | undefined;
  let lookedAt: number | undefined;
  let nowhereSince: number | undefined;
  let stopDone: string | undefined;
  let claimedAt: number | undefined;

  const lease = () => ({ machineId, by, now: clock().toISOString() });
  /** Under the machine's lock, all or nothing. */
  const write = (steps: (now: Date) => Steps<unknown>): Promise<void> =>
    commit(function* () {
      if (!(yield* lockMachine(machineId))) throw new NotOurs();
      yield* steps(clock());
    });
  /** With the end of the start that was posted: only while this server holds the lease. */
  const settle = (steps: (now: Date) => Steps<unknown>): Promise<void> =>
    write(function* (now) {
      if (!(yield* links.noteSettled(lease()))) throw new NotOurs();
      yield* steps(now);
    });

  const programFor = (link: links.MachineLink): Program | undefined => {
    const of = `${link.address} ${link.secrets}`;
    if (program?.of === of) return program.is;
    program?.is.close();
    const keys = openKeys(services, link);
    program = keys && { of, is: connectProgram(services, kind, { address: link.address, keys }) };
    return program?.is;
  };
  const barNow = async (): Promise<Bar> => {
    if (!bar || elapsedMs() - bar.readAt >= BAR_MS) bar = { is: await readBar(db, shopId), readAt: elapsedMs() };
    return bar.is;
  };

  /** Its heartbeat: the machine answers, and has this left. */
  const beat = async (link: links.MachineLink, sight: Sight): Promise<void> => {
    lookedAt = elapsedMs();
    const { pumps, ingredients } = await barNow();
    const levels = levelsOfPumps(pumps, matchIngredients(ingredients, sight.ingredients, link.matches));
    const says: DeviceState = sight.isBusy ? 'busy' : 'idle';
    await write(function* (now) {
      const machine = yield* lockMachine(machineId);
      if (!machine) return;
      const seen = { at: now.toISOString(), says, firmware: plainText(sight.version), levels, boot: null };
      const stock = yield* measureBottles(machine, levels);
      yield* noteReport(machine, seen, isNews(machine, seen, now));
      yield* tellStock(machine.shopId, stock);
      // Before its first answer it was none that drinks are made by.
      if (!machine.isPaired) yield* movePlace(machine.shopId);
      if (link.trouble !== null || JSON.stringify(link.theirs) !== JSON.stringify(sight.ingredients))
        yield* links.noteSight({ machineId, theirs: sight.ingredients, trouble: null });
    });
  };
  const say = (job: StoredJob, word: Word) => takeMachineEvent(machineId, eventOf(job, word), clock());

  const reject = (job: StoredJob, code: JobCode, message: string) =>
    write(() => say(job, { state: 'rejected', code, message }));

  const take = async (link: links.MachineLink, at: Program, job: JobWithOrder): Promise<void> => {
    const { pours: slots } = pourPlan(job.machineString);
    const sight = await at.look();
    await beat(link, sight);
    // A program is busy for a moment after each drink, and while somebody uses its own screen.
    if (sight.isBusy && clock().getTime() - Date.parse(job.issuedAt) < pace.busyMs) return;
    const { pumps, ingredients } = await barNow();
    const plan = planPours(slots, pumps, matchIngredients(ingredients, sight.ingredients, link.matches));
    if (plan.kind === 'missing') {
      await reject(job, 'no_ingredient', `At no bottle: ${plan.names.join(', ')}`);
      return;
    }
    if (plan.pours.length === 0) return reject(job, 'bad_string', '');
    const name = nameAtMachine(job);
    const ready = await at.prepare({ name, pours: plan.pours, recipeId: link.recipeId });
    if (ready.kind === 'refused') return reject(job, ready.code, ready.message);

    const { recipeId, levels, eventId } = ready;
    const started = { jobId: job.id, name, recipeId, pours: plan.pours, levels, eventId };
    let isAccepted = false;
    // Its time, a stop and a cancelled order are looked at here, under the machine's lock; then the start is noted.
    await write(function* () {
      if (recipeId !== link.recipeId) yield* links.noteRecipe(machineId, recipeId);
      const taken = yield* say(job, { state: 'accepted', stoppable: true });
      isAccepted = taken.kind === 'taken' && taken.job.state === 'accepted';
      if (isAccepted && !(yield* links.noteStart(lease(), started))) throw new NotOurs();
    });
    if (!isAccepted) return;
    const begun = await at.start(started);
    nowhereSince = undefined;
    if (begun.kind !== 'refused') return;
    await settle((now) => giveBackJob(job, { code: begun.code, message: plainText(begun.message) }, now));
    await releaseInTurn(services, shopId);
  };

  const follow = async (link: links.MachineLink, at: Program, started: links.Started): Promise<void> => {
    const [job, machine] = await runSteps(db, readBoth(started.jobId, machineId));
    if (!job || !machine) return settle(nothing);
    const where = await at.follow(started);
    if (where.at !== 'nowhere') nowhereSince = undefined;
    const end = async (word: Word) => {
      await settle(() => (isOver(job.state) ? nothing() : say(job, word)));
      await releaseInTurn(services, shopId);
      lookedAt = undefined;
    };
    switch (where.at) {
      case 'pouring': {
        // A stop that came before its pumps began is forgotten there: said until it ends.
        if (wantsStop(job, machine)) await at.stop();
        const isNew = job.state !== 'dispensing' || job.progress !== where.progress;
        if (!isOver(job.state) && isNew)
          await write(() => say(job, { state: 'dispensing', progress: where.progress, stoppable: true }));
        if (isDue(pace.lookMs)) await beat(link, await at.look());
        return;
      }
      case 'done':
        return end({ state: 'done', progress: 100 });
      case 'cancelled':
        return end({ state: 'cancelled', code: 'stopped' });
      case 'failed':
        return end({ state: 'failed', code: where.code, message: where.message });
      case 'nowhere': {
        nowhereSince ??= elapsedMs();
        if (elapsedMs() - nowhereSince < pace.settleMs) return;
        return end({ state: 'failed', code: 'power_loss', message: 'Nothing says how it ended: look at the glass.' });
      }
    }
  };

  const isDue = (ms: number): boolean => lookedAt === undefined || elapsedMs() - lookedAt >= ms;

  const idle = async (link: links.MachineLink, at: Program): Promise<void> => {
    const [machine, job] = await runSteps(db, readToDo(machineId));
    if (!machine) throw new NotOurs();
    if (job?.state === 'issued') {
      if (!lapseOf(job, clock().getTime())) await take(link, at, job);
      return;
    }
    // Accepted without a start that was noted: nobody knows what became of it.
    if (job) await write(() => say(job, { state: 'failed', code: 'other' }));
    const { stop } = machine;
    const isFresh = stop !== null && stop.at !== stopDone && clock().getTime() - Date.parse(stop.at) < OFFLINE_AFTER_MS;
    if (!isFresh && !isDue(pace.lookMs)) return;
    const sight = await at.look();
    if (isFresh && sight.isBusy) await at.stop();
    if (isFresh) stopDone = stop.at;
    await beat(link, sight);
  };

  const lookOnce = async (link: links.MachineLink): Promise<void> => {
    try {
      const at = programFor(link);
      if (!at) throw new Trouble('machine-keys-lost');
      await (link.started ? follow(link, at, link.started) : idle(link, at));
    } catch (cause) {
      if (!(cause instanceof NoAnswer) && !(cause instanceof Trouble)) throw cause;
      lookedAt = undefined;
      if (cause.why !== link.trouble) await write(() => links.noteSight({ ...link, trouble: cause.why }));
    }
  };

  /** Renews the lease in good time. */
  const linkWhileOurs = async (): Promise<links.MachineLink | undefined> => {
    if (claimedAt !== undefined && elapsedMs() - claimedAt < pace.leaseMs / 3) {
      const link = await runSteps(db, links.linkOf(machineId));
      return link?.leaseBy === by ? link : undefined;
    }
    claimedAt = elapsedMs();
    const until = new Date(clock().getTime() + pace.leaseMs).toISOString();
    return commit(() => links.claimLink({ ...lease(), until }));
  };

  return {
    tick: async () => {
      const link = await linkWhileOurs();
      if (!link) return undefined;
      try {
        await lookOnce(link);
      } catch (cause) {
        if (cause instanceof NotOurs) return undefined;
        throw cause;
      }
      return link.started ? pace.pourMs : pace.idleMs;
    },
    end: async () => {
      program?.is.close();
      await commit(() => links.releaseLink({ machineId, by }));
    },
  };
}
