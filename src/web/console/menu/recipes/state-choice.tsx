import { useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { fieldsOf, GUEST_STATES, stateOf, useStateWords } from './guest-state.ts';
import styles from './state-choice.module.css';

interface Props {
  recipe: MasterRecipe;
  onChoose: (state: { hidden?: boolean; available?: boolean }) => void;
}

/** What guests see of a drink: one of three, of which one is pressed. */
export function StateChoice({ recipe, onChoose }: Props) {
  const { t } = useLingui();
  const words = useStateWords();
  const { name } = recipe;
  const now = stateOf(recipe);
  return (
    <span className={styles.choice} role="group" aria-label={t`${name} for guests`}>
      {GUEST_STATES.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === now}
          data-state={state}
          onClick={() => state !== now && onChoose(fieldsOf[state])}
        >
          {words[state]}
        </button>
      ))}
    </span>
  );
}
