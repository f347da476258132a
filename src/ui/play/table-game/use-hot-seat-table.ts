import { useState } from 'react';
import {
  isUnhurried,
  otherSeat,
  type HandGame,
  type Match,
  type Part,
  type Seat,
  type Show,
} from '#domain/games/hand-game.ts';
import type { GameTable, MatchSoFar } from './table.ts';
import { useChoiceClock } from './use-choice-clock.ts';
import { firstSeat } from './use-house-table.ts';

interface State {
  match: Match;
  shows: readonly Show[];
  phase: 'ready' | 'handover' | 'choosing' | 'over';
  turn: number;
  /** Who holds the phone. */
  seat: Seat;
  /** The first player's choice, hidden from the other. */
  chosen: Part | null;
}

interface Options {
  game: HandGame;
  /** A match begun before a reload. */
  from: MatchSoFar | undefined;
  /** Uniform in [0, 1). */
  random?: () => number;
}

/** Two players on one phone: the first chooses and hides, the other chooses, and both show. */
export function useHotSeatTable({ game, from, random = Math.random }: Options): GameTable {
  const [state, setState] = useState<State>(() => ({
    match: from?.match ?? game.start(firstSeat(random)),
    shows: from?.shows ?? [],
    phase: (from?.match.winner ?? null) === null ? 'ready' : 'over',
    turn: 1,
    seat: 0,
    chosen: null,
  }));
  const { match, shows, phase, turn, seat, chosen } = state;

  const put = (part: Part) => {
    if (phase !== 'choosing') return;
    if (chosen === null) {
      setState({ ...state, chosen: part, phase: 'handover', seat: otherSeat(seat) });
      return;
    }
    const next = settled(seat === 0 ? [part, chosen] : [chosen, part]);
    const after = game.after(match, next);
    setState({
      match: after,
      shows: [...shows, next],
      phase: after.winner === null ? 'ready' : 'over',
      turn: turn + 1,
      // Whoever holds the phone goes first in the next show: it changes hands once per show.
      seat,
      chosen: null,
    });
  };
  const goOn = () => {
    if (phase === 'handover' || phase === 'ready') setState({ ...state, phase: 'choosing' });
    if (phase === 'over') {
      setState({ ...state, match: game.start(match.winner ?? seat), shows: [], phase: 'choosing', chosen: null });
    }
  };
  const choosingMs = isUnhurried(shows, seat, match) ? null : game.showMs;
  const choice = `${turn} ${seat}`;
  const [pickedIn, setPickedIn] = useState<string>();
  useChoiceClock(phase === 'choosing', choosingMs, `${choice} ${pickedIn === choice}`, () => put('late'));

  return {
    mode: 'hotseat',
    phase,
    match,
    shows,
    turn,
    seat,
    choosingMs,
    isPaced: game.showMs !== null,
    isReady: false,
    them: 'here',
    trouble: null,
    pickHand: () => setPickedIn(choice),
    choose: (thrown) => {
      if (game.isAllowed(match, seat, thrown)) put(thrown);
    },
    goOn,
  };
}

/** If the other was late, a chosen hand stays hidden. */
function settled([first, second]: Show): Show {
  if (first !== 'late' && second !== 'late') return [first, second];
  return [first === 'late' ? 'late' : 'hidden', second === 'late' ? 'late' : 'hidden'];
}
