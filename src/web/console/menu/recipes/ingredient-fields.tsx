import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_INGREDIENTS } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { FoldsBelow, TABLET_BELOW } from '#ui/kit/fold/folds-below.ts';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { GlassShares } from './drawn-summaries.tsx';
import type { FieldsProps } from './fields.ts';
import { IngredientRow } from './ingredient-row.tsx';
import { moved, newIngredient, readFirst, type DraftIngredient, type KnownIngredients } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

export function IngredientFields({ draft, onChange, problems, known }: FieldsProps & { known: KnownIngredients }) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const { ingredients, layers } = draft;
  const write = (next: DraftIngredient[]) => onChange({ ingredients: next });
  const add = () => {
    // What is typed next belongs to it.
    flushSync(() => write([...ingredients, newIngredient(newKey())]));
    list.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus();
  };
  return (
    <FoldingSection
      heading="h3"
      title={<span id="drink-ingredients">{t`Ingredients`}</span>}
      summary={ingredients.map(({ name }) => readFirst(name, i18n.locale).text).join(' · ')}
      startsOpen
      className={styles.group}
    >
      <p className={styles.help}>
        <Trans>For a medium drink. Names this shop pours already bring their colour and strength with them.</Trans>
      </p>
      <GlassShares ingredients={ingredients} />
      {problems.has('no-ingredients') && (
        <p role="alert" className={styles.problem}>{t`A drink needs at least one ingredient.`}</p>
      )}
      {problems.has('twice') && (
        <p role="alert" className={styles.problem}>{t`Each ingredient stands in a drink once.`}</p>
      )}
      <datalist id="known-ingredients">
        {[...known.values()].map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <FoldsBelow value={TABLET_BELOW}>
        <ol role="list" className={styles.ingredients} ref={list}>
          {ingredients.map((one, at) => (
            <IngredientRow
              key={one.key}
              ingredient={one}
              at={at}
              count={ingredients.length}
              known={known}
              problems={problems}
              onChange={(next) => write(ingredients.with(at, next))}
              onMove={(by) => write(moved(ingredients, at, by))}
              onRemove={() =>
                onChange({
                  ingredients: ingredients.toSpliced(at, 1),
                  layers: layers.filter((key) => key !== one.key),
                })
              }
            />
          ))}
        </ol>
      </FoldsBelow>
      <Button className={styles.add} disabled={ingredients.length >= MAX_INGREDIENTS} onClick={add}>
        <Trans>Add an ingredient</Trans>
      </Button>
    </FoldingSection>
  );
}
