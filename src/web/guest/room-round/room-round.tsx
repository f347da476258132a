import { useState } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { session } from '#web/shell/start/storage.ts';
import { RoundCard } from './round-card.tsx';
import { RoundPage } from './round-page.tsx';
import { useCalm } from './use-calm.ts';
import { useRoomRound } from './use-room-round.ts';

interface Props {
  shopId: string;
  /** Number of the last event that told of the round. */
  told: number;
  /** No events come at the moment. */
  isLost: boolean;
  /** A ticket is in front: nothing is played. */
  isFree: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
}

/** A round for everyone: a card that says so, and once the guest has joined, the round itself. */
export function RoomRound({ shopId, told, isLost, isFree, isOpen, onOpen, recipes, placeOrder }: Props) {
  const table = useRoomRound({ shopId, told, isLost });
  const isCalm = useCalm(isFree);
  /** The round this guest has put away, or ordered from. */
  const [done, setDone] = useState(() => session.get('roundDone'));
  const finish = (roundId: string) => {
    session.set('roundDone', roundId);
    setDone(roundId);
  };
  const { round } = table;

  if (!round) {
    // The one that was open is gone.
    if (round === null && isOpen) onOpen(false);
    return null;
  }
  const place: PlaceOrder = async (wish) => {
    const answer = await placeOrder(wish);
    if (answer.kind === 'placed' || answer.kind === 'queued') finish(round.roundId);
    if (answer.kind === 'placed') onOpen(false);
    return answer;
  };
  if (isOpen) {
    const close = () => onOpen(false);
    const leave = async () => {
      await table.leave();
      close();
    };
    return (
      <RoundPage table={{ ...table, round }} recipes={recipes} placeOrder={place} onBack={close} onLeave={leave} />
    );
  }
  const isForThose = round.phase === 'over' || round.phase === 'stopped' ? round.isIn : true;
  if (!isCalm || !isForThose || done === round.roundId) return null;
  return (
    <RoundCard
      round={round}
      onOpen={async () => {
        if (!round.isIn) await table.join();
        document.documentElement.scrollTop = 0;
        onOpen(true);
      }}
      onPutAway={() => finish(round.roundId)}
    />
  );
}
