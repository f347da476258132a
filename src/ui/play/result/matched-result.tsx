import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { describeDrink, type explain } from '#domain/flavour/flavour-explanation.ts';
import { drinksOf, withoutAlcohol, withoutAllergens, type Leading } from '#domain/flavour/outcome.ts';
import { BackButton } from '#ui/kit/back.tsx';
import { Button } from '#ui/kit/button.tsx';
import { AllergyChoice } from '../allergens/allergy-choice.tsx';
import { useGuestAllergies } from '../allergens/guest-allergies.ts';
import type { Recommendation } from '../order/recommendation-modal.tsx';
import { EmptyState } from '#ui/kit/states.tsx';
import type { PlaceOrder } from '../order/order-answer.ts';
import type { CardFor } from '../card-offer/use-cards.tsx';
import { ResultView } from './result-view.tsx';
import { WholeMenu } from './whole-menu.tsx';
import styles from './result-view.module.css';

interface Props {
  heading: ReactNode;
  children?: ReactNode;
  /** Ways to another drink, before the others. */
  ways?: ReactNode;
  /** The outcome of the play, from which drinks are matched. */
  outcome: Leading;
  recipes: GuestRecipe[];
  /** Number of drinks offered: the pick and its runners-up. */
  count?: number;
  guestName?: string | undefined;
  placeOrder: PlaceOrder;
  /** With the sheet open: the drink was shown and taken before. */
  startsOpen?: boolean;
  onStartOver: () => void;
  /** Explains the pick; by default only what it has, since most plays ask for no taste. */
  reasonsIn?: typeof explain;
  card?: CardFor;
}

/**
 * From the outcome of a play to an ordered drink, without dead ends. Source: docs/behaviour/recommendation.md "Result".
 */
export function MatchedResult(props: Props) {
  const {
    heading,
    children,
    ways,
    outcome,
    recipes,
    count = 3,
    guestName,
    placeOrder,
    startsOpen = false,
    onStartOver,
    reasonsIn = describeDrink,
    card,
  } = props;
  const { allergies } = useGuestAllergies();
  const [isAbstaining, setAbstaining] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);

  const wished = withoutAllergens(outcome, allergies.allergens);
  const found = drinksOf(isAbstaining ? withoutAlcohol(wished) : wished, recipes, count);
  const [pick, ...others] = found.map<Recommendation>(({ recipe, reasons }) => ({
    recipe,
    explanation: reasonsIn(reasons),
  }));

  if (isMenuOpen) {
    return (
      <WholeMenu recipes={recipes} guestName={guestName} placeOrder={placeOrder} onBack={() => setMenuOpen(false)} />
    );
  }
  if (!pick) {
    const isRuledOut = drinksOf({ target: { want: {} } }, recipes, 1).length > 0;
    return (
      <EmptyState
        title={
          allergies.allergens.length > 0 ? (
            <Trans>No drink for this is known to be free of what you must not have</Trans>
          ) : isAbstaining ? (
            <Trans>No drink without alcohol is left right now</Trans>
          ) : isRuledOut ? (
            <Trans>No drink is left after all that you ruled out</Trans>
          ) : (
            <Trans>Every drink for this is sold out right now</Trans>
          )
        }
        text={<Trans>Please ask at the bar, or look at the whole menu.</Trans>}
        action={
          <div className={styles.others}>
            <Button kind="main" size="big" onClick={() => setMenuOpen(true)}>
              <Trans>The whole menu</Trans>
            </Button>
            {isAbstaining ? (
              <BackButton onClick={() => setAbstaining(false)} />
            ) : (
              <Button size="big" onClick={onStartOver}>
                <Trans>Start Over</Trans>
              </Button>
            )}
            {allergies.allergens.length > 0 && <AllergyChoice />}
          </div>
        }
      />
    );
  }
  return (
    <ResultView
      key={isAbstaining ? 'without alcohol' : 'any'}
      heading={heading}
      ways={ways}
      recommendations={[pick, ...others]}
      menu={recipes}
      guestName={guestName}
      placeOrder={placeOrder}
      startsOpen={startsOpen && !isAbstaining}
      onWithoutAlcohol={() => setAbstaining(true)}
      onMenu={() => setMenuOpen(true)}
      onStartOver={onStartOver}
      card={card}
    >
      {children}
    </ResultView>
  );
}
