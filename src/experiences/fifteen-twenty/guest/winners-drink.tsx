import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { isThrow, otherSeat, type Seat } from '#domain/games/hand-game.ts';
import { Button } from '#ui/kit/button.tsx';
import { DrinkChoice } from '#ui/play/drink-choice.tsx';
import { GuestStep } from '#ui/play/guest-step.tsx';
import { MatchedResult } from '#ui/play/result/matched-result.tsx';
import { HandPicture, type HandLook } from '#ui/play/table-game/drawing/hand.tsx';
import { CHARACTER_LOOKS, FRIEND_LOOK, YOUR_LOOK } from '#ui/play/table-game/drawing/looks.ts';
import type { MatchEnd } from '#ui/play/table-game/table.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { handsWith } from './look.tsx';
import { finalSum, offerFor, styleName, styleOf } from '../drink.ts';
import type { FifteenTwentySettings } from '../settings.ts';
import styles from './fifteen-twenty.module.css';

interface Props {
  settings: FifteenTwentySettings;
  /** From the perspective of the player whose drink it is. */
  end: MatchEnd;
  recipes: GuestRecipe[];
  placeOrder: PlaceOrder;
  onStartOver: () => void;
  /** With two players on one phone: to the other player's drink. */
  onOther: (() => void) | undefined;
}

/** A player's drink; a winner first chooses between the own pick and the other's. */
export function WinnersDrink({ settings, end, recipes, placeOrder, onStartOver, onOther }: Props) {
  const { match, shows, you, mode } = end;
  const ended = { settings, shows, winner: match.winner };
  const own = offerFor(ended, you, recipes);
  // The other's wish without the loser's limit: the winner may take the stronger drink.
  const theirs = offerFor({ ...ended, winner: null }, otherSeat(you), recipes);
  const canChoose = match.winner === you && own.pick && theirs.pick && own.pick.id !== theirs.pick.id;
  const [taken, setTaken] = useState<'own' | 'theirs' | undefined>(canChoose ? undefined : 'own');

  if (taken === undefined && own.pick && theirs.pick) {
    return <WinnersChoice end={end} own={own.pick} theirs={theirs.pick} onTake={setTaken} />;
  }
  // The other's pick first, then the nearest to it.
  const outcome = taken === 'theirs' && theirs.pick ? { ...theirs.outcome, recipeIds: [theirs.pick.id] } : own.outcome;
  const sum = finalSum(shows);
  const player = you + 1;
  return (
    <MatchedResult
      heading={<TwoTexts text={settings.resultMap[sum].title} />}
      outcome={outcome}
      recipes={recipes}
      placeOrder={placeOrder}
      onStartOver={onStartOver}
      card={() => playedOf(settings, end)}
      ways={
        onOther && (
          <Button onClick={onOther}>
            <Trans>The other player’s drink</Trans>
          </Button>
        )
      }
    >
      <div className={styles.last}>
        <LastShow end={end} sum={sum} />
        <p className={styles.style}>
          {mode === 'hotseat' && (
            <strong>
              <Trans>Player {player}</Trans>{' '}
            </strong>
          )}
          <TwoTexts text={styleName(styleOf(shows, you))} />
        </p>
      </div>
    </MatchedResult>
  );
}

/** The hands of the last sum: yours, then the other's. */
function handsOf({ shows, you, opponent }: MatchEnd) {
  const met = shows.findLast((show) => show.every(isThrow));
  const pair = (seat: Seat, look: HandLook) => {
    const part = met?.[seat];
    return handsWith(part !== undefined && isThrow(part) ? part.hand : 0).map((hand) => ({ ...hand, look }));
  };
  const theirs = opponent ? CHARACTER_LOOKS[opponent.id] : FRIEND_LOOK;
  return met ? [...pair(you, YOUR_LOOK), ...pair(otherSeat(you), theirs)] : [];
}

/** The four deciding hands, small, with their sum. */
function LastShow({ end, sum }: { end: MatchEnd; sum: number }) {
  const { t } = useLingui();
  const open = sum / 5;
  return (
    <p className={styles.hands} role="img" aria-label={t`The last sum was ${sum}`} data-mode={end.mode}>
      {[0, 1, 2, 3].map((at) => (
        <HandPicture key={at} fingers={at < open ? 5 : 0} side={at % 2 === 0 ? 'left' : 'right'} look={YOUR_LOOK} />
      ))}
      <span aria-hidden="true">= {sum}</span>
    </p>
  );
}

interface ChoiceProps {
  end: MatchEnd;
  own: GuestRecipe;
  theirs: GuestRecipe;
  onTake: (which: 'own' | 'theirs') => void;
}

function WinnersChoice({ end, own, theirs, onTake }: ChoiceProps) {
  const { t, i18n } = useLingui();
  const heading = useFreshHeading();
  const name = end.opponent ? inLanguage(end.opponent.name, i18n.locale) : t`the other`;
  const drinks = [
    { id: 'own', recipe: own, label: <Trans>Yours</Trans> },
    { id: 'theirs', recipe: theirs, label: <Trans>From {name}</Trans> },
  ] as const;
  return (
    <GuestStep labelledBy="winners-choice">
      <h1 ref={heading} tabIndex={-1} id="winners-choice" className={styles.choiceTitle}>
        <Trans>Yours, or theirs?</Trans>
      </h1>
      <DrinkChoice drinks={drinks} onTake={onTake} />
    </GuestStep>
  );
}

/** For the card. */
function playedOf(settings: FifteenTwentySettings, end: MatchEnd) {
  const sum = finalSum(end.shows);
  return {
    sum,
    call: settings.calls[sum],
    title: settings.resultMap[sum].title,
    style: styleName(styleOf(end.shows, end.you)),
    hands: handsOf(end),
  };
}
export type Played = ReturnType<typeof playedOf>;
