import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('runs once more for all calls that come while it runs', async () => {
  const ends: (() => void)[] = [];
  const work = coalesce(() => new Promise((end) => ends.push(end)));
  const all = [work(), work(), work()];
  expect(ends).toHaveLength(1);
  ends[0]!();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]!();
  await Promise.all(all);
  expect(ends).toHaveLength(2);
});

it('runs again after a failure', async () => {
  let runs = 0;
  const work = coalesce(async () => {
    if (++runs === 1) throw new Error('lost');
  });
  await expect(work()).rejects.toThrow('lost');
  await work();
  expect(runs).toBe(2);
});
