import { memo, type CSSProperties } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { AllergyMark } from '#ui/play/allergens/allergy-warning.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { keepingPicture } from '#ui/play/keeping-glass.ts';
import { StrengthBadge } from '#ui/play/drink/strength-badge.tsx';
import { DrinkPrice } from '#ui/play/selling/drink-price.tsx';
import styles from './magazine.module.css';

interface Props {
  recipe: GuestRecipe;
  isFeatured: boolean;
  showAbv: boolean;
  /** Its picture may load after first paint. */
  isDrawn: boolean;
  onChoose: (id: string) => void;
}

/** One drink on the page: its picture large, its name in both languages, its strength. */
export const MenuCard = memo(function MenuCard({ recipe, isFeatured, showAbv, isDrawn, onChoose }: Props) {
  const { namesOf, descriptionOf } = useMenuText();
  const { own, other } = namesOf(recipe);
  const description = descriptionOf(recipe);
  return (
    <button
      type="button"
      className={styles.card}
      style={{ '--drink': lightOf(recipe) } as CSSProperties}
      disabled={!recipe.available}
      onClick={(event) => keepingPicture(event, () => onChoose(recipe.id))}
    >
      <span className={styles.picture}>{isDrawn && <DrinkImage recipe={recipe} decorative />}</span>
      <span className={styles.words}>
        {isFeatured && (
          <span className={styles.featured}>
            <Trans>The house's pick</Trans>
          </span>
        )}
        <span className={styles.name} lang={own.lang}>
          {own.text}
        </span>
        {other && (
          <span className={styles.other} lang={other.lang}>
            {other.text}
          </span>
        )}
        {isFeatured && description.text && (
          <span className={styles.description} lang={description.lang}>
            {description.text}
          </span>
        )}
        <span className={styles.facts}>
          {recipe.available ? (
            <>
              <StrengthBadge recipe={recipe} showAbv={showAbv} />
              <DrinkPrice recipe={recipe} />
              <AllergyMark recipe={recipe} />
            </>
          ) : (
            <Badge tone="bad">
              <Trans>Sold out for now</Trans>
            </Badge>
          )}
        </span>
      </span>
    </button>
  );
});

/** Colour the drink casts on the page. */
const lightOf = ({ drawing }: GuestRecipe) => `${(drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7)}4d`;
