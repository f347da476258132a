/**
 * Runs the tasks of a group beside each other, in rounds of queries: what several ask at the same moment is asked once.
 * SQLite answers a round at once, PostgreSQL in one round trip. Source: docs/decisions/0087, 0143, 0154.
 */
import { jointly, type Joint } from './ask-together.ts';
import type { Task } from './group-commit.ts';
import { createEndings, type compiledQueries, type Endings, type Query, type Steps } from './steps.ts';

type Rows = readonly object[];

/** `hasWritten`: what was written before it failed has to be undone. */
export type Outcome = { value: unknown } | { cause: unknown; hasWritten: boolean };

/** Queries that do not wait for each other's rows, in their order. */
export interface Round {
  queries: readonly Joint<Asking>[];
  /** False where nobody waits for a row of them. */
  isHeard: boolean;
}

/** Yields each round, is given the rows of each of its queries, and returns what each task came to. */
export type Rounds = Generator<Round, Outcome[], readonly Rows[]>;

interface Run extends Pick<Task, 'work' | 'lane'> {
  hasBegun: boolean;
  /** Of its steps, those that have not ended. */
  branches: Set<Branch>;
  hasWritten: boolean;
  outcome?: Outcome;
}

/** The steps of a run, or some of those that run beside each other in it. */
interface Branch {
  steps: Steps<unknown>;
  run: Run;
  /** What the last thing it yielded came to. */
  answer: { rows: readonly unknown[] } | { cause: unknown };
  /** It waits for nothing. */
  isReady: boolean;
  of: { fork: Fork; index: number } | undefined;
}
interface Fork {
  parent: Branch;
  ended: ({ value: unknown } | { cause: unknown })[];
  left: number;
}
interface Asking {
  given: object;
  /** Whoever waits for the rows. */
  branch?: Branch;
}

/**
 * Tasks of one lane run one after the other, and one without a lane alone. Yields a round of queries, and is given the
 * rows of each; if the database refuses one of them it is to be thrown into: nobody knows whose query it was.
 * @returns what each task came to
 * @throws what was thrown into it, after all tasks have done what they do at their end
 */
export function* runTogether(group: readonly Task[], compiled: ReturnType<typeof compiledQueries>): Rounds {
  const endings = createEndings();
  const runs = group.map(({ work, lane }) => runOf(work, lane));
  try {
    yield* finishAll(runs, endings, compiled);
    const ends = endings.take().map((steps) => runOf(() => steps, undefined, true));
    yield* finishAll(ends, endings, compiled);
  } catch (cause) {
    for (const { branches } of runs) for (const { steps } of branches) steps.return(undefined);
    throw cause;
  }
  return runs.map(({ outcome }) => outcome!);
}

function* finishAll(
  all: readonly Run[],
  endings: Endings,
  compiled: ReturnType<typeof compiledQueries>,
): Generator<Round, void, readonly Rows[]> {
  for (let left = all; left.length > 0; left = left.filter(({ outcome }) => !outcome)) {
    const queries = roundOf(left, endings, compiled);
    if (queries.length === 0) continue;
    const found = yield { queries, isHeard: queries.some(({ of }) => of.some(({ branch }) => branch)) };
    queries.forEach(({ compiled: { isRead }, of, share }, at) => {
      of.forEach(({ given, branch }, index) => {
        if (!branch) return;
        const rows = share(found[at] ?? [], given, index);
        branch.answer = { rows };
        branch.isReady = true;
        branch.run.hasWritten ||= !isRead && rows.length > 0;
      });
    });
  }
}

const runOf = (work: Task['work'], lane?: string, hasWritten = false): Run => ({
  work,
  lane,
  hasBegun: false,
  branches: new Set(),
  hasWritten,
});

function thatMayBegin(left: readonly Run[]): Run[] {
  const lanes = new Set<string | undefined>();
  return left.filter(({ lane, hasBegun }) => {
    const isBehind = lanes.has(undefined) || (lane === undefined ? lanes.size > 0 : lanes.has(lane));
    lanes.add(lane);
    return !hasBegun && !isBehind;
  });
}

/** Each goes on to the next query whose rows it has to hear, or to its end. */
function roundOf(
  runs: readonly Run[],
  endings: Endings,
  compiled: ReturnType<typeof compiledQueries>,
): Joint<Asking>[] {
  const queries = new Map<Query, Asking[]>();
  const add = (query: Query, asking: Asking): void => {
    const known = queries.get(query);
    if (known) known.push(asking);
    else queries.set(query, [asking]);
  };
  const begin = (steps: Steps<unknown>, run: Run, of: Branch['of']): Branch => {
    const branch: Branch = { steps, run, answer: { rows: [] }, isReady: true, of };
    run.branches.add(branch);
    return branch;
  };
  const end = (branch: Branch, ended: Fork['ended'][number]): void => {
    const { run, of } = branch;
    run.branches.delete(branch);
    if (!of) {
      run.outcome = 'cause' in ended ? { cause: ended.cause, hasWritten: run.hasWritten } : ended;
      return;
    }
    const { fork, index } = of;
    fork.ended[index] = ended;
    if (--fork.left > 0) return;
    // The first refusal, when all have ended: none goes on asking in a transaction that is over.
    const refused = fork.ended.find((one) => 'cause' in one);
    fork.parent.answer = refused ?? { rows: fork.ended.map((one) => ('value' in one ? one.value : undefined)) };
    goOn(fork.parent);
  };
  const goOn = (branch: Branch): void => {
    const { steps, run, answer } = branch;
    branch.isReady = false;
    try {
      let step = 'cause' in answer ? steps.throw(answer.cause) : steps.next(answer.rows as Rows);
      for (; !step.done; step = steps.next([])) {
        const asked = step.value;
        if ('beside' in asked) {
          if (asked.beside.length === 0) continue;
          const fork: Fork = { parent: branch, ended: [], left: asked.beside.length };
          return asked.beside.map((one, index) => begin(one, run, { fork, index })).forEach(goOn);
        }
        if ('query' in asked && !asked.isSent) return add(asked.query, { given: asked.given, branch });
        run.hasWritten = true;
        if ('end' in asked) endings.add(asked);
        else add(asked.query, { given: asked.given });
      }
      end(branch, { value: step.value });
    } catch (cause) {
      end(branch, { cause });
    }
  };
  for (const run of thatMayBegin(runs)) {
    run.hasBegun = true;
    try {
      begin(run.work(), run, undefined);
    } catch (cause) {
      run.outcome = { cause, hasWritten: false };
    }
  }
  for (const { branches } of runs) for (const branch of branches) if (branch.isReady) goOn(branch);
  return [...queries].flatMap(([query, all]) => jointly(compiled, query, all));
}
