/** One match as a screen plays it, for every opponent: a bot, a friend on the same phone, or another phone. */
import type { Match, Opponent, Seat, Show, Throw } from '#domain/games/hand-game.ts';
import type { HouseCharacter } from '#domain/games/bot-personas.ts';

/**
 * `waiting`: nobody joined yet · `ready`: before a show, with the last one on the table · `handover`: the phone changes
 * hands · `choosing` · `locked`: chosen, the other has not · `over` · `gone`: the room was closed.
 */
export type TablePhase = 'waiting' | 'ready' | 'handover' | 'choosing' | 'locked' | 'over' | 'gone';

export interface GameTable {
  mode: Opponent;
  phase: TablePhase;
  match: Match;
  shows: readonly Show[];
  /** Counts shows over all matches. */
  turn: number;
  /** The player this phone chooses for now. */
  seat: Seat;
  /** Time to choose, from when choosing began; null while this player has no clock. Milliseconds. */
  choosingMs: number | null;
  /** The match has a clock, and starts the next show by itself. */
  isPaced: boolean;
  /** True once this player is ready for the next show. */
  isReady: boolean;
  /** State of the other phone; `here` if there is none. */
  them: 'awaited' | 'here' | 'silent' | 'left';
  /** `lost`: the server cannot be reached. `tampered`: the other hand does not match its commitment. */
  trouble: 'lost' | 'tampered' | null;
  /** The hand is picked, the call is not: unless another phone waits, the clock restarts for the call. */
  pickHand: () => void;
  choose: (thrown: Throw) => void;
  /** Ready for the next show or match; or the phone was handed over. */
  goOn: () => void;
}

/** State a match can be continued from. */
export interface MatchSoFar {
  match: Match;
  shows: readonly Show[];
}

/** Called when the hands have opened. `near`: the side of the table this phone shows. */
export type OnShown = (seen: { match: Match; show: Show; near: Seat; mode: GameTable['mode'] }) => void;

/** How a match ended, or where it was stopped. */
export interface MatchEnd {
  mode: Opponent;
  match: Match;
  shows: readonly Show[];
  /** The seat of this phone; with two players on one phone, seat 0 is player 1. */
  you: Seat;
  /** The other's name; undefined for a friend. */
  opponent: HouseCharacter | undefined;
}
