import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRound } from '#contract/shop/room-round.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { outcomeOfRound, roundSet } from '#domain/games/round-sets.ts';
import { withoutAlcohol } from '#domain/flavour/outcome.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { useGuestPerson } from '#ui/play/guest-person.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import type { Table } from './use-room-round.ts';
import styles from './round-page.module.css';

interface Props {
  table: Table;
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
  onBack: () => void;
}

/** The two who are closest, and the drink this phone's answers lead to. */
export function RoundEnd({ table, recipes, placeOrder, onBack }: Props) {
  const { isAlcoholFree } = useGuestPerson();
  const { round } = table;
  const outcome = outcomeOfRound(roundSet(round.set), round.answers);
  if (round.answers.every((one) => one === null)) return <NothingAnswered table={table} onBack={onBack} />;
  return (
    <MatchedResult
      heading={<Trans>Your drink of the round</Trans>}
      outcome={isAlcoholFree ? withoutAlcohol(outcome) : outcome}
      recipes={isAlcoholFree ? recipes.filter(isZeroProof) : recipes}
      placeOrder={placeOrder}
      onStartOver={onBack}
    >
      <ClosestPair table={table} />
    </MatchedResult>
  );
}

function NothingAnswered({ table, onBack }: Pick<Props, 'table' | 'onBack'>) {
  const heading = useFreshHeading();
  return (
    <GuestStep labelledBy="round-title" onBack={onBack} className={styles.page}>
      <div className={styles.middle}>
        <h1 ref={heading} tabIndex={-1} id="round-title" className={styles.title}>
          <Trans>The round is over</Trans>
        </h1>
        <ClosestPair table={table} />
        <p className={styles.about}>
          <Trans>You have answered nothing this time: there will be another one.</Trans>
        </p>
      </div>
    </GuestStep>
  );
}

function ClosestPair({ table }: { table: Table }) {
  const { phase, closest } = table.round;
  return (
    <div className={styles.closest}>
      <p role="status" className={styles.closestLine} data-you={closest?.you ? true : undefined}>
        {phase === 'stopped' ? (
          <Trans>The bar has ended this round.</Trans>
        ) : closest ? (
          <ClosestWords closest={closest} />
        ) : (
          <Trans>Nobody is close tonight: everybody here has a taste of their own.</Trans>
        )}
      </p>
      {closest?.you && <GiveName you={closest.you} giveName={table.giveName} />}
    </div>
  );
}

type Closest = NonNullable<GuestRound['closest']>;

function ClosestWords({ closest: { agreed, both, names, you } }: { closest: Closest }) {
  if (you?.other) {
    const { other } = you;
    return (
      <Trans>
        You and {other} are the closest: {agreed} of {both}
      </Trans>
    );
  }
  if (you)
    return (
      <Trans>
        You and somebody in this room are the closest: {agreed} of {both}
      </Trans>
    );
  if (names) {
    const [one, other] = names;
    return (
      <Trans>
        {one} and {other} are the closest: {agreed} of {both}
      </Trans>
    );
  }
  return (
    <Trans>
      Two people in this room are the closest: {agreed} of {both}
    </Trans>
  );
}

/** A first name, for one of the two: nobody hears it before the other has given one. */
function GiveName({
  you: { said, other },
  giveName,
}: {
  you: NonNullable<Closest['you']>;
  giveName: Table['giveName'];
}) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAsked) form.current?.querySelector('input')?.focus();
  }, [isAsked]);
  if (other) return null;
  if (said !== null)
    return (
      <p role="status" className={styles.said}>
        <Trans>Thanks, {said}. If the other gives a name too, both stand here.</Trans>
      </p>
    );
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setProblem(t`Which first name shall be told?`);
    setBusy(true);
    setProblem(undefined);
    await giveName(name).catch(() => setProblem(t`That did not work. Check the connection and try again.`));
    setBusy(false);
  };
  // The drink underneath has the room until somebody wants to give a name.
  if (!isAsked)
    return (
      <Button className={styles.tell} onClick={() => setAsked(true)}>
        <Trans>Tell my name</Trans>
      </Button>
    );
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void give(event)}>
      <TextField
        label={t`Who is it? Your first name, if you like`}
        hint={
          // What is missing is said in its place: the drink underneath keeps its room.
          problem
            ? undefined
            : t`If both of you give one, you two, the phones of this round and the screen in the room show them. They are forgotten after the night.`
        }
        value={name}
        onChange={setName}
        error={problem}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" busy={isBusy}>
        <Trans>Tell my name</Trans>
      </Button>
    </form>
  );
}
