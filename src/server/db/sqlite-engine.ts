/** Runs steps on SQLite without waiting: nothing else happens between two queries of them. Source: docs/decisions/0060. */
import type { StatementSyncInstance } from '@photostructure/sqlite';
import type { Db } from './db.ts';
import { compiledFor, hearNothing, type Engine } from './engine.ts';
import { groupCommit, type Task } from './group-commit.ts';
import type { SqliteFile } from './sqlite.ts';
import { runTogether, type Outcome, type Rounds } from './run-together.ts';
import { finishNow, type Asked, type CompiledOnce, type Steps } from './steps.ts';

/** Kiosks and shops that guests use at the moment: ten thousand kiosks take some 20 MB. */
const KEPT_AT_MOST = 20_000;

export function sqliteEngine(db: Db, { database, isFree, exclusively, onWrite, copyTo }: SqliteFile): Engine {
  const compiled = compiledFor(db);
  const statements = new Map<string, StatementSyncInstance>();
  const [begin, commit, rollback] = ['begin', 'commit', 'rollback'].map((text) => database.prepare(text));

  const statementOf = (text: string): StatementSyncInstance => {
    const known = statements.get(text) ?? database.prepare(text);
    statements.set(text, known);
    return known;
  };
  const kept = new Map<string, unknown>();
  const askAll = ({ sql, changesShops, valuesOf }: CompiledOnce, given: readonly object[]): readonly object[] => {
    const rows = statementOf(sql).all(...(valuesOf(given) as Parameters<StatementSyncInstance['all']>)) as object[];
    if (changesShops) kept.clear();
    return rows;
  };
  const ask = ({ query, given }: Asked): readonly object[] => askAll(compiled(query), [given]);
  const run = <T>(steps: Steps<T>) => exclusively(() => finishNow(steps, ask));

  const runGroup = (group: readonly Task[]): boolean => {
    let outcomes: Outcome[];
    try {
      begin?.run();
      outcomes = askAtOnce(runTogether(group, compiled), askAll);
      for (const outcome of outcomes) if ('cause' in outcome && outcome.hasWritten) throw outcome.cause;
      commit?.run();
    } catch (cause) {
      if (database.isTransaction) rollback?.run();
      if (group.length > 1) return false;
      group[0]?.failed(cause);
      return true;
    }
    group.forEach(({ done, failed }, i) => {
      const outcome = outcomes[i]!;
      if ('cause' in outcome) failed(outcome.cause);
      else done(outcome.value as never);
    });
    return true;
  };

  onWrite(() => kept.clear());
  const keep = <T>(name: string, read: () => Steps<T>): T | Promise<T> => {
    const known = kept.get(name) as T | undefined;
    if (known !== undefined) return known;
    return exclusively(() => {
      const value = finishNow(read(), ask);
      if (kept.size >= KEPT_AT_MOST) kept.clear();
      if (value !== undefined) kept.set(name, value);
      return value;
    });
  };

  return {
    run,
    keep,
    atHand: (name) => kept.get(name),
    runAtOnce: (steps) => (isFree() ? finishNow(steps, ask) : undefined),
    commit: groupCommit({
      queueOf: () => '',
      whenReady: setImmediate,
      runGroup: (group) => exclusively(() => runGroup(group)),
    }),
    hear: hearNothing,
    tell: undefined,
    countOthers: undefined,
    connections: undefined,
    lookout: undefined,
    overtaken: undefined,
    copyTo,
  };
}

function askAtOnce(
  rounds: Rounds,
  ask: (query: CompiledOnce, given: readonly object[]) => readonly object[],
): Outcome[] {
  let round = rounds.next();
  while (!round.done) {
    try {
      const found = round.value.queries.map(({ compiled, rows }) => ask(compiled, rows));
      round = rounds.next(found);
    } catch (cause) {
      round = rounds.throw(cause);
    }
  }
  return round.value;
}
