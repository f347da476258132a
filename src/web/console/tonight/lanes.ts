/** How much room each column of the counter has beside the others. Source: docs/behaviour/counter.md. */
import { useState } from 'react';

/** One that is empty keeps its room this long: nothing moves under a hand between two orders. Milliseconds. */
const KEPT_MS = 120_000;
/** Orders from which a column is wide, and down to which it stays so. */
const CROWDED = 7;
const CROWDED_UNTIL = 4;

export interface Lane {
  /** Milliseconds since 1970; undefined while orders stand in it, 0 if none ever did. */
  emptySince: number | undefined;
  isWide: boolean;
}

export function laneOf(before: Lane | undefined, orders: number, now: number): Lane {
  const { emptySince = orders === 0 && before ? now : 0, isWide = false } = before ?? {};
  return {
    emptySince: orders > 0 ? undefined : emptySince,
    isWide: orders >= CROWDED || (isWide && orders >= CROWDED_UNTIL),
  };
}

export const isSlim = ({ emptySince }: Lane, now: number): boolean =>
  emptySince !== undefined && now - emptySince >= KEPT_MS;

/** A track of the grid: a slim lane, one share, or a wide one. */
const trackOf = (lane: Lane, now: number): string =>
  isSlim(lane, now) ? 'var(--slim)' : `minmax(0, ${lane.isWide ? 'var(--wide)' : '1fr'})`;

const isSame = (a: Lane | undefined, b: Lane): boolean => a?.emptySince === b.emptySince && a?.isWide === b.isWide;

/** @param counts how many orders stand in each column */
export function useLanes(
  counts: readonly number[],
  now: number,
): { tracks: string; isSlimAt: (at: number) => boolean } {
  const [before, setBefore] = useState<readonly Lane[]>([]);
  const lanes = counts.map((count, at) => laneOf(before[at], count, now));
  if (lanes.some((lane, at) => !isSame(before[at], lane))) setBefore(lanes);
  return {
    tracks: lanes.map((lane) => trackOf(lane, now)).join(' '),
    isSlimAt: (at) => isSlim(lanes[at]!, now),
  };
}
