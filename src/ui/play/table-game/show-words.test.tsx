import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Match, Show, ShowResult } from '#domain/games/hand-game.ts';
import { Around } from '#test/ui-around.tsx';
import { useShowWords } from './show-words.ts';

const outcome = (last: ShowResult, show: Show, more: Partial<Match> = {}): string => {
  const match: Match = {
    caller: 'both',
    score: [0, 1],
    streak: 0,
    played: 1,
    lastCall: 3,
    winner: null,
    last,
    ...more,
  };
  const { result } = renderHook(() => useShowWords([undefined, 'Mei']), { wrapper: Around });
  return result.current(match, show, false).outcome;
};
const thrown = (hand: number, call: number) => ({ hand, call });
const OVER = { played: 3, winner: 1 } as const;

it.each<[string, ShowResult, Show, string]>([
  ['both right', { sum: 3, kind: 'tie', by: null, point: null }, [thrown(2, 3), thrown(1, 3)], 'Both were right.'],
  ['nobody in time', { sum: null, kind: 'late', by: null, point: null }, ['late', 'late'], 'Both too late.'],
  [
    'both impossible',
    { sum: 3, kind: 'foul', by: null, point: null },
    [thrown(2, 9), thrown(1, 9)],
    'Both calls were impossible.',
  ],
])('announces another show only if there is one: %s', (_case, last, show, said) => {
  expect(outcome(last, show)).toBe(`${said} Again!`);
  expect(outcome(last, show, OVER)).toBe(`${said} That was the last show. Mei wins.`);
});
