import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import type { NamedThing } from '#domain/recipe/recipe.ts';
import { langOf, translated } from '#domain/text/translated.ts';
import { InlineEdit } from '#ui/kit/fields/inline-edit.tsx';
import type { TranslationDrafts } from './use-translation-drafts.ts';
import type { TranslationEdits } from './use-translation-edits.ts';
import styles from './recipes.module.css';

const NAME_MAX = 200;

interface Props {
  recipe: StaffRecipe;
  language: string;
  languageLabel: string;
  edits: TranslationEdits;
  drafts: TranslationDrafts;
}

export function EditableName({ edits, languageLabel, ...place }: Props) {
  const { t } = useLingui();
  const { id, name } = place.recipe;
  return (
    <EditableText
      {...place}
      named={place.recipe}
      place="name"
      label={t`Name of ${name} in ${languageLabel}`}
      onSave={(text) => edits.saveName(id, text)}
      onClear={(text) => edits.clearName(id, text)}
      as="h3"
    />
  );
}

/** The first ones in sight, the rest a tap away, unless something was typed there. */
export function EditableIngredients({ shown, ...props }: Props & { shown: number }) {
  const { recipe, language, drafts } = props;
  const all = recipe.recipeIngredient;
  const [isOpen] = useState(() =>
    all.some(
      ({ id }, at) => at >= shown && drafts.find(keyOf(language, recipe, ingredientPlace(id, at))) !== undefined,
    ),
  );
  return (
    <div className={styles.editable}>
      <IngredientList {...props} from={0} to={shown} />
      {all.length > shown && (
        <details open={isOpen}>
          <summary className={styles.all}>
            <Trans>All {all.length} ingredients</Trans>
          </summary>
          <IngredientList {...props} from={shown} to={all.length} />
        </details>
      )}
    </div>
  );
}

function IngredientList({ from, to, edits, languageLabel, ...place }: Props & { from: number; to: number }) {
  const { t } = useLingui();
  return (
    <ul role="list">
      {place.recipe.recipeIngredient.slice(from, to).map((ingredient, i) => {
        const { id, name } = ingredient;
        const at = from + i;
        return (
          // A recipe may have the same ingredient twice.
          <li key={`${id} ${at}`}>
            <EditableText
              {...place}
              named={ingredient}
              place={ingredientPlace(id, at)}
              label={t`Ingredient ${name} in ${languageLabel}`}
              onSave={(text) => edits.saveIngredient(id, text)}
              onClear={(text) => edits.clearIngredient(id, text)}
              as="span"
            />
          </li>
        );
      })}
    </ul>
  );
}

interface TextProps extends Omit<Props, 'edits' | 'languageLabel'> {
  named: NamedThing;
  /** Which text of the recipe it is. */
  place: string;
  label: string;
  onSave: (text: string) => Promise<boolean | string>;
  onClear: (text: string) => Promise<boolean>;
  as: 'h3' | 'span';
}

/** Starts with the text in this very language: what only stands in for it is not taken for a translation. */
function EditableText({ recipe, language, drafts, named, place, label, onSave, onClear, as: Element }: TextProps) {
  const shown = translated(named.name, named.name_translations, language);
  const key = keyOf(language, recipe, place);
  const value = named.name_translations[language] ?? '';
  const keepDraft = (text: string | undefined) => {
    if (text === undefined) drafts.drop(key);
    else drafts.keep({ key, recipeId: recipe.id, recipeName: recipe.name, language, label, text });
  };
  return (
    <InlineEdit
      key={language}
      value={value}
      label={label}
      lang={langOf(language)}
      maxLength={NAME_MAX}
      hint={
        <Trans>
          Original: <span lang="en">{named.name}</span>
        </Trans>
      }
      draft={drafts.find(key)}
      onDraft={keepDraft}
      onSave={onSave}
      onClear={() => onClear(value)}
    >
      <Element lang={shown.lang}>{shown.text}</Element>
    </InlineEdit>
  );
}

const ingredientPlace = (id: string, at: number): string => `${id} ${at}`;
const keyOf = (language: string, { id }: StaffRecipe, place: string): string => `${language} ${id} ${place}`;
