import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { useStrengthWords } from '#ui/play/drink/strength-badge.tsx';
import { PartButtons } from './recipe-parts.tsx';
import { recipeOf, type Draft, type KnownIngredients } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

interface Props {
  draft: Draft;
  known: KnownIngredients;
  /** Where it stands beside the list: it is the heading of the drink, with the ways to its parts and back to the list alone. */
  beside?: { listAddress: string; takesFocus: boolean };
}

/** The drink as it stands, drawn again with every key. */
export function RecipePreview({ draft, known, beside }: Props) {
  const { t, i18n } = useLingui();
  const recipe = useMemo(() => recipeOf(draft, known), [draft, known]);
  const drawing = useMemo(() => drawDrink(recipe), [recipe]);
  const name = draft.name.en.trim() || t`New drink`;
  const chinese = draft.name.zh.trim();
  const isChineseFirst = i18n.locale === 'zh-HK' && chinese !== '';
  const strength = useStrengthWords()({ ABV: recipe.ABV, alcohol: alcoholOf(recipe) });
  const heading = useRef<HTMLHeadingElement>(null);
  // Once: a tablet that is turned leaves the focus where it is.
  const takeFocus = useEffectEvent(() => {
    if (!beside?.takesFocus || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    const pane = heading.current.closest('section');
    if (pane && pane.getBoundingClientRect().top < 0) pane.scrollIntoView();
  });
  useEffect(() => takeFocus(), []);
  const Name = beside ? 'h2' : 'p';
  return (
    <aside className={styles.preview} aria-label={t`The drink as it is drawn`}>
      <div className={styles.picture}>
        <DrinkPicture drawing={drawing} title={t`${name}, drawn`} animated />
      </div>
      <div className={styles.previewText}>
        {isChineseFirst ? (
          <>
            <Name className={styles.previewName} ref={heading} {...(beside && { tabIndex: -1 })}>
              {chinese}
            </Name>
            <p lang="en">{name}</p>
          </>
        ) : (
          <>
            <Name className={styles.previewName} ref={heading} {...(beside && { tabIndex: -1 })}>
              {name}
            </Name>
            {chinese !== '' && <p lang="zh-Hant-HK">{chinese}</p>}
          </>
        )}
        <p className={styles.help}>
          {draft.abv === undefined && recipe.ABV > 0 ? <Trans>{strength} (estimated)</Trans> : strength}
        </p>
      </div>
      {beside && (
        <Link to={beside.listAddress} className={styles.close} aria-label={t`Close ${name}`}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="m4 4 10 10M14 4 4 14" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Link>
      )}
      {beside && <PartButtons />}
    </aside>
  );
}
