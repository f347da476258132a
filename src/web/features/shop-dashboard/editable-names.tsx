import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/recipes.ts';
import type { NamedThing } from '#domain/recipe.ts';
import { langOf, translated } from '#domain/translated.ts';
import { InlineEdit } from '#ui/inline-edit.tsx';
import type { TranslationEdits } from './use-translation-edits.ts';
import styles from './recipes.module.css';

const NAME_MAX = 200;

interface Props {
  recipe: StaffRecipe;
  language: string;
  languageLabel: string;
  edits: TranslationEdits;
}

export function EditableName({ recipe, language, languageLabel, edits }: Props) {
  const { t } = useLingui();
  const { name } = recipe;
  return (
    <EditableText
      named={recipe}
      language={language}
      label={t`Name of ${name} in ${languageLabel}`}
      onSave={(text) => edits.saveName(recipe.id, text)}
      as="h3"
    />
  );
}

/** The first ones in sight, the rest a tap away. */
export function EditableIngredients({ recipe, shown, ...rest }: Props & { shown: number }) {
  const all = recipe.recipeIngredient;
  const more = all.slice(shown);
  return (
    <div className={styles.editable}>
      <IngredientList {...rest} ingredients={all.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary className={styles.all}>
            <Trans>All {all.length} ingredients</Trans>
          </summary>
          <IngredientList {...rest} ingredients={more} />
        </details>
      )}
    </div>
  );
}

interface ListProps extends Omit<Props, 'recipe'> {
  ingredients: StaffRecipe['recipeIngredient'];
}

function IngredientList({ ingredients, language, languageLabel, edits }: ListProps) {
  const { t } = useLingui();
  return (
    <ul role="list">
      {ingredients.map((ingredient, at) => {
        const { id, name } = ingredient;
        return (
          // A recipe may have the same ingredient twice.
          <li key={`${id} ${at}`}>
            <EditableText
              named={ingredient}
              language={language}
              label={t`Ingredient ${name} in ${languageLabel}`}
              onSave={(text) => edits.saveIngredient(id, text)}
              as="span"
            />
          </li>
        );
      })}
    </ul>
  );
}

interface TextProps {
  named: NamedThing;
  language: string;
  label: string;
  onSave: (text: string) => Promise<boolean>;
  as: 'h3' | 'span';
}

/** Starts with the text in this very language: what only stands in for it is not taken for a translation. */
function EditableText({ named, language, label, onSave, as: Element }: TextProps) {
  const shown = translated(named.name, named.name_translations, language);
  return (
    <InlineEdit
      key={language}
      value={named.name_translations[language] ?? ''}
      label={label}
      lang={langOf(language)}
      maxLength={NAME_MAX}
      hint={
        <Trans>
          Original: <span lang="en">{named.name}</span>
        </Trans>
      }
      onSave={onSave}
    >
      <Element lang={shown.lang}>{shown.text}</Element>
    </InlineEdit>
  );
}
