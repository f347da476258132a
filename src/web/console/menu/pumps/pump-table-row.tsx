import { Trans, useLingui } from '@lingui/react/macro';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { PumpProblem, PumpRow } from './use-pumps.ts';
import styles from '../menu.module.css';

interface Props {
  row: PumpRow;
  /** Its place in the list. */
  at: number;
  /** What the shop's drinks are made of. */
  known: readonly RecipeIngredient[];
  problems: ReadonlySet<PumpProblem>;
  onChange: (part: Partial<PumpRow>) => void;
  onRemove: () => void;
}

export function PumpTableRow({ row, at, known, problems, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const { key, slot, ingredientId, mlPerSecond } = row;
  const shown = slot ?? '?';
  // A drink may have been deleted whose ingredient still stands on a pump.
  const isKnown = ingredientId === '' || known.some(({ id }) => id === ingredientId);
  const options = known.map(({ id, name }) => ({ value: id, label: name }));
  const slotError = problems.has(`slot ${key}`)
    ? t`A slot is a whole number from 1 to 128.`
    : problems.has(`taken ${key}`) && t`Slot ${shown} is used twice.`;
  return (
    <tr>
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
        <Button kind="danger" onClick={onRemove} aria-label={t`Remove the pump in slot ${shown}`}>
          <Trans>Remove</Trans>
        </Button>
      </td>
    </tr>
  );
}
