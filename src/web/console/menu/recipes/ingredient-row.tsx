import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { UNITS } from '#domain/recipe/recipe.ts';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { useFold } from '#ui/kit/fold/use-fold.ts';
import { BothFields, pathsOf } from './both-fields.tsx';
import { MoveButtons } from './move-buttons.tsx';
import {
  knownKey,
  readFirst,
  type BothTexts,
  type DraftIngredient,
  type KnownIngredients,
  type Problem,
} from './recipe-draft.ts';
import { UNIT_WORDS } from '#web/console/kit/recipe-words.ts';
import styles from './recipe-editor.module.css';

/** What the name alone says, until somebody says otherwise. */
const suggestedAbv = (name: string): number | undefined => knownAbv(name) ?? undefined;

interface Props {
  ingredient: DraftIngredient;
  at: number;
  count: number;
  known: KnownIngredients;
  problems: ReadonlySet<Problem>;
  onChange: (ingredient: DraftIngredient) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A colour to begin with, where one is wanted and none was chosen. */
const FIRST_COLOUR = '#d9772b';

export function IngredientRow({ ingredient, at, count, known, problems, onChange, onMove, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { key, name, colour } = ingredient;
  const place = at + 1;
  const { text, lang } = readFirst(name, i18n.locale);
  const shownName = text || t`ingredient ${place}`;
  const fold = useFold(name.en.trim() === '');
  const measure = [
    ingredient.amount !== undefined && `${i18n.number(ingredient.amount)} ${i18n._(UNIT_WORDS[ingredient.unit])}`,
    ingredient.abv !== undefined && i18n.number(ingredient.abv / 100, { style: 'percent', maximumFractionDigits: 1 }),
  ]
    .filter(Boolean)
    .join(' · ');
  const set = (part: Partial<DraftIngredient>) => onChange({ ...ingredient, ...part });

  /** A name the shop knows brings what is known of it. */
  const rename = (next: BothTexts) => {
    const found = next.en === name.en ? undefined : known.get(knownKey(next.en));
    // That one thing has no alcohol says nothing of another.
    const isOfOldName = ingredient.abv === suggestedAbv(name.en) || (ingredient.abv === 0 && next.en !== name.en);
    if (!found) return set({ name: next, ...(isOfOldName && { abv: suggestedAbv(next.en) }) });
    set({
      name: { en: next.en, zh: found.name_translations['zh-HK'] ?? '' },
      unit: ingredient.amount === undefined ? found.unit : ingredient.unit,
      colour: found.colour,
      abv: found.abv ?? undefined,
      sparkling: found.sparkling,
    });
  };

  const places = <MoveButtons name={shownName} at={at} count={count} onMove={onMove} onRemove={onRemove} />;

  return (
    <li className={styles.ingredient} data-folds={fold.canFold || undefined} aria-label={shownName}>
      <div className={styles.ingredientHead}>
        <span className={styles.swatch} style={{ background: colour ?? 'transparent' }} aria-hidden="true" />
        {fold.canFold ? (
          <button {...fold.toggle} className={styles.ingredientToggle}>
            <span className={styles.ingredientName} lang={text === '' ? undefined : lang}>
              {shownName}
            </span>
            <span className={styles.ingredientMeasure}>{measure}</span>
          </button>
        ) : (
          <span className={styles.ingredientName} lang={text === '' ? undefined : lang}>
            {shownName}
          </span>
        )}
        {!fold.canFold && places}
      </div>
      <div {...fold.body} className={styles.ingredientBody}>
        <BothFields
          label={t`Ingredient`}
          paths={pathsOf(`recipeIngredient.${at}.name`)}
          value={name}
          onChange={rename}
          list="known-ingredients"
          error={problems.has(`ingredient-name ${key}`) && t`Every ingredient needs a name.`}
        />
        <div className={styles.measures}>
          <NumberField
            label={t`Amount`}
            path={`recipeIngredient.${at}.amount`}
            value={ingredient.amount}
            onChange={(amount) => set({ amount })}
            min={0}
            max={2000}
            step="any"
            error={problems.has(`ingredient-amount ${key}`) && t`Every ingredient needs an amount above 0.`}
          />
          <SelectField
            label={t`Unit`}
            path={`recipeIngredient.${at}.unit`}
            value={ingredient.unit}
            onChange={(unit) => set({ unit: unit as DraftIngredient['unit'] })}
            options={UNITS.map((unit) => ({ value: unit, label: i18n._(UNIT_WORDS[unit]) }))}
          />
          <NumberField
            label={t`Strength`}
            path={`recipeIngredient.${at}.abv`}
            value={ingredient.abv}
            onChange={(abv) => set({ abv })}
            min={0}
            max={100}
            step="any"
            suffix="%"
            hint={ingredient.abv === undefined ? t`Empty: not known. Guests are told so.` : undefined}
            error={problems.has(`ingredient-abv ${key}`) && t`Strength goes from 0 to 100 %.`}
          />
        </div>
        <div className={styles.looks}>
          <Colour colour={colour} onChange={(next) => set({ colour: next })} />
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={ingredient.sparkling}
              onChange={(event) => set({ sparkling: event.target.checked })}
            />
            <Trans>Sparkling</Trans>
          </label>
        </div>
        {fold.canFold && places}
      </div>
    </li>
  );
}

function Colour({ colour, onChange }: { colour: string | null; onChange: (colour: string | null) => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles.colour}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={colour !== null}
          onChange={(event) => onChange(event.target.checked ? FIRST_COLOUR : null)}
        />
        <Trans>Colours the drink</Trans>
      </label>
      {colour !== null && (
        <input
          type="color"
          id={id}
          aria-label={t`Colour`}
          className={styles.colourControl}
          value={colour}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
