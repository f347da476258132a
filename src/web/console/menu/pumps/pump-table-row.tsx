import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { useOpenForErrors } from '#ui/kit/fields/field-error.ts';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { PumpProblem, PumpRow } from './use-pumps.ts';
import styles from './pumps.module.css';

interface Props {
  row: PumpRow;
  /** Its place in the list. */
  at: number;
  /** What the shop's drinks are made of. */
  known: readonly RecipeIngredient[];
  problems: ReadonlySet<PumpProblem>;
  /** If it has no ingredient yet. */
  startsOpen: boolean;
  onChange: (part: Partial<PumpRow>) => void;
  onRemove: () => void;
}

const ASPECTS = ['slot', 'taken', 'ingredient', 'speed'] as const;

/** A tile of the rack, which a tap opens to its fields. */
export function PumpTableRow({ row, at, known, problems, startsOpen, onChange, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { key, slot, ingredientId, mlPerSecond } = row;
  const shown = slot ?? '?';
  // A drink may have been deleted whose ingredient still stands on a pump.
  const isKnown = ingredientId === '' || known.some(({ id }) => id === ingredientId);
  const options = known.map(({ id, name }) => ({ value: id, label: name }));
  const slotError = problems.has(`slot ${key}`)
    ? t`A slot is a whole number from 1 to 128.`
    : problems.has(`taken ${key}`) && t`Slot ${shown} is used twice.`;
  const [isOpened, setOpened] = useState(startsOpen && ingredientId === '');
  useOpenForErrors(`pumps.${at}`, () => setOpened(true));
  const colour = known.find(({ id }) => id === ingredientId)?.colour;
  const isOpen = isOpened || ASPECTS.some((aspect) => problems.has(`${aspect} ${key}`));
  const name = options.find(({ value }) => value === ingredientId)?.label ?? ingredientId;
  const speed = mlPerSecond === undefined ? '?' : i18n.number(mlPerSecond);
  return (
    <tr data-open={isOpen || undefined}>
      <th scope="row" className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          <span className={styles.number}>
            <VisuallyHidden>{t`Slot`} </VisuallyHidden>
            {shown}
          </span>
          <span className={styles.liquid} style={colour ? { background: colour } : undefined} aria-hidden="true" />
          <span className={styles.about}>
            <span className={name === '' ? styles.empty : styles.name}>{name || t`Choose an ingredient`}</span>
            <span className={styles.pace}>{t`${speed} ml per second`}</span>
          </span>
        </button>
      </th>
      <td data-label={t`Slot`} className={styles.slot}>
        <NumberField
          label={<VisuallyHidden>{t`Slot`}</VisuallyHidden>}
          path={`pumps.${at}.slot`}
          value={slot}
          onChange={(next) => onChange({ slot: next })}
          min={1}
          max={128}
          step={1}
          error={slotError}
        />
      </td>
      <td data-label={t`Ingredient`}>
        <SelectField
          label={<VisuallyHidden>{t`Ingredient in slot ${shown}`}</VisuallyHidden>}
          path={`pumps.${at}.ingredientId`}
          value={ingredientId}
          onChange={(next) => onChange({ ingredientId: next })}
          placeholder={t`Choose an ingredient`}
          options={isKnown ? options : [{ value: ingredientId, label: ingredientId }, ...options]}
          error={problems.has(`ingredient ${key}`) && t`Every pump needs an ingredient.`}
        />
      </td>
      <td data-label={t`ml per second`} className={styles.speed}>
        <NumberField
          label={<VisuallyHidden>{t`ml per second of slot ${shown}`}</VisuallyHidden>}
          path={`pumps.${at}.mlPerSecond`}
          value={mlPerSecond}
          onChange={(next) => onChange({ mlPerSecond: next })}
          min={0.1}
          max={200}
          step="any"
          error={problems.has(`speed ${key}`) && t`A pump gives from 0.1 to 200 ml per second.`}
        />
      </td>
      <td data-actions>
        <Button kind="quiet" onClick={onRemove} aria-label={t`Remove the pump in slot ${shown}`}>
          <Trans>Remove</Trans>
        </Button>
      </td>
    </tr>
  );
}
