import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

afterEach(() => void vi.useRealTimers());

it('notices that the loop was held up', async () => {
  const isHeldUp = watchLoopDelay();
  await wait(100);
  const until = performance.now() + 600;
  while (performance.now() < until);
  await wait(50);
  expect(isHeldUp()).toBe(true);
});

// How long a machine at work holds a loop up is not for a test to say.
it('forgets it after one to two seconds', () => {
  vi.useFakeTimers();
  const delay = { max: 0, enable: () => true, reset: () => void (delay.max = 0) };
  const isHeldUp = watchLoopDelay(delay);
  const heldUpAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return isHeldUp();
  };
  expect(heldUpAfter(500)).toBe(false);
  delay.max = 269e6;
  expect(isHeldUp()).toBe(false);
  delay.max = 271e6;
  expect([isHeldUp(), heldUpAfter(499), heldUpAfter(1), heldUpAfter(999)]).toEqual([true, true, true, true]);
  expect(heldUpAfter(1)).toBe(false);
});
