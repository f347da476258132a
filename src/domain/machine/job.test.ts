import { describe, expect, it } from 'vitest';
import {
  blocksMachine,
  endOf,
  isOver,
  JOB_STATES,
  jobTimeoutMs,
  lapseOf,
  ORDER_AFTER,
  takeEvent,
  type JobState,
  type Taken,
} from './job.ts';

const job = (state: JobState, seq = 3) => ({ state, seq, expiresAt: 1000, timesOutAt: 5000 });

describe('takeEvent', () => {
  const moves: Record<JobState, readonly JobState[]> = {
    issued: ['accepted', 'rejected', 'cancelled'],
    accepted: ['accepted', 'waiting_glass', 'dispensing', 'done', 'failed', 'cancelled'],
    waiting_glass: ['waiting_glass', 'dispensing', 'done', 'failed', 'cancelled'],
    dispensing: ['dispensing', 'done', 'failed', 'cancelled'],
    done: [],
    rejected: [],
    failed: [],
    cancelled: [],
  };
  const cases = JOB_STATES.flatMap((from) => JOB_STATES.map((to) => [from, to] as const));

  it.each(cases)('from %s to %s', (from, to) => {
    const expected = (): Taken => {
      if (moves[from].includes(to)) return 'move';
      if (moves[from].length > 0) return 'job-step-impossible';
      return from === to ? 'note' : 'job-over';
    };
    expect(takeEvent(job(from), { seq: 4, state: to }, 0)).toBe(expected());
  });

  it.each<[string, JobState, JobState, number, number, Taken]>([
    ['the same number again', 'dispensing', 'dispensing', 3, 0, 'repeat'],
    ['an older number', 'dispensing', 'accepted', 1, 0, 'repeat'],
    ['the end again, after a lost answer', 'done', 'done', 3, 9000, 'repeat'],
    ['an end again, after another', 'failed', 'done', 3, 9000, 'repeat'],
    ['an older event after the end', 'done', 'dispensing', 2, 0, 'job-over'],
    ['accepted again, when staff have made the drink anew', 'failed', 'accepted', 1, 0, 'job-over'],
    ['accepted again, when its time is over and nobody has looked', 'accepted', 'accepted', 3, 5000, 'job-over'],
    ['accepted again, when it was cancelled', 'cancelled', 'accepted', 1, 0, 'job-over'],
  ])('%s', (_case, state, said, seq, now, expected) =>
    expect(takeEvent(job(state), { seq, state: said }, now)).toBe(expected),
  );

  it.each<[string, JobState, JobState, number, Taken]>([
    ['a job accepted in its last millisecond', 'issued', 'accepted', 999, 'move'],
    ['a job accepted when it has expired', 'issued', 'accepted', 1000, 'job-expired'],
    ['a pour that goes on past the expiry of its job', 'accepted', 'dispensing', 1000, 'move'],
    ['a pour that ends in time', 'dispensing', 'done', 4999, 'move'],
    ['a pour that ends after its timeout', 'dispensing', 'done', 5000, 'job-over'],
  ])('%s', (_case, from, to, now, expected) => expect(takeEvent(job(from), { seq: 4, state: to }, now)).toBe(expected));
});

describe('lapseOf', () => {
  it.each<[JobState, number, ReturnType<typeof lapseOf>]>([
    ['issued', 999, undefined],
    ['issued', 1000, { state: 'rejected', code: 'expired' }],
    ['accepted', 4999, undefined],
    ['accepted', 5000, { state: 'failed', code: 'timeout' }],
    ['waiting_glass', 5000, { state: 'failed', code: 'timeout' }],
    ['dispensing', 5000, { state: 'failed', code: 'timeout' }],
    ['done', 9000, undefined],
    ['rejected', 9000, undefined],
    ['failed', 9000, undefined],
    ['cancelled', 9000, undefined],
  ])('%s at %i', (state, now, expected) => expect(lapseOf(job(state), now)).toEqual(expected));
});

describe('what an end does', () => {
  it('is said for every end and for nothing else', () =>
    expect(JOB_STATES.filter(isOver).toSorted()).toEqual(Object.keys(ORDER_AFTER).toSorted()));

  it.each<[JobState, string | undefined]>([
    ['dispensing', undefined],
    ['rejected', 'reject'],
    ['done', 'complete'],
    ['failed', 'hold'],
    ['cancelled', 'cancel'],
  ])('%s', (state, expected) => {
    const end = endOf(state);
    expect(end && ORDER_AFTER[end]).toBe(expected);
  });

  it('blocks a machine after an over-current fault only', () => {
    expect(blocksMachine('over_current')).toBe(true);
    expect(blocksMachine('no_ingredient')).toBe(false);
    expect(blocksMachine(null)).toBe(false);
  });
});

it('gives a job twice its estimate and 30 s', () => expect(jobTimeoutMs(27_000)).toBe(84_000));
