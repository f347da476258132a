import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { AllergyMark } from '#ui/play/allergens/allergy-warning.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { useDeferredMount } from '#ui/kit/use-deferred-mount.ts';
import { similarTo } from '../rules.ts';
import styles from './magazine.module.css';

const SIMILAR = 3;

interface Props {
  recipe: GuestRecipe;
  recipes: readonly GuestRecipe[];
  onChoose: (recipe: GuestRecipe) => void;
}

/** The contents of a drink, and similar drinks. */
export function DrinkDetails({ recipe, recipes, onChoose }: Props) {
  const { t } = useLingui();
  const { nameOf, languages } = useMenuText();
  const separator = /^(zh|ja)/.test(languages[0] ?? '') ? '、' : ', ';
  const similar = similarTo(recipe, recipes, SIMILAR);
  const isDrawn = useDeferredMount();
  return (
    <div className={styles.details}>
      {recipe.recipeIngredient.length > 0 && (
        <section aria-labelledby="drink-contents">
          <h3 id="drink-contents">
            <Trans>In the glass</Trans>
          </h3>
          <p>
            {recipe.recipeIngredient.map((ingredient, at) => {
              const { text, lang } = nameOf(ingredient);
              return (
                <span key={ingredient.id}>
                  {at > 0 && separator}
                  <span lang={lang}>{text}</span>
                </span>
              );
            })}
          </p>
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="drink-similar">
          <h3 id="drink-similar">
            <Trans>Much like it</Trans>
          </h3>
          <ul role="list" className={styles.similar}>
            {similar.map((each) => {
              const { text, lang } = nameOf(each);
              return (
                <li key={each.id}>
                  <button type="button" onClick={() => onChoose(each)} aria-label={t`${text}, see it`}>
                    <span className={styles.similarPicture}>{isDrawn && <DrinkImage recipe={each} decorative />}</span>
                    <span lang={lang}>{text}</span>
                  </button>
                  <AllergyMark recipe={each} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
