import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Db } from './database.ts';
import { compiledFor } from './engine.ts';
import { runTogether } from './run-together.ts';
import {
  atEnd,
  beside,
  nothing,
  prepared,
  preparedCounter,
  preparedLock,
  preparedRows,
  sent,
  type CompiledOnce,
  type Steps,
} from './steps.ts';

const counterOf = prepared((db, given: { id: string }) =>
  db.selectFrom('event_counters').select('n').where('shop_id', '=', given.id),
);
const take = preparedCounter((db, given: { id: string; count: number }) =>
  db.insertInto('event_counters').values({ shop_id: given.id, n: given.count }).returning('n'),
);
const insert = preparedRows(
  (db, rows: readonly { id: string }[]) =>
    db
      .insertInto('event_counters')
      .values(rows.map(({ id }) => ({ shop_id: id, n: 0 })))
      .returning('shop_id'),
  (row, { id }) => row.shop_id === id,
);
const change = prepared((db, given: { id: string }) =>
  db.updateTable('event_counters').set({ n: 1 }).where('shop_id', '=', given.id).returning('n'),
);

const lock = preparedLock((db, given: { id: string }) =>
  db.updateTable('event_counters').set({ n: 2 }).where('shop_id', '=', given.id).returning('n'),
);

const REFUSED = new Error('refused');
const steps =
  <T>(work: () => Steps<T>, lane?: string) =>
  (i: number) => ({ work, lane: lane ?? `${i}`, done: () => undefined, failed: () => undefined });

describe('tasks that run together', () => {
  let db: Db;
  beforeAll(async () => void (db = await openDatabase(':memory:')));
  afterAll(() => db.destroy());

  /** @param answer to a query that was given these values */
  function run(tasks: readonly ((i: number) => Parameters<typeof runTogether>[0][number])[], answer = answerAll) {
    const asked: string[] = [];
    const heard: boolean[] = [];
    const rounds = runTogether(
      tasks.map((task, i) => task(i)),
      compiledFor(db),
    );
    let round = rounds.next();
    while (!round.done) {
      heard.push(round.value.isHeard);
      const all = round.value.queries.map(({ compiled, rows }) => ({ compiled, values: compiled.valuesOf(rows) }));
      asked.push(...all.map(({ compiled, values }) => `${compiled.sql.split(' ')[0]} ${values.join()}`));
      try {
        const found = all.map(({ compiled, values }) => answer(compiled, values));
        round = rounds.next(found);
      } catch (cause) {
        round = rounds.throw(cause);
      }
    }
    return { asked, heard, outcomes: round.value };
  }
  const answerAll = ({ sql }: CompiledOnce, values: readonly unknown[]): object[] =>
    sql.startsWith('insert') && sql.includes('"n"') && sql.endsWith('returning "shop_id"')
      ? values.filter((value) => typeof value === 'string').map((shop_id) => ({ shop_id }))
      : [{ n: 9 }];

  const numbered = (id: string, count: number) =>
    function* (): Steps<number> {
      const [row] = yield* take({ id, count });
      return row!.n;
    };

  it('take one lock for all who take it', () => {
    const take = (id: string) =>
      function* (): Steps<unknown> {
        return yield* beside(lock({ id }), counterOf({ id }));
      };
    const { asked, heard, outcomes } = run([steps(take('s1')), steps(take('s2')), steps(take('s1'))]);
    expect(asked).toEqual(['update 2,s1', 'update 2,s2', 'select s1', 'select s2']);
    expect(heard).toEqual([true]);
    expect(outcomes).toEqual(outcomes.map(() => ({ value: [[{ n: 9 }], [{ n: 9 }]] })));
  });

  it('go on beside each other within one, and it goes on when all have ended', () => {
    const read = (id: string, times: number) =>
      (function* (): Steps<string> {
        for (let n = 1; n <= times; n++) yield* counterOf({ id: `${id}${n}` });
        return id;
      })();
    const whole = function* (): Steps<unknown> {
      const [a, none, inner] = yield* beside(read('a', 1), nothing(), beside(read('b', 3), read('c', 2)));
      yield* change({ id: 'end' });
      return { a, none, inner };
    };
    const { asked, heard, outcomes } = run([steps(whole), steps(() => read('d', 2))]);
    const trips = [['a1', 'b1', 'c1', 'd1'], ['b2', 'c2', 'd2'], ['b3']].flat().map((id) => `select ${id}`);
    expect(asked).toEqual([...trips, 'update 1,end']);
    expect(heard).toEqual([true, true, true, true]);
    expect(outcomes).toEqual([{ value: { a: 'a', none: undefined, inner: ['b', 'c'] } }, { value: 'd' }]);
  });

  it('refuse within one when all beside it have ended, with the first refusal', () => {
    const ended: string[] = [];
    const refused = (id: string, times: number) =>
      (function* (): Steps<void> {
        for (let n = 1; n <= times; n++) yield* counterOf({ id });
        ended.push(id);
        throw new Error(id);
      })();
    const whole = function* (): Steps<unknown> {
      try {
        return yield* beside(refused('slow', 3), refused('fast', 1));
      } finally {
        ended.push('whole');
      }
    };
    const { outcomes } = run([steps(whole), steps(() => counterOf({ id: 'b' }))]);
    expect(outcomes).toEqual([{ cause: new Error('slow'), hasWritten: false }, { value: [{ n: 9 }] }]);
    expect(ended).toEqual(['fast', 'slow', 'whole']);
  });

  it('ask once for what is alike, and each hears its own rows', () => {
    const read = function* (): Steps<unknown> {
      return yield* counterOf({ id: 's1' });
    };
    const add = (id: string) =>
      function* (): Steps<unknown> {
        return yield* insert({ id });
      };
    const { asked, outcomes } = run([
      steps(read),
      steps(add('a')),
      steps(numbered('s1', 2)),
      steps(read),
      steps(add('b')),
      steps(numbered('s1', 1)),
      steps(numbered('s2', 1)),
    ]);
    expect(asked).toEqual(['select s1', 'insert a,0,b,0', 'insert s1,3', 'insert s2,1']);
    expect(outcomes).toEqual(
      [[{ n: 9 }], [{ shop_id: 'a' }], 8, [{ n: 9 }], [{ shop_id: 'b' }], 9, 9].map((value) => ({ value })),
    );
  });

  it('keep the order of a lane, and one without a lane is overtaken by none and overtakes none', () => {
    const said = (id: string) =>
      function* (): Steps<void> {
        yield* change({ id });
        yield* counterOf({ id });
      };
    const alone = { ...steps(said('alone'))(0), lane: undefined };
    const { asked } = run([
      steps(said('a1'), 'a'),
      steps(said('a2'), 'a'),
      steps(said('b1'), 'b'),
      () => alone,
      steps(said('a3'), 'a'),
    ]);
    expect(asked).toEqual([
      'update 1,a1',
      'update 1,b1',
      'select a1',
      'select b1',
      'update 1,a2',
      'select a2',
      'update 1,alone',
      'select alone',
      'update 1,a3',
      'select a3',
    ]);
  });

  it('do not wait for what is only sent, and it goes out before what comes after it', () => {
    const send = function* (): Steps<string> {
      yield* sent(insert({ id: 'a' }));
      yield* sent(change({ id: 'a' }));
      yield* counterOf({ id: 'a' });
      return 'sent';
    };
    const { asked, heard, outcomes } = run([steps(send), steps(() => sent(insert({ id: 'b' })))]);
    expect(asked).toEqual(['insert a,0,b,0', 'update 1,a', 'select a']);
    expect(heard).toEqual([true]);
    expect(outcomes).toEqual([{ value: 'sent' }, { value: undefined }]);
  });

  it.each([
    ['nothing', function* (): Steps<void> {}, false],
    ['what nobody had', () => change({ id: 'none' }), false],
    ['a row', () => change({ id: 'a' }), true],
    ['what was only sent', () => sent(insert({ id: 'a' })), true],
  ])('say of one that is refused whether it has written: %s', (_what, write, hasWritten) => {
    const refused = function* (): Steps<void> {
      yield* write();
      throw REFUSED;
    };
    const { outcomes } = run([steps(refused), steps(numbered('s1', 1))], (query, values) =>
      values.includes('none') ? [] : answerAll(query, values),
    );
    expect(outcomes).toEqual([{ cause: REFUSED, hasWritten }, { value: 9 }]);
  });

  it('all end when the database refuses a query, and do what they do at their end', () => {
    const ended: string[] = [];
    const tidy = (id: string) =>
      function* (): Steps<void> {
        try {
          yield* insert({ id });
          yield* counterOf({ id });
        } finally {
          ended.push(id);
        }
      };
    expect(() =>
      run([steps(tidy('a')), steps(tidy('b'))], () => {
        throw REFUSED;
      }),
    ).toThrow(REFUSED);
    expect(ended).toEqual(['a', 'b']);
  });

  it('are not waited for where nobody hears of a row, as at the end of a group', () => {
    const { asked, heard } = run([
      steps(function* (): Steps<void> {
        yield* counterOf({ id: 'a' });
        yield* sent(insert({ id: 'a' }));
        yield* atEnd(written, { id: 'a' });
      }),
    ]);
    expect(asked).toEqual(['select a', 'insert a,0', 'update 1,a']);
    expect(heard).toEqual([true, false, false]);
  });
});

function* written(all: readonly { id: string }[]): Steps<void> {
  for (const one of all) yield* sent(change(one));
}
