import { expect, it } from 'vitest';
import { whenGathered } from './gathering.ts';

const turn = () => new Promise<void>((done) => void setImmediate(done));

/**
 * @param comers how many come in each turn of the event loop
 * @returns how many were there when the group began
 */
async function gathered(comers: readonly number[], readings: () => readonly Promise<unknown>[] = () => []) {
  const waiting = ['first'];
  const began = new Promise<number>((done) => {
    void whenGathered(readings)(() => done(waiting.length), waiting);
  });
  for (const count of comers) {
    for (let n = 0; n < count; n++) waiting.push('another');
    await turn();
  }
  return began;
}

it.each([
  ['nobody else comes', [], 1],
  ['some come in the same turn, and more in the next', [3, 2], 6],
  ['nobody comes for a turn', [3, 0, 5], 4],
  ['somebody comes in every turn', Array.from({ length: 40 }, () => 1), 9],
])('begins when %s', async (_case, comers, count) => {
  expect(await gathered(comers)).toBe(count);
});

it('waits for what is being read, and takes along who waited for it', async () => {
  const reading = turn().then(turn).then(turn);
  expect(await gathered([0, 0, 4], () => [reading])).toBe(5);
});

it('waits for no reading that never ends, nor for one that fails', async () => {
  expect(await gathered([], () => [new Promise(() => undefined)])).toBe(1);
  expect(await gathered([], () => [Promise.reject(new Error('lost'))])).toBe(1);
});
