import type { Match } from '#domain/games/hand-game.ts';
import type { FaceId } from './drawing/face.tsx';
import type { HandLook } from './drawing/hand.tsx';

/** A player at the table, as drawn. */
export interface Player {
  /** undefined: the reader. */
  name: string | undefined;
  face: FaceId;
  look: HandLook;
  /** A player's remark on the match so far. */
  says?: (match: Match) => string | undefined;
}

/** Who calls in the next show; undefined for both, and for the reader. */
export const callerName = ({ caller }: Match, players: readonly [Player, Player]): string | undefined =>
  caller === 'both' ? undefined : players[caller].name;
