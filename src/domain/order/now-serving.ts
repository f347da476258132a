/** What a screen in the room shows of orders. Source: docs/behaviour/board.md "What it shows". */
import { firstLetters } from '../text/graphemes.ts';

/** A drink that was made this long ago is no longer called out. Milliseconds. */
export const CALLED_FOR_MS = 60 * 60_000;
/** Orders in a column, at most. */
export const CALLED_AT_MOST = 12;

/** A rare capsule stands on the board for this long. Milliseconds. */
export const TOLD_FOR_MS = 30 * 60_000;
/** Rare capsules on the board, at most. */
export const TOLD_AT_MOST = 3;

/** Players of the league on the board, at most. */
export const LEAGUE_AT_MOST = 5;

const NAME_LETTERS = 12;

/** A guest's name as a room may read it: the first word, at most 12 letters, and no hyphen left hanging. */
export const boardName = (name: string): string =>
  firstLetters(name.trim().split(/\s+/u)[0] ?? '', NAME_LETTERS)
    .join('')
    .replace(/(.)\p{Dash}$/u, '$1');
