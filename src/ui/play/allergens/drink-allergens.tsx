import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StatedAllergens } from '#domain/recipe/allergies.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import { AllergyChoice } from './allergy-choice.tsx';
import styles from './drink-allergens.module.css';

interface Props {
  recipe: StatedAllergens;
}

/** Allergen information before ordering. An empty list counts as "none" only if an owner has declared it. */
export function DrinkAllergens({ recipe: { allergens, allergenList } }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.allergens}>
      <h3 id={id}>
        <Trans>Allergens</Trans>
      </h3>
      {allergens.length > 0 && (
        <ul role="list" className={styles.list}>
          {allergens.map((allergen) => (
            <li key={allergen}>{i18n._(ALLERGEN_WORDS[allergen])}</li>
          ))}
        </ul>
      )}
      {allergenList === 'unknown' && (
        <p className={styles.notStated}>
          {allergens.length > 0 ? (
            <Trans>Others not stated: ask the bar.</Trans>
          ) : (
            <Trans>Not stated: ask the bar.</Trans>
          )}
        </p>
      )}
      {allergenList === 'declared' && allergens.length === 0 && (
        <p>
          <Trans>None of those that must be declared. Allergic? Ask the bar.</Trans>
        </p>
      )}
      <AllergyChoice />
    </section>
  );
}
