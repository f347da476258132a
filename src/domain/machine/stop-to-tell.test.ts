import { expect, it } from 'vitest';
import { stopToTell } from './stop-to-tell.ts';

const AT = '2026-03-14T12:00:00.000Z';
const after = (ms: number) => Date.parse(AT) + ms;
const ofJob = { at: AT, jobId: 'j1' };
const ofNone = { at: AT, jobId: null };

it.each([
  ['no stop', null, 'j1', 0, null],
  ['its job goes on, however long', ofJob, 'j1', 600_000, ofJob],
  ['its job is over, a moment ago', ofJob, undefined, 29_999, ofJob],
  ['its job is over', ofJob, undefined, 30_000, null],
  ['no job, a moment ago', ofNone, undefined, 29_999, ofNone],
  ['no job', ofNone, undefined, 30_000, null],
])('%s', (_case, stop, openJob, passed, expected) =>
  expect(stopToTell(stop, openJob, after(passed))).toEqual(expected),
);
