import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { nearestDrink } from '#domain/flavour/nearest-drink.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import { whyNotSold } from '#domain/selling/may-sell.ts';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { useGuestAllergies } from '../allergens/guest-allergies.ts';
import { DrinkPicture } from '../drink/drink-picture.tsx';
import { useGuestSelling, useMinute } from '../selling/guest-selling.ts';
import styles from './plain-menu.module.css';

interface Props {
  /** On the sheet that is open. */
  recipe: GuestRecipe;
  recipes: readonly GuestRecipe[];
  onChoose: (recipe: GuestRecipe) => void;
}

/** The way from a drink that has sold out to the nearest one; nothing if none is sold now. */
export function NearestInstead({ recipe, recipes, onChoose }: Props) {
  const { nameOf } = useMenuText();
  const { allergies } = useGuestAllergies();
  const selling = useGuestSelling();
  const now = useMinute();
  const isSold = (other: GuestRecipe) =>
    !selling || !whyNotSold({ selling, now, step: 'order', isLiquor: isLiquor(other), isAdult: true });
  const nearest = nearestDrink(recipe, recipes.filter(isSold), allergies.allergens);
  if (!nearest) return null;
  const { text, lang } = nameOf(nearest);
  return (
    <Button size="big" onClick={() => onChoose(nearest)} className={styles.instead}>
      <DrinkPicture drawing={nearest.drawing} size={40} title="" />
      <span>
        <Trans>
          Nearest to it: <span lang={lang}>{text}</span>
        </Trans>
      </span>
    </Button>
  );
}
