/**
 * Runs the tasks of a group beside each other, query by query, without ever waiting: what several ask at the same moment
 * is asked once. Source: docs/decisions/0087, 0143.
 */
import { jointly } from './ask-together.ts';
import type { Task } from './group-commit.ts';
import {
  createEndings,
  type CompiledOnce,
  type compiledQueries,
  type Endings,
  type Query,
  type Steps,
} from './steps.ts';

type Rows = readonly object[];

/** `hasWritten`: what was written before it failed has to be undone. */
export type Outcome = { value: unknown } | { cause: unknown; hasWritten: boolean };

interface Run extends Pick<Task, 'work' | 'lane'> {
  /** Once it has begun. */
  steps?: Steps<unknown>;
  /** The answer to its last query. */
  rows: Rows;
  hasWritten: boolean;
  outcome?: Outcome;
}
interface Asking {
  given: object;
  /** Whoever waits for the rows. */
  run?: Run;
}

/**
 * Tasks of one lane run one after the other, and one without a lane alone.
 * @param ask runs a query at once
 * @throws what the database refused: nobody knows whose query it was
 */
export function runTogether(
  group: readonly Task[],
  compiled: ReturnType<typeof compiledQueries>,
  ask: (query: CompiledOnce, rows: readonly object[]) => Rows,
): Outcome[] {
  const endings = createEndings();
  const finishAll = (runs: readonly Run[]): void => {
    for (let left = runs; left.length > 0; left = left.filter(({ outcome }) => !outcome))
      for (const [query, all] of queriesOf(thatMayGoOn(left), endings))
        for (const { compiled: once, rows, of, share } of jointly(compiled, query, all)) {
          const found = ask(once, rows);
          of.forEach(({ given, run }, index) => {
            if (!run) return;
            run.rows = share(found, given, index);
            run.hasWritten ||= !once.isRead && run.rows.length > 0;
          });
        }
  };
  const runs = group.map(({ work, lane }): Run => ({ work, lane, rows: [], hasWritten: false }));
  try {
    finishAll(runs);
    finishAll(endings.take().map((steps): Run => ({ work: () => steps, lane: undefined, rows: [], hasWritten: true })));
  } catch (cause) {
    for (const { steps, outcome } of runs) if (!outcome) steps?.return(undefined);
    throw cause;
  }
  return runs.map(({ outcome }) => outcome!);
}

function thatMayGoOn(left: readonly Run[]): Run[] {
  const lanes = new Set<string | undefined>();
  return left.filter(({ lane, steps }) => {
    const isBehind = lanes.has(undefined) || (lane === undefined ? lanes.size > 0 : lanes.has(lane));
    lanes.add(lane);
    return steps || !isBehind;
  });
}

/** Each goes on to the next query whose rows it has to hear, or to its end. */
function queriesOf(runs: readonly Run[], endings: Endings): Map<Query, Asking[]> {
  const queries = new Map<Query, Asking[]>();
  const add = (query: Query, asking: Asking): void => {
    const known = queries.get(query);
    if (known) known.push(asking);
    else queries.set(query, [asking]);
  };
  for (const run of runs) {
    try {
      run.steps ??= run.work();
      let step = run.steps.next(run.rows);
      for (; !step.done; step = run.steps.next([])) {
        if ('beside' in step.value) continue;
        if ('query' in step.value && !step.value.isSent) break;
        run.hasWritten = true;
        if ('end' in step.value) endings.add(step.value);
        else add(step.value.query, { given: step.value.given });
      }
      if (step.done) run.outcome = { value: step.value };
      else if ('query' in step.value) add(step.value.query, { given: step.value.given, run });
    } catch (cause) {
      run.outcome = { cause, hasWritten: run.hasWritten };
    }
  }
  return queries;
}
