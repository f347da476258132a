import { describe, expect, it } from 'vitest';
import { idleTimes, isSharedScreen } from './idle.ts';

it.each([
  ['nothing set', {}, 70, 20],
  ['what is set', { idleSeconds: 120, warnSeconds: 30 }, 90, 30],
  ['a warning of less than 20 s', { idleSeconds: 90, warnSeconds: 5 }, 70, 20],
  ['less time than the warning takes', { idleSeconds: 10, warnSeconds: 20 }, 20, 20],
  ['what is no number', { idleSeconds: 'soon', warnSeconds: -1 }, 70, 20],
])('%s', (_case, settings, quiet, warn) =>
  expect(idleTimes(settings)).toEqual({ quietMs: quiet * 1000, warnMs: warn * 1000 }),
);

it('is off at 0', () => expect(idleTimes({ idleSeconds: 0 })).toBeUndefined());

describe('isSharedScreen', () => {
  it.each([
    ['?joinCode=ABC234&screen=shared', true],
    ['?joinCode=ABC234', false],
    ['', false],
    ['?screen=mine', false],
  ])('%s', (search, isShared) => expect(isSharedScreen(search)).toBe(isShared));
});
