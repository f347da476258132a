import { useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import styles from './state-choice.module.css';

interface Props {
  recipe: MasterRecipe;
  onChoose: (state: { hidden?: boolean; available?: boolean }) => void;
}

/** What guests see of a drink: one of three, of which one is pressed. */
export function StateChoice({ recipe, onChoose }: Props) {
  const { t } = useLingui();
  const { name, hidden, available } = recipe;
  const choices = [
    { word: t`On the menu`, isNow: !hidden && available, state: { hidden: false, available: true } },
    { word: t`Sold out`, isNow: !hidden && !available, state: { hidden: false, available: false } },
    { word: t`Hidden`, isNow: hidden, state: { hidden: true } },
  ];
  return (
    <span className={styles.choice} role="group" aria-label={t`${name} for guests`}>
      {choices.map(({ word, isNow, state }) => (
        <button key={word} type="button" aria-pressed={isNow} onClick={() => !isNow && onChoose(state)}>
          {word}
        </button>
      ))}
    </span>
  );
}
