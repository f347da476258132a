import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { AllergyWarning } from '../allergens/allergy-warning.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DrinkAllergens } from '../allergens/drink-allergens.tsx';
import { ChangesNote } from '../drink/changes-note.tsx';
import { DrinkImage } from '../drink/drink-image.tsx';
import { useGuestAllergies } from '../allergens/guest-allergies.ts';
import { useCards, type CardFor } from '../card-offer/use-cards.tsx';
import { RecommendationModal, type Recommendation } from '../order/recommendation-modal.tsx';
import { sound } from '../sound/sound.ts';
import { StrengthBadge } from '../drink/strength-badge.tsx';
import { DrinkPrice } from '../selling/drink-price.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { useDeferredMount } from '#ui/kit/use-deferred-mount.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { keepingGlass } from '../keeping-glass.ts';
import type { PlaceOrder } from '../order/order-answer.ts';
import styles from './result-view.module.css';

interface Props {
  /** The outcome of the play, in a few words. */
  heading: ReactNode;
  /** A picture of the outcome, such as a ticket or a sticker: beside the heading on a phone. */
  children?: ReactNode;
  /** Ways to another drink, before the others. */
  ways?: ReactNode;
  /** Best first; the first is the pick. */
  recommendations: readonly [Recommendation, ...Recommendation[]];
  /**
   * The drinks that can be ordered now; a drink that was shown here and is no longer among them is reported as sold
   * out, until it is back.
   */
  menu: readonly GuestRecipe[];
  /** Drinks shown here before that have sold out. */
  gone?: GuestRecipe | undefined;
  /** If known, the name is not asked for. */
  guestName?: string | undefined;
  demo?: boolean;
  placeOrder: PlaceOrder;
  startsOpen?: boolean;
  onPlaced?: (order: Order) => void;
  onWithoutAlcohol: () => void;
  onMenu: () => void;
  onStartOver: () => void;
  /** Loads the art of the card this play ends with, for one of its drinks. */
  card?: CardFor | undefined;
}

/** Number of ingredients shown. Source: docs/behaviour/recommendation.md "Result". */
const INGREDIENTS_SHOWN = 3;

/** The drink a play led to, and the actions from there. Source: docs/behaviour/recommendation.md "Result". */
export function ResultView(props: Props) {
  const {
    heading,
    children,
    ways,
    recommendations,
    guestName,
    demo = false,
    placeOrder,
    startsOpen = false,
    onPlaced,
  } = props;
  const { onWithoutAlcohol, onMenu, onStartOver, menu, card } = props;
  const { t } = useLingui();
  const { allergies } = useGuestAllergies();
  const [looked, setLooked] = useState(recommendations[0].recipe);
  const [gone, setGone] = useState(props.gone);
  const [isOpen, setOpen] = useState(startsOpen);
  const headingRef = useFreshHeading();
  const cards = useCards(card, { recommendations, guestName, placeOrder });

  const isThere = (drink: GuestRecipe) => menu.some(({ id, available }) => id === drink.id && available);
  const at = recommendations.findIndex((each) => each.recipe.id === looked.id);
  if (at < 0) {
    // The pick can no longer be ordered: the nearest replaces it, and says why.
    setLooked(recommendations[0].recipe);
    setOpen(false);
    if (!isThere(looked)) setGone(looked);
  }
  const shown = Math.max(0, at);
  const show = (chosen: GuestRecipe) => {
    setLooked(chosen);
    setGone(undefined);
  };
  const { recipe, explanation } = recommendations[shown]!;
  useEffect(() => void sound('pour'), [recipe.id]);
  const close = () => keepingGlass(() => setOpen(false));
  return (
    <section className={styles.result} aria-labelledby="play-result">
      <div className={styles.card} data-led={children ? true : undefined}>
        <div className={styles.lead}>
          <h1 ref={headingRef} tabIndex={-1} id="play-result" className={styles.cardTitle}>
            {heading}
          </h1>
          {children && <div className={styles.story}>{children}</div>}
        </div>
        {gone && !isThere(gone) && <JustGone key={gone.id} recipe={gone} />}
        <div
          key={recipe.id}
          className={styles.drink}
          data-glass
          data-covered={isOpen || undefined}
          style={{ '--drink': lightOf(recipe) } as CSSProperties}
        >
          <DrinkImage recipe={recipe} animated />
        </div>
        <div className={styles.about}>
          <h2 className={styles.drinkName}>
            <TwoNames of={recipe} />
          </h2>
          <p>
            <StrengthBadge recipe={recipe} /> <DrinkPrice recipe={recipe} />
          </p>
          {explanation && (
            <p className={styles.reason}>
              <TwoTexts text={explanation} />
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        {!isOpen && <AllergyWarning recipe={recipe} allergies={allergies} />}
        <Button kind="main" size="big" onClick={() => keepingGlass(() => setOpen(true))}>
          <Trans>See details and order</Trans>
        </Button>
      </div>
      {recommendations.length > 1 && <RunnersUp recommendations={recommendations} shown={shown} onShow={show} />}
      <div className={styles.made}>
        <ul className={styles.ingredients} role="list" aria-label={t`Main ingredients`}>
          {recipe.recipeIngredient.slice(0, INGREDIENTS_SHOWN).map((ingredient) => (
            <li key={ingredient.id} className={styles.ingredient}>
              <TwoNames of={ingredient} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.made}>
        <ChangesNote changes={recipe.changes} />
        <DrinkAllergens recipe={recipe} />
      </div>
      <div className={styles.made}>
        <div className={styles.others}>
          {ways}
          {!isZeroProof(recipe) && (
            <Button onClick={onWithoutAlcohol}>
              <Trans>Same idea, no alcohol</Trans>
            </Button>
          )}
          <Button onClick={onMenu}>
            <Trans>The whole menu</Trans>
          </Button>
          <Button onClick={onStartOver}>
            <Trans>Start Over</Trans>
          </Button>
          {cards.buttonFor(recommendations[shown]!)}
        </div>
      </div>
      <RecommendationModal
        open={isOpen}
        onClose={close}
        recommendations={recommendations}
        startAt={shown}
        onTurn={show}
        guestName={guestName}
        demo={demo}
        placeOrder={cards.placeOrder}
        onStartOver={onStartOver}
        {...(onPlaced && { onOrdered: onPlaced })}
      />
    </section>
  );
}

/** Why the drink has changed; read first. */
function JustGone({ recipe }: { recipe: GuestRecipe }) {
  const { text, lang } = useMenuText().nameOf(recipe);
  const ref = useFreshHeading();
  return (
    <p ref={ref} tabIndex={-1} className={styles.gone}>
      <Trans>
        <span lang={lang}>{text}</span> has just sold out. This one comes nearest to it.
      </Trans>
    </p>
  );
}

interface RunnersUpProps {
  recommendations: readonly Recommendation[];
  shown: number;
  onShow: (recipe: GuestRecipe) => void;
}

/** The pick and its runners-up, to switch between. */
function RunnersUp({ recommendations, shown, onShow }: RunnersUpProps) {
  const { t } = useLingui();
  const { nameOf } = useMenuText();
  const isDrawn = useDeferredMount();
  return (
    <ul role="list" className={styles.runners} aria-label={t`Recommendations`}>
      {recommendations.map(({ recipe }, at) => {
        const { text, lang } = nameOf(recipe);
        return (
          <li key={recipe.id}>
            <button type="button" className={styles.runner} aria-pressed={at === shown} onClick={() => onShow(recipe)}>
              <span className={styles.runnerPicture}>{isDrawn && <DrinkImage recipe={recipe} decorative />}</span>
              <span lang={lang}>{text}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Colour the drink casts on the card. */
const lightOf = ({ drawing }: GuestRecipe) => `${(drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7)}66`;
