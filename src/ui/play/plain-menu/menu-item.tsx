import { memo, type CSSProperties } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { AllergyMark } from '../allergens/allergy-warning.tsx';
import { DrinkImage } from '../drink/drink-image.tsx';
import { keepingPicture } from '../keeping-glass.ts';
import { DrinkPrice } from '../selling/drink-price.tsx';
import { StrengthBadge } from '../drink/strength-badge.tsx';
import styles from './plain-menu.module.css';

interface Props {
  recipe: GuestRecipe;
  /** Its picture may load after first paint. */
  isDrawn: boolean;
  onChoose: (recipe: GuestRecipe) => void;
}

export const MenuItem = memo(function MenuItem({ recipe, isDrawn, onChoose }: Props) {
  const { namesOf, descriptionOf } = useMenuText();
  const { own, other } = namesOf(recipe);
  const description = descriptionOf(recipe);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.card}
        disabled={!recipe.available}
        onClick={(event) => keepingPicture(event, () => onChoose(recipe))}
      >
        <span className={styles.picture} style={{ '--drink': lightOf(recipe) } as CSSProperties}>
          {isDrawn && <DrinkImage recipe={recipe} decorative />}
        </span>
        <span className={styles.words}>
          <span className={styles.name} lang={own.lang}>
            {own.text}
          </span>
          {other && (
            <span className={styles.other} lang={other.lang}>
              {other.text}
            </span>
          )}
          {description.text && (
            <span className={styles.description} lang={description.lang}>
              {description.text}
            </span>
          )}
          <span className={styles.facts}>
            <StrengthBadge recipe={recipe} />
            <DrinkPrice recipe={recipe} />
            <AllergyMark recipe={recipe} />
            {!recipe.available && (
              <Badge tone="bad">
                <Trans>Sold out for now</Trans>
              </Badge>
            )}
          </span>
        </span>
      </button>
    </li>
  );
});

/** Colour the drink casts on the card. */
const lightOf = ({ drawing }: GuestRecipe) => `${(drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7)}4d`;
