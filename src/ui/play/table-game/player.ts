import type { Match } from '#domain/games/hand-game.ts';
import type { FaceId } from './drawing/face.tsx';
import type { HandLook } from './drawing/hand.tsx';

/** Who sits at the table, as it is drawn. */
export interface Player {
  /** undefined: whoever reads this. */
  name: string | undefined;
  face: FaceId;
  look: HandLook;
  /** What it says to a match as far as it has been seen. */
  says?: (match: Match) => string | undefined;
}

/** Who calls in the next show; undefined for both, and for whoever reads it. */
export const callerName = ({ caller }: Match, players: readonly [Player, Player]): string | undefined =>
  caller === 'both' ? undefined : players[caller].name;
