import { memo, type CSSProperties } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { AllergyMark } from '../allergens/allergy-warning.tsx';
import { DrinkImage } from '../drink/drink-image.tsx';
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
  const { i18n } = useLingui();
  const own = translated(recipe.name, recipe.name_translations, i18n.locale);
  const other = translated(recipe.name, recipe.name_translations, i18n.locale === 'zh-HK' ? 'en' : 'zh-HK');
  const description = translated(recipe.description, recipe.description_translations, i18n.locale);
  return (
    <li className={styles.item}>
      <button type="button" className={styles.card} disabled={!recipe.available} onClick={() => onChoose(recipe)}>
        <span className={styles.picture} style={{ '--drink': lightOf(recipe) } as CSSProperties}>
          {isDrawn && <DrinkImage recipe={recipe} decorative />}
        </span>
        <span className={styles.words}>
          <span className={styles.name} lang={own.lang}>
            {own.text}
          </span>
          {other.text !== own.text && (
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
