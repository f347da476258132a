import { memo, type CSSProperties } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { AllergyMark } from '../allergens/allergy-warning.tsx';
import { DrinkImage } from '../drink/drink-image.tsx';
import { keepingPicture } from '../keeping-glass.ts';
import { DrinkPrice } from '../selling/drink-price.tsx';
import { StrengthBadge } from '../drink/strength-badge.tsx';
import styles from './drink-card.module.css';

interface Props {
  recipe: GuestRecipe;
  /** The classes of a list's or a magazine's card. */
  look: Readonly<Record<string, string>>;
  isDescribed?: boolean;
  isFeatured?: boolean;
  showAbv?: boolean;
  /** Its picture may load after first paint. */
  isDrawn: boolean;
  onChoose: (recipe: GuestRecipe) => void;
}

/** One drink of a menu: its picture, its name in both languages, its strength; a sign lies over one that is sold out. */
export const DrinkCard = memo(function DrinkCard({
  recipe,
  look,
  isDescribed = false,
  isFeatured = false,
  showAbv = true,
  isDrawn,
  onChoose,
}: Props) {
  const { namesOf, descriptionOf } = useMenuText();
  const { own, other } = namesOf(recipe);
  const description = descriptionOf(recipe);
  return (
    <button
      type="button"
      className={`${look['card']} ${styles.card}`}
      style={{ '--drink': lightOf(recipe) } as CSSProperties}
      disabled={!recipe.available}
      onClick={(event) => keepingPicture(event, () => onChoose(recipe))}
    >
      <span className={`${look['picture']} ${styles.picture}`}>
        {isDrawn && <DrinkImage recipe={recipe} decorative />}
      </span>
      <span className={look['words']}>
        {isFeatured && (
          <span className={look['featured']}>
            <Trans>The house's pick</Trans>
          </span>
        )}
        <span className={`${look['name']} ${styles.name}`} lang={own.lang}>
          {own.text}
        </span>
        {other && (
          <span className={look['other']} lang={other.lang}>
            {other.text}
          </span>
        )}
        {isDescribed && description.text && (
          <span className={look['description']} lang={description.lang}>
            {description.text}
          </span>
        )}
        <span className={look['facts']}>
          <StrengthBadge recipe={recipe} showAbv={showAbv} />
          {recipe.available && (
            <>
              <DrinkPrice recipe={recipe} />
              <AllergyMark recipe={recipe} />
            </>
          )}
        </span>
      </span>
      {!recipe.available && (
        <span className={styles.sold}>
          <Trans>Sold out for now</Trans>
        </span>
      )}
    </button>
  );
});

/** Colour the drink casts on the card. */
const lightOf = ({ drawing }: GuestRecipe) => `${(drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7)}4d`;
