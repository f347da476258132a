import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import { whyNotSold } from '#domain/selling/may-sell.ts';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { useGuestAllergies } from '../allergens/guest-allergies.ts';
import { DrinkPicture } from '../drink/drink-picture.tsx';
import { useGuestSelling, useMinute } from '../selling/guest-selling.ts';
import styles from './nearest-instead.module.css';

interface Props {
  /** On the sheet that is open. */
  recipe: GuestRecipe;
  recipes: readonly GuestRecipe[];
  onChoose: (recipe: GuestRecipe) => void;
}

/**
 * The way from a drink that has sold out to the nearest one by taste; without alcohol where it was, and without what the
 * guest must not have. Nothing if none is sold now.
 */
export function NearestInstead({ recipe, recipes, onChoose }: Props) {
  const { nameOf } = useMenuText();
  const { allergies } = useGuestAllergies();
  const selling = useGuestSelling();
  const now = useMinute();
  const isSold = (other: GuestRecipe) =>
    !selling || !whyNotSold({ selling, now, step: 'order', isLiquor: isLiquor(other), isAdult: true });
  const target = {
    want: featureValues(recipe.drinkFeatures),
    filters: { zeroProof: isZeroProof(recipe), avoidAllergens: [...allergies.allergens], without: [recipe.id] },
  };
  const nearest = matchDrinks(target, recipes.filter(isSold), 1)[0]?.recipe;
  if (!nearest) return null;
  const { text, lang } = nameOf(nearest);
  return (
    <Button size="big" onClick={() => onChoose(nearest)} className={styles.instead}>
      <DrinkPicture drawing={nearest.drawing} size={40} title="" />
      <span>
        <span className={styles.why}>
          <Trans>Much like it</Trans>
        </span>{' '}
        <span lang={lang}>{text}</span>
      </span>
    </Button>
  );
}
