import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LONGEST_ALLERGY_NOTE, type Allergies } from '#domain/recipe/allergies.ts';
import { ALLERGENS } from '#domain/recipe/recipe.ts';
import { Chip } from '#ui/kit/chip.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import styles from './drink-allergens.module.css';

interface Props {
  legend: string;
  allergies: Allergies;
  onChange: (allergies: Allergies) => void;
  /** What becomes of it. */
  hint: string;
  /** Closes it. */
  children: ReactNode;
}

/** What somebody must not have: of the allergens that have to be declared, and in words. */
export function AllergyFields({ legend, allergies, onChange, hint, children }: Props) {
  const { t, i18n } = useLingui();
  const toggle = (allergen: (typeof ALLERGENS)[number], chosen: boolean) =>
    onChange({
      ...allergies,
      allergens: ALLERGENS.filter((one) => (one === allergen ? !chosen : allergies.allergens.includes(one))),
    });
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {ALLERGENS.map((allergen) => {
          const chosen = allergies.allergens.includes(allergen);
          return (
            <Chip key={allergen} chosen={chosen} onToggle={() => toggle(allergen, chosen)}>
              {i18n._(ALLERGEN_WORDS[allergen])}
            </Chip>
          );
        })}
      </div>
      <TextField
        label={t`Anything else`}
        path="allergies.note"
        value={allergies.note}
        maxLength={LONGEST_ALLERGY_NOTE}
        onChange={(note) => onChange({ ...allergies, note })}
        hint={hint}
      />
      {children}
    </fieldset>
  );
}
