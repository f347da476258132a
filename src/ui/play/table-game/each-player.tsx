import { useState, type ReactNode } from 'react';
import { otherSeat, type Seat } from '#domain/games/hand-game.ts';
import type { MatchEnd } from './table.ts';

interface Props {
  end: MatchEnd;
  /** @param onOther continues to the other player, if both play on this phone */
  children: (end: MatchEnd, onOther?: () => void) => ReactNode;
}

/** With two players on one phone each gets a drink, the winner first. */
export function EachPlayer({ end, children }: Props) {
  const [seat, setSeat] = useState<Seat>(end.you);
  return children({ ...end, you: seat }, end.mode === 'hotseat' ? () => setSeat(otherSeat(seat)) : undefined);
}
