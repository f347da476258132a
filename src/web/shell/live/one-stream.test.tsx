import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopNews } from './follow-shop.ts';
import { shareStream, type Listener } from './one-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** All channels of a name in one process, delivered as a browser does: to the others, later. */
class Channel {
  static open = new Set<Channel>();
  hear: ((event: { data: unknown }) => void) | undefined;
  name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    if (!Channel.open.has(this)) throw new DOMException('Channel is closed', 'InvalidStateError');
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.hear?.({ data }));
  }
  addEventListener(_type: 'message', hear: (event: { data: unknown }) => void) {
    this.hear = hear;
  }
  close() {
    Channel.open.delete(this);
  }
}

describe('shareStream', () => {
  const news = (seq: number): ShopNews => ({ seq, reset: true, events: [] });
  const events = (seq: number): ShopNews => ({ seq, reset: false, events: [{ seq, kind: 'menu' }] });
  const shown = vi.spyOn(document, 'hidden', 'get');

  beforeEach(() => {
    Channel.open.clear();
    vi.stubGlobal('BroadcastChannel', Channel);
    shown.mockReturnValue(false);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** The server's side: what was asked of it and the streams that are open. */
  const server = () => {
    const streams = new Map<
      string,
      { after: number | undefined; say: (news: ShopNews) => void; lose: Listener['onLost'] }
    >();
    const tab = (id: string, known?: number) => {
      const told: (number | 'begin' | 'reset')[] = [];
      const lost: (number | undefined)[] = [];
      const stop = shareStream(
        'bar',
        id,
        known,
        (after, { onHeard, onLost }) => {
          streams.set(id, { after, say: onHeard, lose: onLost });
          return () => streams.delete(id);
        },
        {
          onBegin: () => told.push('begin'),
          onNews: ({ seq, reset }) => told.push(reset ? 'reset' : seq),
          onLost: (since) => lost.push(since),
        },
      );
      return { told, lost, stop };
    };
    return { streams, tab, say: (news: ShopNews) => streams.forEach((stream) => stream.say(news)) };
  };

  it('tells a tab that comes later what is known of the machines', async () => {
    const { tab, say } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(400);
    say(news(5));
    say({ seq: 5, reset: false, events: [], machines: { state: 'offline', reason: null, asksForCode: false } });
    const two = tab('b');
    await vi.advanceTimersByTimeAsync(400);
    expect(two.told).toEqual(['begin', 5]);
    two.stop();
    one.stop();
  });

  it('tells of a round that is on as the stream begins, also a tab that comes later', async () => {
    const { tab, say } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(400);
    say({ ...news(5), round: true });
    expect(one.told).toEqual(['begin', 5]);
    const two = tab('b');
    await vi.advanceTimersByTimeAsync(400);
    expect(two.told).toEqual(['begin', 5]);
    for (const { stop } of [one, two]) stop();
  });

  it('opens one stream for all tabs, and tells each what it has not heard', async () => {
    const { streams, tab, say } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(400);
    say(news(5));
    const two = tab('b');
    const three = tab('c');
    await vi.advanceTimersByTimeAsync(400);
    expect([...streams.keys()]).toEqual(['a']);
    say(events(6));
    await vi.advanceTimersByTimeAsync(0);
    for (const { told } of [one, two, three]) expect(told).toEqual(['begin', 6]);
    for (const { stop } of [one, two, three]) stop();
    expect(streams.size).toBe(0);
  });

  it('misses nothing between what a page has read and its stream', async () => {
    const { streams, tab, say } = server();
    const one = tab('a', 4);
    await vi.advanceTimersByTimeAsync(400);
    expect(streams.get('a')?.after).toBe(4);
    say(events(5));
    const late = tab('b', 4);
    await vi.advanceTimersByTimeAsync(400);
    expect([one.told, late.told]).toEqual([[5], ['reset']]);
    one.stop();
    late.stop();
  });

  it('leaves one stream when all tabs begin at once', async () => {
    const { streams, tab, say } = server();
    const tabs = ['a', 'b', 'c', 'd', 'e'].map((id) => tab(id));
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams.size).toBe(1);
    say(news(5));
    say(events(6));
    await vi.advanceTimersByTimeAsync(0);
    for (const { told } of tabs) expect(told).toEqual(['begin', 6]);
    for (const { stop } of tabs) stop();
  });

  it('says nothing more once the page has left it, though its stream may', async () => {
    const { streams, tab } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(1000);
    const { say, lose } = streams.get('a')!;
    one.stop();
    expect(() => {
      say(news(5));
      lose(1);
    }).not.toThrow();
  });

  it('goes on in another tab after the last event when the leading one closes', async () => {
    const { streams, tab, say } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(400);
    say(news(5));
    const two = tab('b');
    await vi.advanceTimersByTimeAsync(400);
    say(events(6));
    one.stop();
    await vi.advanceTimersByTimeAsync(500);
    expect(streams.get('b')?.after).toBe(6);
    say(events(7));
    expect(two.told).toEqual(['begin', 6, 7]);
    two.stop();
  });

  it('goes on in another tab when the leading one was killed', async () => {
    const { streams, tab, say } = server();
    tab('a');
    await vi.advanceTimersByTimeAsync(400);
    say(news(5));
    const two = tab('b');
    await vi.advanceTimersByTimeAsync(400);
    [...Channel.open][0]?.close();
    streams.delete('a');
    await vi.advanceTimersByTimeAsync(36_000);
    expect(streams.get('b')?.after).toBe(5);
    two.stop();
  });

  it('moves to a tab on screen when the leading one is hidden', async () => {
    const { streams, tab, say } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(400);
    say(news(5));
    const two = tab('b');
    await vi.advanceTimersByTimeAsync(400);
    // The first tab is hidden when the second, on screen, asks.
    document.dispatchEvent(new Event('visibilitychange'));
    shown.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(400);
    expect([...streams.keys()]).toEqual(['b']);
    say(events(6));
    await vi.advanceTimersByTimeAsync(0);
    expect([one.told, two.told]).toEqual([
      ['begin', 6],
      ['begin', 6],
    ]);
    one.stop();
    two.stop();
  });

  it('says in every tab since when nothing is heard', async () => {
    const { streams, tab, say } = server();
    const one = tab('a');
    await vi.advanceTimersByTimeAsync(400);
    streams.get('a')?.say(news(5));
    const two = tab('b');
    await vi.advanceTimersByTimeAsync(400);
    streams.get('a')?.lose(1000);
    await vi.advanceTimersByTimeAsync(0);
    const late = tab('c');
    await vi.advanceTimersByTimeAsync(400);
    expect([one.lost, two.lost, late.lost]).toEqual([[1000], [1000], [1000]]);
    say(events(6));
    await vi.advanceTimersByTimeAsync(0);
    expect([one.lost, two.lost, late.lost]).toEqual(Array.from({ length: 3 }, () => [1000, undefined]));
    for (const { stop } of [one, two, late]) stop();
  });
});
