import { expect, it } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { isSlim, laneOf, useLanes, type Lane } from './lanes.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const after = (...counts: number[]): Lane =>
  counts.reduce<Lane | undefined>((lane, count) => laneOf(lane, count, NOW), undefined)!;

it('is slim while nothing has come, and for two minutes not after the last one has gone', () => {
  expect(isSlim(after(0), NOW)).toBe(true);
  expect(isSlim(after(1), NOW)).toBe(false);
  const emptied = after(1, 0);
  expect(isSlim(emptied, NOW + MINUTE)).toBe(false);
  expect(isSlim(laneOf(emptied, 0, NOW + MINUTE), NOW + 2 * MINUTE)).toBe(true);
});

it('is wide from the seventh order on, and until the fourth is gone', () => {
  expect(after(6).isWide).toBe(false);
  expect(after(7).isWide).toBe(true);
  expect(after(7, 4).isWide).toBe(true);
  expect(after(7, 3).isWide).toBe(false);
  expect(after(7, 3, 4).isWide).toBe(false);
});

it('gives an empty column a slim lane, and the room to the full ones', () => {
  const { result, rerender } = renderHook(({ counts, now }) => useLanes(counts, now), {
    initialProps: { counts: [14, 0, 1], now: NOW },
  });
  expect(result.current.tracks).toBe('minmax(0, var(--wide)) var(--slim) minmax(0, 1fr)');
  act(() => rerender({ counts: [14, 0, 0], now: NOW }));
  expect([0, 1, 2].map(result.current.isSlimAt)).toEqual([false, true, false]);
  act(() => rerender({ counts: [14, 1, 0], now: NOW + 3 * MINUTE }));
  expect(result.current.tracks).toBe('minmax(0, var(--wide)) minmax(0, 1fr) var(--slim)');
});
