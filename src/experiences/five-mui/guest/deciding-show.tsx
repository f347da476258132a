import { useLingui } from '@lingui/react/macro';
import { isThrow, otherSeat, type Seat } from '#domain/games/hand-game.ts';
import { HandPicture, type Fingers } from '#ui/play/table-game/drawing/hand.tsx';
import { CHARACTER_LOOKS, FRIEND_LOOK, YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import type { MatchEnd } from '#ui/play/table-game/table.ts';
import type { Call } from '../rules.ts';
import styles from './five-mui.module.css';

/** The last two hands that came to this call; only the number if none did, or if it won by being the nearer. */
export function DecidingShow({ end, call }: { end: MatchEnd; call: Call }) {
  const { t } = useLingui();
  const { match, shows, you, mode, opponent } = end;
  const winning = shows.at(-1)?.[match.winner ?? you];
  const isNear = match.last?.kind === 'near' && winning !== undefined && isThrow(winning) && winning.call === call;
  const hands = isNear
    ? undefined
    : shows.map(handsOf).findLast((pair) => pair !== undefined && pair[0] + pair[1] === call);
  if (!hands) {
    return (
      <p className={styles.sum} role="img" aria-label={t`The call was ${call}`}>
        <span>{call}</span>
      </p>
    );
  }
  const lookOf = (seat: Seat) => {
    if (mode === 'hotseat' ? seat === 0 : seat === you) return YOUR_LOOK;
    return opponent ? CHARACTER_LOOKS[opponent.id] : FRIEND_LOOK;
  };
  const [yours, theirs] = [hands[you], hands[otherSeat(you)]];
  return (
    <p className={styles.sum} role="img" aria-label={t`${yours} and ${theirs} made ${call}`}>
      <HandPicture fingers={yours} look={lookOf(you)} />
      <span>+</span>
      <HandPicture fingers={theirs} side="left" look={lookOf(otherSeat(you))} />
      <span>= {call}</span>
    </p>
  );
}

const handsOf = ([first, second]: MatchEnd['shows'][number]): [Fingers, Fingers] | undefined =>
  isThrow(first) && isThrow(second) ? [first.hand as Fingers, second.hand as Fingers] : undefined;
