import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translationCoveragePct } from '#domain/text/translation-coverage.ts';
import { translated } from '#domain/text/translated.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useFold } from '#ui/kit/fold/use-fold.ts';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import { menuLanguageName } from '#web/console/kit/language-name.ts';
import { EditableIngredients, EditableName } from './editable-names.tsx';
import type { TranslationDrafts } from './use-translation-drafts.ts';
import type { TranslationEdits } from './use-translation-edits.ts';
import styles from './recipes.module.css';

/** Cards show no more ingredients than this (docs/behaviour/console.md). */
const INGREDIENTS_SHOWN = 3;

interface Props {
  recipe: StaffRecipe;
  /** Empty for the original. */
  language: string;
  languages: readonly string[];
  languageLabel: string;
  edits: TranslationEdits;
  drafts: TranslationDrafts;
}

/** On a phone and a tablet two lines; a tap opens the rest. */
export function RecipeCard({ recipe, language, languages, languageLabel, edits, drafts }: Props) {
  const { t } = useLingui();
  const { name } = recipe;
  const isOriginal = language === '';
  const hasDraft = drafts.all().some((draft) => draft.recipeId === recipe.id && draft.language === language);
  const fold = useFold(false, hasDraft);
  const description = translated(recipe.description, recipe.description_translations, language);
  const editing = { recipe, language, languageLabel, edits, drafts };
  return (
    <Card
      as="li"
      className={styles.card}
      data-folds={fold.canFold || undefined}
      data-off={recipe.hidden || !recipe.available || undefined}
    >
      <div className={styles.picture}>
        <DrinkImage recipe={recipe} decorative />
      </div>
      <div className={styles.text}>
        {isOriginal ? <h3 lang="en">{recipe.name}</h3> : <EditableName {...editing} />}
        <Badges recipe={recipe} languages={isOriginal ? languages : [language]} />
        {fold.canFold && (
          <button
            {...fold.toggle}
            className={isOriginal ? styles.wholeToggle : styles.toggle}
            aria-label={t`Details of ${name}`}
          />
        )}
        <div {...fold.body} className={styles.details}>
          <p className={styles.description} lang={description.lang}>
            {description.text}
          </p>
          {isOriginal ? (
            <Ingredients names={recipe.ingredients.map(({ name }) => name)} />
          ) : (
            <EditableIngredients {...editing} shown={INGREDIENTS_SHOWN} />
          )}
          <Features recipe={recipe} />
        </div>
      </div>
    </Card>
  );
}

function Ingredients({ names }: { names: readonly string[] }) {
  const more = names.length - INGREDIENTS_SHOWN;
  return (
    <ul role="list" className={styles.ingredients}>
      {names.slice(0, INGREDIENTS_SHOWN).map((name, at) => (
        <li key={at} lang="en">
          {name}
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more}>
          <Trans>and {more} more</Trans>
        </li>
      )}
    </ul>
  );
}

function Badges({ recipe, languages }: { recipe: StaffRecipe; languages: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.badges}>
      {recipe.hidden && (
        <Badge>
          <Trans>Hidden</Trans>
        </Badge>
      )}
      {!recipe.available && (
        <Badge tone="bad">
          <Trans>Sold out</Trans>
        </Badge>
      )}
      {languages.map((code) => {
        const coverage = translationCoveragePct(recipe, code);
        const language = menuLanguageName(i18n.locale, code);
        return (
          <Badge key={code} tone={coverage === 100 ? 'neutral' : 'waiting'}>
            <Trans>
              {coverage}% in {language}
            </Trans>
          </Badge>
        );
      })}
    </p>
  );
}

function Features({ recipe }: { recipe: StaffRecipe }) {
  const { i18n } = useLingui();
  const shown = recipe.drinkFeatures.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  return (
    <ul role="list" className={styles.features}>
      {shown.map(({ property, value }) => (
        <li key={property}>
          <FlavourIcon property={property} size={16} />
          {flavourLabel(i18n, property)} <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
