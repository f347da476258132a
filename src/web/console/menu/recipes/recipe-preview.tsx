import { useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/recipe.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { useStrengthWords } from '#ui/play/drink/strength-badge.tsx';
import { recipeOf, type Draft, type KnownIngredients } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

/** The drink as it stands, drawn again with every key. */
export function RecipePreview({ draft, known }: { draft: Draft; known: KnownIngredients }) {
  const { t, i18n } = useLingui();
  const recipe = useMemo(() => recipeOf(draft, known), [draft, known]);
  const drawing = useMemo(() => drawDrink(recipe), [recipe]);
  const name = draft.name.en.trim() || t`New drink`;
  const chinese = draft.name.zh.trim();
  const isChineseFirst = i18n.locale === 'zh-HK' && chinese !== '';
  const strengthOf = useStrengthWords();
  return (
    <aside className={styles.preview} aria-label={t`The drink as it is drawn`}>
      <div className={styles.picture}>
        <DrinkPicture drawing={drawing} title={t`${name}, drawn`} animated />
      </div>
      <div className={styles.previewText}>
        {isChineseFirst ? (
          <>
            <p className={styles.previewName}>{chinese}</p>
            <p lang="en">{name}</p>
          </>
        ) : (
          <>
            <p className={styles.previewName}>{name}</p>
            {chinese !== '' && <p lang="zh-Hant-HK">{chinese}</p>}
          </>
        )}
        <p className={styles.help}>
          {strengthOf({ ABV: recipe.ABV, alcohol: alcoholOf(recipe) })}
          {draft.abv === undefined && (
            <>
              {' '}
              <Trans>(estimated)</Trans>
            </>
          )}
        </p>
      </div>
    </aside>
  );
}
