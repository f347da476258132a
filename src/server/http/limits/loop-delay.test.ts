import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchLoopDelay } from './loop-delay.ts';

it('notices that the loop was held up, and that it has recovered', async () => {
  const isHeldUp = watchLoopDelay();
  await wait(100);
  const until = performance.now() + 600;
  while (performance.now() < until);
  await wait(50);
  expect(isHeldUp()).toBe(true);
  await expect.poll(isHeldUp, { timeout: 8000, interval: 200 }).toBe(false);
});
