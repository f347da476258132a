import { useState } from 'react';
import {
  isUnhurried,
  type HandGame,
  type Match,
  type Part,
  type Seat,
  type Show,
  type Throw,
} from '#domain/games/hand-game.ts';
import { houseThrow, type Habit, type HandShape } from '#domain/games/bot-strategy.ts';
import type { MatchSoFar, GameTable } from './table.ts';
import { useChoiceClock } from './use-choice-clock.ts';

interface Options {
  game: HandGame;
  shape: HandShape;
  habit: Habit;
  /** Uniform in [0, 1). */
  random?: () => number;
  /** A match begun before: with another opponent, or before a reload. */
  from?: MatchSoFar | undefined;
}

interface State extends MatchSoFar {
  phase: 'ready' | 'choosing' | 'over';
  turn: number;
  /** The bot's choice: settled before the guest chooses. */
  house: Throw | null;
}

const GUEST: Seat = 0;
const HOUSE: Seat = 1;

/** A match against a bot. It starts at once, and the first choice has no clock. */
export function useHouseTable({ game, shape, habit, random = Math.random, from }: Options): GameTable {
  const chosenIn = (now: Match, past: readonly Show[]): Throw => {
    const isAllowed = (thrown: Throw) => game.isAllowed(now, HOUSE, thrown);
    return houseThrow({ habit, shape, seat: HOUSE, match: now, shows: past, random, isAllowed });
  };
  const [state, setState] = useState<State>(() => {
    if (from) return { ...from, phase: from.match.winner === null ? 'ready' : 'over', turn: 1, house: null };
    const begun = game.start(firstSeat(random));
    return { match: begun, shows: [], phase: 'choosing', turn: 1, house: chosenIn(begun, []) };
  });
  const { match, shows, phase, turn, house } = state;

  const show = (part: Part) => {
    if (phase !== 'choosing' || !house) return;
    const next: Show = [part, part === 'late' ? 'hidden' : house];
    const after = game.after(match, next);
    setState({
      match: after,
      shows: [...shows, next],
      phase: after.winner === null ? 'ready' : 'over',
      turn: turn + 1,
      house: null,
    });
  };
  const goOn = () => {
    if (phase === 'choosing') return;
    const isNew = phase === 'over';
    const begun: Match = isNew ? game.start(match.winner ?? GUEST) : match;
    const past = isNew ? [] : shows;
    setState({ match: begun, shows: past, phase: 'choosing', turn, house: chosenIn(begun, past) });
  };
  const choosingMs = isUnhurried(shows, GUEST, match) ? null : game.showMs;
  const [pickedIn, setPickedIn] = useState<number>();
  useChoiceClock(phase === 'choosing', choosingMs, `${turn} ${pickedIn === turn}`, () => show('late'));

  return {
    mode: 'house',
    phase,
    match,
    shows,
    turn,
    seat: GUEST,
    choosingMs,
    isPaced: game.showMs !== null,
    isReady: false,
    them: 'here',
    trouble: null,
    pickHand: () => setPickedIn(turn),
    choose: (thrown) => {
      if (game.isAllowed(match, GUEST, thrown)) show(thrown);
    },
    goOn,
  };
}

export const firstSeat = (random: () => number): Seat => (random() < 0.5 ? 0 : 1);
