import { describe, expect, it } from 'vitest';
import { beside, finish, finishNow, nothing, prepared, type Asked, type Steps } from './steps.ts';

const query = prepared((db, given: { name: string }) => db.selectFrom('shops').where('id', '=', given.name));

function* read(name: string, times = 1): Steps<string> {
  for (let n = 1; n <= times; n++) yield* query({ name: `${name}${n}` });
  return name;
}
function* refused(name: string): Steps<string> {
  yield* query({ name });
  throw new Error(name);
}

const nameOf = ({ given }: Asked): string => (given as { name: string }).name;

/** Each answer takes a round trip: what is asked before it comes is on its way together. */
function overTheWire() {
  const trips: string[][] = [];
  let trip: Promise<void> | undefined;
  const ask = async (asked: Asked) => {
    if (!trip) {
      trips.push([]);
      trip = new Promise<void>((done) => void setImmediate(done)).then(() => (trip = undefined));
    }
    trips.at(-1)?.push(nameOf(asked));
    await trip;
    return [];
  };
  return { trips, ask };
}

describe('steps beside each other', () => {
  it('are on their way together where queries are awaited, and each comes to its own', async () => {
    const { trips, ask } = overTheWire();
    const all = await finish(beside(read('a', 2), nothing(), read('b'), read('c', 3)), ask);
    expect(all).toEqual(['a', undefined, 'b', 'c']);
    expect(trips).toEqual([['a1', 'b1', 'c1'], ['a2', 'c2'], ['c3']]);
  });

  it('run one after the other where nothing is awaited', () => {
    const asked: string[] = [];
    const all = finishNow(beside(read('a', 2), nothing(), read('b')), (one) => {
      asked.push(nameOf(one));
      return [];
    });
    expect(all).toEqual(['a', undefined, 'b']);
    expect(asked).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuse when all have ended: none asks in a transaction that is over', async () => {
    const { trips, ask } = overTheWire();
    await expect(finish(beside(refused('a'), read('b', 3), refused('c')), ask)).rejects.toThrow('a');
    expect(trips.flat()).toEqual(['a', 'b1', 'c', 'b2', 'b3']);
  });
});
