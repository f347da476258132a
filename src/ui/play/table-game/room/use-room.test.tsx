/** When a phone at a table for two reads the room. */
import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import type { RoomView } from '#contract/kiosk/table-rooms.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { TableNewsOf, type TableNews } from '../../table-news.ts';
import { useRoom } from './use-room.ts';

const room = (more: Partial<RoomView> = {}): RoomView => ({
  roomId: '01900000-0000-7000-8000-000000000001',
  number: '427',
  you: 0,
  phase: 'ready',
  turn: 1,
  first: 0,
  rules: {},
  ready: [true, false],
  locked: [false, false],
  theirCommitment: null,
  league: 'none',
  leftMs: null,
  proof: null,
  shows: [],
  them: 'here',
  ...more,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function atTable(first: TableNews = { told: undefined, isLost: false }) {
  let now = room();
  let news = first;
  let isDown = false;
  const client = vi.fn(async () => {
    if (isDown) throw new TypeError('no network');
    return now;
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client as unknown as Client}>
      <TableNewsOf value={news}>{children}</TableNewsOf>
    </ApiProvider>
  );
  const { result, rerender } = renderHook(() => useRoom(room()), { wrapper });
  return {
    result,
    /** How often the server was asked since the last time, after this long. */
    reads: async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      const { length } = client.mock.calls;
      client.mockClear();
      return length;
    },
    change: (more: Partial<RoomView>) => void (now = room(more)),
    hear: (next: Partial<TableNews>) => {
      news = { ...news, ...next };
      rerender();
    },
    cut: (is: boolean) => void (isDown = is),
  };
}

describe('a table for two phones', () => {
  it('is asked for every half a second while nobody has told of it', async () => {
    const { reads } = atTable();
    expect(await reads(5000)).toBeGreaterThanOrEqual(9);
  });

  it('is read at once when it has changed, and then only shows every 4 seconds that its phone is there', async () => {
    const { result, reads, change, hear } = atTable();
    change({ phase: 'choosing', ready: [true, true] });
    hear({ told: 7 });
    expect(await reads(10)).toBe(1);
    expect(result.current.view.phase).toBe('choosing');
    expect(await reads(12_000)).toBe(3);
    change({ phase: 'choosing', ready: [true, true], locked: [false, true] });
    hear({ told: 8 });
    expect(await reads(10)).toBe(1);
    expect(result.current.view.locked).toEqual([false, true]);
  });

  it('is asked for again as before where the news are lost, or leave out what has happened', async () => {
    const { reads, change, hear } = atTable();
    hear({ told: 7 });
    expect(await reads(8000)).toBeLessThan(4);
    hear({ isLost: true });
    expect(await reads(5000)).toBeGreaterThanOrEqual(9);
    hear({ isLost: false });
    expect(await reads(8000)).toBeLessThan(4);
    change({ turn: 2 });
    await reads(4000);
    expect(await reads(5000)).toBeGreaterThanOrEqual(9);
  });

  it('is asked for when the time to choose is over, which no news tell', async () => {
    const { reads, change, hear } = atTable();
    change({ phase: 'choosing', ready: [true, true], leftMs: 500 });
    hear({ told: 7 });
    expect(await reads(10)).toBe(1);
    expect(await reads(2500)).toBe(0);
    expect(await reads(200)).toBe(1);
  });

  it('is asked for every half a second after a call that failed, until one succeeds', async () => {
    const { result, reads, hear, cut } = atTable();
    hear({ told: 7 });
    await reads(10);
    cut(true);
    await act(() => result.current.move({ type: 'ready', turn: 1 }));
    expect(await reads(3000)).toBeGreaterThanOrEqual(5);
    expect(result.current.isLost).toBe(true);
    cut(false);
    await reads(1000);
    expect(result.current.isLost).toBe(false);
    expect(await reads(8000)).toBeLessThan(4);
  });
});
