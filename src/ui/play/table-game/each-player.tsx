import { useState, type ReactNode } from 'react';
import { otherSeat, type Seat } from '#domain/games/hand-game.ts';
import type { MatchEnd } from './table.ts';

interface Props {
  end: MatchEnd;
  /** @param onOther to the other player, where there is one at this phone */
  children: (end: MatchEnd, onOther?: () => void) => ReactNode;
}

/** With one phone for two each player comes to a drink, the winner first. */
export function EachPlayer({ end, children }: Props) {
  const [seat, setSeat] = useState<Seat>(end.you);
  return children({ ...end, you: seat }, end.mode === 'hotseat' ? () => setSeat(otherSeat(seat)) : undefined);
}
