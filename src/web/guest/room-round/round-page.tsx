import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { roundSet } from '#domain/games/round-sets.ts';
import { Button } from '#ui/kit/button.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { RoundArt } from '#ui/play/room-round/round-art.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { RoundEnd } from './round-end.tsx';
import { RoundQuestion } from './round-question.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Table } from './use-room-round.ts';
import styles from './round-page.module.css';

interface Props {
  table: Table;
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
  onBack: () => void;
  onLeave: () => Promise<void>;
}

/** The round on a phone: it gathers, asks, counts, and ends in a drink. */
export function RoundPage({ table, recipes, placeOrder, onBack, onLeave }: Props) {
  const { phase, step } = table.round;
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const leave = () => void onLeave().catch(() => setProblem(t`That did not work. Check the connection and try again.`));
  if (phase === 'over' || phase === 'stopped')
    return <RoundEnd table={table} recipes={recipes} placeOrder={placeOrder} onBack={onBack} />;
  return (
    <GuestStep labelledBy="round-title" onBack={onBack} className={styles.page}>
      {phase === 'gathering' && <Gathering table={table} />}
      {phase === 'question' && <RoundQuestion key={step} table={table} />}
      {phase === 'counting' && <Counting />}
      <p className={styles.phones}>
        <Plural value={table.round.phones} one="# phone is in" other="# phones are in" />
      </p>
      <Button kind="quiet" className={styles.leave} onClick={leave}>
        <Trans>Leave the round</Trans>
      </Button>
      <p role="status">{problem}</p>
    </GuestStep>
  );
}

function Gathering({ table: { round } }: { table: Table }) {
  const heading = useFreshHeading();
  const { name, questions } = roundSet(round.set);
  const count = questions.length;
  return (
    <div className={styles.middle}>
      <h1 ref={heading} tabIndex={-1} id="round-title" className={styles.title}>
        <Trans>You are in</Trans>
      </h1>
      <div className={styles.pictures} aria-hidden="true">
        {questions.map(({ answers: [first] }, at) => (
          <span key={at}>{first && <RoundArt picture={first.picture} />}</span>
        ))}
      </div>
      <p className={styles.set}>
        <TwoTexts text={name} />
      </p>
      <p className={styles.about}>
        <Plural
          value={count}
          one="# question, the same for everybody in the room. Then you get a drink that fits, and the two who answered most alike are told."
          other="# questions, the same for everybody in the room. Then you get a drink that fits, and the two who answered most alike are told."
        />
      </p>
      {round.pace === 'timer' ? (
        <TimeLeft movesAt={round.movesAt} label={<Trans>It starts in</Trans>} />
      ) : (
        <p className={styles.wait}>
          <Trans>The bar starts it in a moment.</Trans>
        </p>
      )}
    </div>
  );
}

function Counting() {
  const heading = useFreshHeading();
  return (
    <div className={styles.middle}>
      <h1 ref={heading} tabIndex={-1} id="round-title" className={styles.title}>
        <Trans>Who is the closest?</Trans>
      </h1>
      <p className={styles.wait} role="status">
        <Trans>Counting…</Trans>
      </p>
    </div>
  );
}
