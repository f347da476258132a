import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { isZeroProof } from '#domain/recipe.ts';
import { translated } from '#domain/translated.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DrinkImage } from '#ui/drink-image.tsx';
import { RecommendationModal } from '#ui/recommendation-modal.tsx';
import type { PlaceOrder } from '../../experience.ts';
import type { EzPick } from './ez-flow.ts';
import { TwoTexts } from './two-texts.tsx';
import styles from './ez-pairing.module.css';

interface Props {
  recipe: GuestRecipe;
  pick: EzPick;
  name: string;
  demo: boolean;
  placed: Order | undefined;
  placeOrder: PlaceOrder;
  onPlaced: (order: Order) => void;
  onWithoutAlcohol: () => void;
  onMenu: () => void;
  onStartOver: () => void;
}

/** How many ingredients a result names (spec §2). */
const INGREDIENTS_SHOWN = 3;

export function ResultStep(props: Props) {
  const { recipe, pick, name, demo, placed, placeOrder, onPlaced, onWithoutAlcohol, onMenu, onStartOver } = props;
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);

  const close = () => setOpen(false);
  const abv = i18n.number(recipe.ABV, { maximumFractionDigits: 1 });
  const displayId = placed?.displayId;
  return (
    <section className={`${styles.step} ${styles.result}`} aria-labelledby="ez-result">
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1} id="ez-result" className={styles.cardTitle}>
          <Trans>We think you'll like these</Trans>
        </h1>
        <div className={styles.drink} style={{ '--drink': lightOf(recipe) } as CSSProperties}>
          <DrinkImage recipe={recipe} animated />
        </div>
        <div className={styles.about}>
          <h2 className={styles.drinkName}>
            <TwoTexts {...both(recipe)} />
          </h2>
          <p>{isZeroProof(recipe) ? <Badge tone="good">{t`No alcohol`}</Badge> : <Badge>{t`${abv}% ABV`}</Badge>}</p>
          <p className={styles.reason}>
            <TwoTexts en={pick.explanationEn} zh={pick.explanationZh} />
          </p>
          <ul className={styles.ingredients} role="list" aria-label={t`Main ingredients`}>
            {recipe.recipeIngredient.slice(0, INGREDIENTS_SHOWN).map((ingredient) => (
              <li key={ingredient.id} className={styles.ingredient}>
                <TwoTexts {...both(ingredient)} />
              </li>
            ))}
          </ul>
          <div className={styles.others}>
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
          </div>
        </div>
      </div>
      <div className={styles.actions}>
        {placed && !open && (
          <p role="status" className={styles.placed}>
            {displayId ? (
              <Trans>Your order has been placed! Display ID: {displayId}</Trans>
            ) : (
              <Trans>Your order has been placed! Please wait for your display ID.</Trans>
            )}
          </p>
        )}
        <Button kind="main" size="big" onClick={() => setOpen(true)}>
          <Trans>See details and order</Trans>
        </Button>
      </div>
      <RecommendationModal
        open={open}
        onClose={close}
        recommendations={[{ recipe, explanation: { en: pick.explanationEn, 'zh-HK': pick.explanationZh } }]}
        guestName={name}
        demo={demo}
        placeOrder={placeOrder}
        onStartOver={onStartOver}
        onOrdered={onPlaced}
        extraActions={
          placed && (
            <Button kind="main" size="big" onClick={close}>
              <Trans>Show my order</Trans>
            </Button>
          )
        }
      />
    </section>
  );
}

const both = ({ name, name_translations }: Pick<GuestRecipe, 'name' | 'name_translations'>) => ({
  en: translated(name, name_translations, 'en').text,
  zh: translated(name, name_translations, 'zh-HK').text,
});

/** The colour the drink throws on the card behind it. */
const lightOf = ({ drawing }: GuestRecipe) => `${(drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7)}66`;
