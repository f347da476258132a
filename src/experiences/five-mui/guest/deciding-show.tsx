import { useLingui } from '@lingui/react/macro';
import { isThrow, otherSeat, type Seat } from '#domain/games/hand-game.ts';
import { HandPicture, type Fingers } from '#ui/play/table-game/drawing/hand.tsx';
import { CHARACTER_LOOKS, FRIEND_LOOK, YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import type { MatchEnd } from '#ui/play/table-game/table.ts';
import type { Call } from '../rules.ts';
import styles from './five-mui.module.css';

/** The last two hands that came to this call; none if none did, or if it won without naming the sum. */
export function decidingHands({ match, shows, you, mode, opponent }: MatchEnd, call: Call) {
  const winning = shows.at(-1)?.[match.winner ?? you];
  const isWinning = winning !== undefined && isThrow(winning) && winning.call === call;
  const hands =
    isWinning && match.last?.sum !== call
      ? undefined
      : shows.map(handsOf).findLast((pair) => pair !== undefined && pair[0] + pair[1] === call);
  if (!hands) return undefined;
  const lookOf = (seat: Seat) => {
    if (mode === 'hotseat' ? seat === 0 : seat === you) return YOUR_LOOK;
    return opponent ? CHARACTER_LOOKS[opponent.id] : FRIEND_LOOK;
  };
  const other = otherSeat(you);
  return {
    yours: hands[you],
    theirs: hands[other],
    looks: [lookOf(you), lookOf(other)] as const,
  };
}
export type DecidingHands = NonNullable<ReturnType<typeof decidingHands>>;

export const picturesOf = ({ yours, theirs, looks }: DecidingHands) => [
  <HandPicture key="yours" fingers={yours} look={looks[0]} />,
  <HandPicture key="theirs" fingers={theirs} side="left" look={looks[1]} />,
];

/** The hands that decided, or only the number. */
export function DecidingShow({ end, call }: { end: MatchEnd; call: Call }) {
  const { t } = useLingui();
  const hands = decidingHands(end, call);
  if (!hands) {
    return (
      <p className={styles.sum} role="img" aria-label={t`The call was ${call}`}>
        <span>{call}</span>
      </p>
    );
  }
  const { yours, theirs } = hands;
  const pictures = picturesOf(hands);
  return (
    <p className={styles.sum} role="img" aria-label={t`${yours} and ${theirs} made ${call}`}>
      {pictures[0]}
      <span>+</span>
      {pictures[1]}
      <span>= {call}</span>
    </p>
  );
}

const handsOf = ([first, second]: MatchEnd['shows'][number]): [Fingers, Fingers] | undefined =>
  isThrow(first) && isThrow(second) ? [first.hand as Fingers, second.hand as Fingers] : undefined;
