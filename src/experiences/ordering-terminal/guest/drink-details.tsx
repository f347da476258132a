import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { useDeferredMount } from '#ui/kit/use-deferred-mount.ts';
import { similarTo } from '../rules.ts';
import styles from './magazine.module.css';

const SIMILAR = 3;

interface Props {
  recipe: GuestRecipe;
  recipes: readonly GuestRecipe[];
  onChoose: (id: string) => void;
}

/** The contents of a drink, and similar drinks. */
export function DrinkDetails({ recipe, recipes, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const nameOf = (thing: Pick<GuestRecipe, 'name' | 'name_translations'>) =>
    translated(thing.name, thing.name_translations, i18n.locale);
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
                  {at > 0 && (i18n.locale === 'zh-HK' ? '、' : ', ')}
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
                  <button type="button" onClick={() => onChoose(each.id)} aria-label={t`${text}, see it`}>
                    <span className={styles.similarPicture}>{isDrawn && <DrinkImage recipe={each} decorative />}</span>
                    <span lang={lang}>{text}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}
