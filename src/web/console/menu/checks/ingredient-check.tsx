import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { IngredientToCheck } from '#contract/menu/menu-checks.ts';
import { Button } from '#ui/kit/button.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import styles from './checks-tab.module.css';

interface Props {
  ingredient: IngredientToCheck;
  busy: boolean;
  /** % ABV. */
  onAnswer: (abv: number) => void;
}

const DRINKS_NAMED = 3;

/** One ingredient nobody knows, and the answers it most often has. */
export function IngredientCheck({ ingredient, busy, onAnswer }: Props) {
  const { t } = useLingui();
  const listOf = useListOf();
  const [abv, setAbv] = useState<number>();
  const { drinks } = ingredient;
  const { nameOf } = useMenuText();
  const name = nameOf(ingredient).text;
  const others = drinks.length - DRINKS_NAMED;
  const named = listOf(drinks.slice(0, DRINKS_NAMED).map((drink) => nameOf(drink).text));
  const isStrength = abv !== undefined && abv >= 0 && abv <= 100;
  const usual = [
    [t`Spirit`, 40],
    [t`Liqueur`, 20],
    [t`Wine`, 12],
    [t`Beer`, 5],
  ] as const;
  return (
    <li className={styles.row} aria-label={name}>
      <div>
        <p className={styles.name}>
          <TwoNames of={ingredient} />
        </p>
        <p className={styles.in}>
          {others > 0 ? (
            <Trans>
              in {named} and {others} more
            </Trans>
          ) : (
            <Trans>in {named}</Trans>
          )}
        </p>
      </div>
      <div className={styles.answers} role="group" aria-label={t`How strong is ${name}?`}>
        <Button disabled={busy} onClick={() => onAnswer(0)}>
          <Trans>No alcohol</Trans>
        </Button>
        {usual.map(([kind, strength]) => (
          <Button key={kind} disabled={busy} onClick={() => onAnswer(strength)}>
            {kind} {strength}%
          </Button>
        ))}
        <form
          className={styles.other}
          onSubmit={(event) => {
            event.preventDefault();
            if (isStrength) onAnswer(abv);
          }}
        >
          <NumberField
            label={t`Other strength`}
            aria-label={t`Strength of ${name}`}
            className={styles.strength}
            value={abv}
            onChange={setAbv}
            min={0}
            max={100}
            step="any"
            suffix="%"
          />
          <Button type="submit" disabled={busy || !isStrength}>
            <Trans>Save</Trans>
          </Button>
        </form>
      </div>
    </li>
  );
}
