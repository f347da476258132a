import { describe, expect, it, vi } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const OPTIONS = { atOnce: 2, mostWaiting: 10, longestWaitMs: 1000 };

/** Work that ends when told to. */
function workOf(queue: ReturnType<typeof createFairQueue>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (group: string, name = group) =>
    queue(group, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resume) => setImmediate(resume));
  };
  return { begun, ask, end };
}

describe('a fair queue', () => {
  it('runs a few at once', async () => {
    const { begun, ask, end } = workOf(createFairQueue(OPTIONS));
    const all = ['a', 'b', 'c'].map((group) => ask(group));
    expect(begun).toEqual(['a', 'b']);
    await end();
    expect(begun).toEqual(['a', 'b', 'c']);
    await end();
    await end();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    const others = ['d', 'e', 'f'].map((group) => ask(group));
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (let i = 0; i < 3; i++) await end();
    await Promise.all(others);
  });

  it('lets groups take turns', async () => {
    const { begun, ask, end } = workOf(createFairQueue({ ...OPTIONS, atOnce: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    void ask('b', 'b1');
    void ask('b', 'b2');
    for (let i = 0; i < 5; i++) await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('refuses the newest of the longest group when it is full, not the newcomer', async () => {
    const { begun, ask, end } = workOf(createFairQueue({ ...OPTIONS, atOnce: 1, mostWaiting: 3 }));
    const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
    const last = expect(flood[3]).rejects.toMatchObject({ code: 'too-many-requests' });
    const innocent = ask('b', 'b1');
    await last;
    await end();
    await end();
    await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(await innocent).toBe('b1');
  });

  it('refuses who has waited too long, and goes on after a failure', async () => {
    vi.useFakeTimers();
    const queue = createFairQueue({ ...OPTIONS, atOnce: 1 });
    const failing = queue('a', () => new Promise((_resolve, reject) => setTimeout(reject, 1500, new Error('no'))));
    const late = expect(queue('b', () => Promise.resolve())).rejects.toMatchObject({ code: 'too-many-requests' });
    const failed = expect(failing).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(1500);
    await Promise.all([late, failed]);
    vi.useRealTimers();
    expect(await queue('c', () => Promise.resolve('on it goes'))).toBe('on it goes');
  });
});
