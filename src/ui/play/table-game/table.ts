/** One match as a screen plays it, whoever sits across: a character of the house, a friend with the same phone, or another phone. */
import type { Match, Opponent, Seat, Show, Throw } from '#domain/games/hand-game.ts';
import type { HouseCharacter } from '#domain/games/bot-personas.ts';

/**
 * `waiting`: nobody across yet · `ready`: before a show, with the last one on the table · `handover`: the phone changes
 * hands · `choosing` · `locked`: chosen, the other has not · `over` · `gone`: the table was cleared.
 */
export type TablePhase = 'waiting' | 'ready' | 'handover' | 'choosing' | 'locked' | 'over' | 'gone';

export interface Table {
  mode: Opponent;
  phase: TablePhase;
  match: Match;
  shows: readonly Show[];
  /** Counts shows over all matches. */
  turn: number;
  /** Who this phone chooses for now. */
  seat: Seat;
  /** How long there is to choose, from when choosing began; null while this player is not hurried. Milliseconds. */
  choosingMs: number | null;
  /** The match has a clock, and goes on by itself. */
  isPaced: boolean;
  /** True once this player has said to be ready for the next show. */
  isReady: boolean;
  /** The other phone; `here` where there is none. */
  them: 'awaited' | 'here' | 'silent' | 'left';
  /** `lost`: the server cannot be reached just now. `tampered`: the other hand is not the one that was chosen. */
  trouble: 'lost' | 'tampered' | null;
  /** The hand is picked, the call is not: where nobody waits at another phone, there is as much time again for the call. */
  pickHand: () => void;
  choose: (thrown: Throw) => void;
  /** Ready for the next show, or for the next match; or the phone has been handed over. */
  goOn: () => void;
}

/** What a match can be played on from. */
export interface MatchSoFar {
  match: Match;
  shows: readonly Show[];
}

/** Told when the hands have opened. `near`: whose side of the table this phone shows. */
export type OnShown = (seen: { match: Match; show: Show; near: Seat; mode: Table['mode'] }) => void;

/** How a match ended, or where it was stopped. */
export interface MatchEnd {
  mode: Opponent;
  match: Match;
  shows: readonly Show[];
  /** Whose phone this is; with one phone for two, seat 0 is player 1. */
  you: Seat;
  /** The other's name; undefined for a friend. */
  opponent: HouseCharacter | undefined;
}
