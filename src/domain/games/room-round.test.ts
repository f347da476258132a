import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GATHERING, isRoundOver, roundNow, takesAnswer, tallyOf, type StartedRound } from './room-round.ts';

const AT = 1_000_000;
const timed: StartedRound = { pace: 'timer', questions: 3, step: GATHERING, since: AT, isStopped: false };
const SECOND = 1000;
const saidOf = (round: StartedRound, afterMs: number) => {
  const { phase, step, leftMs } = roundNow(round, AT + afterMs);
  return `${phase} ${step} ${leftMs === null ? '-' : leftMs / SECOND}`;
};

describe('where a round is', () => {
  it.each<[string, Partial<StartedRound>, number, string]>([
    ['gathers at first', {}, 0, 'gathering -1 30'],
    ['gathers for half a minute', {}, 29.5, 'gathering -1 0.5'],
    ['then asks', {}, 30, 'question 0 20'],
    ['asks one after the other', {}, 72, 'question 2 18'],
    ['counts when the last one is asked', {}, 90, 'counting 3 2'],
    ['is over', {}, 92, 'over 3 -'],
    ['can be read for a quarter of an hour', {}, 90 + 15 * 60 - 1, 'over 3 -'],
    ['is gone then', {}, 90 + 15 * 60, 'gone 3 -'],
    ['goes on from where it was moved to', { step: 1 }, 21, 'question 2 19'],
    ['is counted once it was moved past the last one', { step: 3 }, 1, 'counting 3 1'],
    ['waits for the host', { pace: 'host' }, 4 * 60, 'gathering -1 60'],
    ['but not for ever', { pace: 'host' }, 5 * 60, 'question 0 300'],
    ['ends by itself without a host', { pace: 'host' }, 20 * 60 + 2, 'over 3 -'],
    ['is stopped at once', { isStopped: true, step: 1 }, 0, 'stopped 1 -'],
    ['is gone some time after it was stopped', { isStopped: true, step: 1 }, 15 * 60, 'gone 1 -'],
    ['stays where it is with a clock that was set back', { step: 1 }, -500, 'question 1 20'],
  ])('%s', (_what, change, afterSeconds, said) =>
    expect(saidOf({ ...timed, ...change }, afterSeconds * SECOND)).toBe(said),
  );

  it('never goes back, and always ends', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('timer' as const, 'host' as const),
        fc.integer({ min: GATHERING, max: 3 }),
        fc.nat(3_000_000),
        fc.nat(3_000_000),
        (pace, step, early, more) => {
          const round = { ...timed, pace, step };
          expect(roundNow(round, AT + early + more).step).toBeGreaterThanOrEqual(roundNow(round, AT + early).step);
          expect(isRoundOver(roundNow(round, AT + 4 * 5 * 60 * SECOND + 2 * SECOND))).toBe(true);
        },
      ),
    ));
});

describe('an answer', () => {
  it.each<[string, number, number, boolean]>([
    ['counts while its question is asked', 30, 0, true],
    ['does not count before', 29.9, 0, false],
    ['does not count for one that is not asked yet', 30, 1, false],
    ['counts while it is under way', 51.9, 0, true],
    ['does not count later', 52, 0, false],
    ['counts for the last one while all are counted', 91, 2, true],
    ['does not count for the one before that', 91, 1, false],
    ['does not count once it is over', 92, 2, false],
  ])('%s', (_what, afterSeconds, question, counts) => {
    const now = AT + afterSeconds * SECOND;
    expect(takesAnswer(roundNow(timed, now), question, now)).toBe(counts);
  });

  it('counts as its question is moved past, and not after a stop', () => {
    const moved = { ...timed, step: 1 };
    expect(takesAnswer(roundNow(moved, AT + 500), 0, AT + 500)).toBe(true);
    const stopped = { ...moved, isStopped: true };
    expect(takesAnswer(roundNow(stopped, AT + 500), 0, AT + 500)).toBe(false);
  });
});

describe('the tally', () => {
  it('counts the phones of each answer', () => {
    const questions = [{ answers: ['a', 'b'] }, { answers: ['a', 'b', 'c'] }];
    const answers = [
      { given: [0, 2], phones: 3 },
      { given: [1, null], phones: 2 },
      { given: [null, 2], phones: 1 },
    ];
    expect(tallyOf(questions, answers)).toEqual([
      [3, 2],
      [0, 0, 4],
    ]);
    expect(tallyOf(questions, [])).toEqual([
      [0, 0],
      [0, 0, 0],
    ]);
  });
});
