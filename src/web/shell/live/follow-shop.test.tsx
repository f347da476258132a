import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client, Stream } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { followShop, type ShopNews } from './follow-shop.ts';

const news = (seq: number, reset = false): ShopNews => ({ seq, reset, events: reset ? [] : [{ seq, kind: 'menu' }] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('followShop', () => {
  /** Each stream is a list of what it says; `end` ends it, else it stays open. */
  function open(streams: (ShopNews | undefined | 'end' | Refusal)[][], answers: ShopNews[] = []) {
    const asked: (number | undefined)[] = [];
    const told: (ShopNews | undefined)[] = [];
    const lost: (number | undefined)[] = [];
    const stream = async function* (_route: string, { query }: { query?: { after?: number } }, signal: AbortSignal) {
      asked.push(query?.after);
      for (const one of streams.shift() ?? [new Refusal('no-answer')]) {
        if (one === 'end') return;
        if (one instanceof Refusal) throw one;
        yield one;
      }
      await new Promise((_, failed) => signal.addEventListener('abort', () => failed(new Error('aborted'))));
    };
    const client = vi.fn(() => Promise.resolve(answers.shift() ?? news(0, true)));
    const stop = followShop('bar', {
      client: client as unknown as Client,
      stream: stream as unknown as Stream,
      after: undefined,
      onHeard: (one) => told.push(one),
      onLost: (since) => lost.push(since),
      now: () => 1000,
      random: () => 0.5,
    });
    return { asked, told, lost, client, stop };
  }

  it('begins where the server is, and tells what comes after', async () => {
    const { asked, told, stop } = open([[news(7, true), news(8), undefined, news(9)]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual([undefined]);
    expect(told).toEqual([news(7, true), news(8), undefined, news(9)]);
    stop();
  });

  it('goes on after the last event when a stream ends, and says since when it hears nothing', async () => {
    const { asked, told, lost, stop } = open([
      [news(7, true), news(8), 'end'],
      [new Refusal('no-answer')],
      [news(10, true)],
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([undefined, 8, 8]);
    expect(lost).toEqual([1000, undefined]);
    expect(told.at(-1)).toEqual(news(10, true));
    stop();
  });

  it('is lost as soon as the browser is offline, and goes on when it is online again', async () => {
    const { asked, lost, stop } = open([[news(7, true)], [new Refusal('no-answer')], [news(8)]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(lost).toEqual([]);
    dispatchEvent(new Event('offline'));
    await vi.advanceTimersByTimeAsync(0);
    expect(lost).toEqual([1000]);
    await vi.advanceTimersByTimeAsync(600);
    expect(asked).toEqual([undefined, 7]);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, lost]).toEqual([
      [undefined, 7, 7],
      [1000, 1000, undefined],
    ]);
    stop();
  });

  it('takes a silent stream for dead', async () => {
    const { asked, stop } = open([[news(7, true)], [undefined]]);
    await vi.advanceTimersByTimeAsync(36_000);
    expect(asked).toEqual([undefined, 7]);
    stop();
  });

  it('asks every few seconds where streams are blocked', async () => {
    const { client, told, stop } = open([['end'], ['end']], [news(7, true), news(8)]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(client.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(told.slice(0, 2)).toEqual([news(7, true), news(8)]);
    stop();
  });

  it('asks where streams begin and say nothing', async () => {
    const { client, told, stop } = open([[], []], [news(7, true)]);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(client).toHaveBeenCalled();
    expect(told[0]).toEqual(news(7, true));
    stop();
  });

  it('listens again, and does not ask, once the network or the server is back', async () => {
    const away = [new Refusal('no-answer')];
    const restarting = [new Refusal('unavailable', { status: 503 })];
    const { asked, client, told, stop } = open([[news(7, true), 'end'], away, away, restarting, away, [news(8)]]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(client).not.toHaveBeenCalled();
    expect(asked).toEqual([undefined, 7, 7, 7, 7, 7]);
    expect(told.at(-1)).toEqual(news(8));
    stop();
  });

  it('tries a stream again after a question without an answer', async () => {
    const { client, told, stop } = open([['end'], ['end'], [news(8)]]);
    client.mockRejectedValueOnce(new Refusal('no-answer'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(client).toHaveBeenCalledOnce();
    expect(told).toEqual([news(8)]);
    stop();
  });

  it('tries again seldom where it is refused, and says that it hears nothing', async () => {
    const { asked, lost, told, stop } = open([[new Refusal('not-joined', { status: 403 })], [news(7, true)]]);
    await vi.advanceTimersByTimeAsync(29_000);
    expect([asked, lost]).toEqual([[undefined], [1000]]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([asked, lost, told]).toEqual([[undefined, undefined], [1000, undefined], [news(7, true)]]);
    stop();
  });

  it('does not wait out a pause when the phone is unlocked', async () => {
    const { asked, stop } = open([[new Refusal('not-joined', { status: 403 })], [news(7, true)]]);
    await vi.advanceTimersByTimeAsync(1000);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    stop();
  });
});
