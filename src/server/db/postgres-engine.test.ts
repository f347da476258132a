import { describe, expect, it } from 'vitest';
import type { Db } from './db.ts';
import { postgresEngine } from './postgres-engine.ts';
import { prepared, type Steps } from './steps.ts';

const insertShop = prepared((db, given: { id: string }) =>
  db.insertInto('event_counters').values({ shop_id: given.id, n: 0 }).returning('shop_id'),
);
function* write(): Steps<string> {
  yield* insertShop({ id: 's1' });
  return 'written';
}

/**
 * A database that answers everything with a row, but fails a query of each transaction with the next of its failures.
 * @param failing a part of the query
 */
function failing(failing: string, ...failures: unknown[]): { db: Db; sent: string[] } {
  const sent: string[] = [];
  let hasFailed = false;
  const connection = {
    executeQuery: async ({ sql }: { sql: string }) => {
      sent.push(sql);
      if (sql === 'begin') hasFailed = false;
      if (!hasFailed && sql.includes(failing) && failures.length > 0) {
        hasFailed = true;
        throw failures.shift();
      }
      return { rows: [{}] };
    },
  };
  const compilable = { compile: () => ({ sql: 'insert', parameters: [], query: { kind: 'InsertQueryNode' } }) };
  const returning = { returning: () => compilable };
  const executor = {
    adapter: {},
    provideConnection: (work: (one: unknown) => unknown) => work(connection),
  };
  const lock = { sql: 'select pg_advisory_xact_lock', parameters: [], query: { kind: 'SelectQueryNode' } };
  const db = {
    getExecutor: () => executor,
    insertInto: () => ({ values: () => returning }),
    selectNoFrom: () => ({ compile: () => lock }),
  };
  return { db: db as unknown as Db, sent };
}

const error = (code: string | undefined) => Object.assign(new Error('failed'), { code });
const times = (sent: readonly string[], sql: string) => sent.filter((one) => one === sql).length;
const [deadlock, unique, shutdown, lost] = [error('40P01'), error('23505'), error('57P01'), error(undefined)];
const locked = error('55P03');

describe('tasks of a group whose transaction fails', () => {
  it.each([
    ['in a deadlock', 'insert', [deadlock, deadlock], 3, ['written', 'written', 'written']],
    ['in deadlocks for ever', 'begin', Array.from({ length: 9 }, () => deadlock), 5, [deadlock, deadlock, deadlock]],
    ['for one of them', 'insert', [unique, unique], 4, [unique, 'written', 'written']],
    ['since the connection is lost', 'insert', [lost], 1, [lost, lost, lost]],
    ['since the database shuts down', 'insert', [shutdown], 1, [shutdown, shutdown, shutdown]],
    ['before anything of theirs', 'pg_advisory', [locked], 1, [locked, locked, locked]],
    ['at the commit, with an answer', 'commit', [unique], 1, [unique, unique, unique]],
    ['at the commit, without one', 'commit', [lost], 1, [lost, lost, lost]],
  ])('%s', async (_why, where, failures, transactions, answers) => {
    const { db, sent } = failing(where, ...failures);
    const { commit } = postgresEngine(db);
    const all = ['a', 'b', 'c'].map((lane) => commit(write, { shopId: 's1', lane }));
    const settled = await Promise.allSettled(all);
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual(answers);
    expect(times(sent, 'begin')).toBe(transactions);
    expect(times(sent, 'commit') + times(sent, 'rollback')).toBeGreaterThanOrEqual(transactions);
  });
});

it('commits those of one shop together, and does not wait for another shop', async () => {
  const { db, sent } = failing('');
  const { commit } = postgresEngine(db);
  await Promise.all(['s1', 's2', 's1'].map((shopId, i) => commit(write, { shopId, lane: `${i}` })));
  expect(times(sent, 'begin')).toBe(2);
  expect(times(sent, 'commit')).toBe(2);
});

it('reads once for all who ask before it reads, and again for who asks later', async () => {
  const { db } = failing('');
  const { keep } = postgresEngine(db);
  let readings = 0;
  // eslint-disable-next-line require-yield
  const read = function* (): Steps<number> {
    return ++readings;
  };
  expect(await Promise.all([keep('a', read), keep('a', read), keep('a', read), keep('b', read)])).toEqual([1, 3, 3, 2]);
  expect(await keep('a', read)).toBe(4);
});
