import { describe, expect, it, vi } from 'vitest';
import { createLimits, type Rule } from './limits.ts';
import { gatherCounts, readCounts, type Counted } from './shared-counts.ts';

const AT = Date.parse('2026-03-14T12:00:00.000Z');
const rule = (key: string, max = 3): Rule => ({ family: 'login', key, max, windowMs: 60_000 });

/** Two servers whose counts reach each other as soon as they are told. */
function servers() {
  let now = AT;
  const clock = () => new Date(now);
  const told: string[] = [];
  const limits: ReturnType<typeof createLimits>[] = [];
  const server = (n: number) =>
    createLimits(
      clock,
      gatherCounts((text) => {
        told.push(text);
        limits[1 - n]?.add(readCounts(text));
      }),
    );
  limits.push(server(0), server(1));
  return { one: limits[0]!, other: limits[1]!, told, pass: (ms: number) => (now += ms) };
}
const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('counts of several servers', () => {
  it('are one count, wherever they were counted', async () => {
    const { one, other, pass } = servers();
    one.take(rule('10.0.0.1'));
    one.take(rule('10.0.0.1'));
    await moment();
    other.take(rule('10.0.0.1'));
    await moment();
    for (const limits of [one, other]) expect(() => limits.take(rule('10.0.0.1'))).toThrow('too-many-requests');
    other.take(rule('10.0.0.2'));
    // Both windows end when the first of them does.
    pass(60_001);
    one.take(rule('10.0.0.1'));
    other.take(rule('10.0.0.1'));
  });

  it('are taken back everywhere', async () => {
    const { one, other } = servers();
    const takeBack = [one.reserve(rule('a')), one.reserve(rule('a')), one.reserve(rule('a'))];
    await moment();
    expect(other.exceeded(rule('a'))).toBeDefined();
    for (const one of takeBack) one();
    for (const one of takeBack) one();
    await moment();
    for (let n = 0; n < 3; n++) other.take(rule('a'));
    expect(other.exceeded(rule('a'))).toBeDefined();
  });

  it('are told together, in texts that PostgreSQL takes, and nothing of what was taken back at once', async () => {
    const tell = vi.fn<(text: string) => void>();
    const note = gatherCounts(tell);
    for (let n = 0; n < 2000; n++) note({ family: 'code-ip-m', key: `2001:db8:${n}::`, by: 1, endsAt: AT });
    note({ family: 'order-ip', key: '酒'.repeat(4000), by: 1, endsAt: AT });
    note({ family: 'order-ip', key: 'a', by: 1, endsAt: AT });
    note({ family: 'order-ip', key: 'a', by: -1, endsAt: AT });
    await vi.waitFor(() => {
      const read: Counted[] = tell.mock.calls.flatMap(([text]) => readCounts(text));
      expect(read).toHaveLength(2000);
    });
    for (const [text] of tell.mock.calls) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    expect(tell.mock.calls.join()).not.toContain('order-ip');
  });

  it.each(['', '{', '{"family":"login"}', '[["login","a"]]', '[[1,2,3,4]]', '[["login","a",1.5,2]]'])(
    'are not understood as %s',
    (text) => expect(readCounts(text)).toEqual([]),
  );
});
