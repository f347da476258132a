import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuestRound } from '#contract/shop/room-round.ts';
import type { Refusal } from '#contract/refusal.ts';
import { roundSet } from '#domain/games/round-sets.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { Button } from '#ui/kit/button.tsx';
import styles from './round-card.module.css';

interface Props {
  round: GuestRound;
  onOpen: () => Promise<void>;
  onPutAway: () => void;
}

/** Says that a round is on: one tap joins it, another puts the card away. */
export function RoundCard({ round, onOpen, onPutAway }: Props) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { phase, isIn, set, phones } = round;
  const isOver = phase === 'over' || phase === 'stopped';
  const open = async () => {
    setBusy(true);
    setProblem(undefined);
    await onOpen().catch(({ status, message }: Refusal) =>
      setProblem(status > 0 ? message : t`That did not work. Check the connection and try again.`),
    );
    setBusy(false);
  };
  return (
    <section className={styles.card} aria-labelledby="room-round">
      <Crowd />
      <div className={styles.words}>
        <h2 id="room-round" className={styles.title}>
          {isOver ? <Trans>The round is over</Trans> : <Trans>A round for everyone is on</Trans>}
        </h2>
        <p className={styles.line}>
          <TwoTexts text={roundSet(set).name} className={styles.name} />
          {!isOver && <Plural value={phones} _0="Be the first" one="# phone is in" other="# phones are in" />}
        </p>
      </div>
      <div className={styles.actions}>
        <Button kind="main" size="big" busy={isBusy} onClick={() => void open()}>
          {isOver ? <Trans>See your drink</Trans> : isIn ? <Trans>Go on</Trans> : <Trans>Join in</Trans>}
        </Button>
        <Button kind="quiet" onClick={onPutAway}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}

/** Glasses raised from all sides. */
const Crowd = () => (
  <svg viewBox="0 0 96 64" aria-hidden="true" className={styles.crowd}>
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
      <path d="m30 14 14 8-6 14-14-3zM31 35l-8 18M66 14 52 22l6 14 14-3zM65 35l8 18" />
      <path d="M48 4v7M38 6l3 5M58 6l-3 5" className={styles.clink} />
      <path d="M12 62c2-10 8-14 14-10M84 62c-2-10-8-14-14-10M40 62c0-8 3-13 8-13s8 5 8 13" />
    </g>
  </svg>
);
