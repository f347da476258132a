/** Three mistakes that a server could make, put into its commits on purpose: a simulation that finds none of them is worth nothing. */
import { awaitSteps } from '../../src/server/db/engine.ts';
import type { Steps } from '../../src/server/db/steps.ts';
import type { Mistake } from './simulated-server.ts';

/** What others do in between is lost. Milliseconds. */
const READ_AGAIN_MS = 60_000;
/** While the answer is under way already. Milliseconds. */
const COMMITTED_LATER_MS = 400;

/** Bottles are read now and then, and written over that: what was taken out of them meanwhile is in them again. */
const losesUpdates: Mistake = (db, { commit }, pause) => {
  let read: { machine_id: string }[] | undefined;
  return async (work, place) => {
    if (!read) {
      read = await db.selectFrom('bottles').selectAll().execute();
      void pause(READ_AGAIN_MS).then(() => (read = undefined));
    }
    const old = read;
    return commit(() => withOldBottles(work(), old), place);
  };
};

function* withOldBottles<T>(steps: Steps<T>, old: readonly { machine_id: string }[]): Steps<T> {
  let step = steps.next();
  while (!step.done) {
    try {
      const asked = step.value;
      const rows = yield 'beside' in asked ? { beside: asked.beside.map((one) => withOldBottles(one, old)) } : asked;
      const [first] = rows as readonly { machine_id?: string; level_ml?: number }[];
      const isOfBottles = first?.level_ml !== undefined;
      step = steps.next(isOfBottles ? old.filter(({ machine_id }) => machine_id === first.machine_id) : rows);
    } catch (cause) {
      step = steps.throw(cause);
    }
  }
  return step.value;
}

/** A machine is let to pour, and nobody writes down that it was. */
const poursTwice: Mistake =
  (_db, { commit }) =>
  (work, place) =>
    commit(() => forgettingPermission(work()), place);

function* forgettingPermission<T>(steps: Steps<T>): Steps<T> {
  let step = steps.next();
  while (!step.done) {
    const asked = step.value;
    const isPermission = 'given' in asked && 'state' in asked.given && asked.given.state === 'accepted';
    try {
      step = steps.next(yield isPermission ? { ...asked, given: { ...asked.given, state: 'issued' } } : asked);
    } catch (cause) {
      step = steps.throw(cause);
    }
  }
  return step.value;
}

/** Says yes first, and commits then. */
const answersBeforeCommit: Mistake = (db, _engine, pause) => (work) =>
  new Promise((answer, fail) => {
    db.transaction()
      .execute(async (tx) => {
        answer(await awaitSteps(tx, work()));
        await pause(COMMITTED_LATER_MS);
      })
      .catch(fail);
  });

export const MISTAKES = {
  'a lost update': losesUpdates,
  'a double pour': poursTwice,
  'an answer before the commit': answersBeforeCommit,
} as const satisfies Record<string, Mistake>;
