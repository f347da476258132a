import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasAllergies, LONGEST_ALLERGY_NOTE } from '#domain/recipe/allergies.ts';
import { ALLERGENS } from '#domain/recipe/recipe.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import { Button } from '#ui/kit/button.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { useGuestAllergies } from './guest-allergies.ts';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from './drink-allergens.module.css';

/** The guest's allergy declaration: sent with every order and checked against every drink. */
export function AllergyChoice() {
  const { t, i18n } = useLingui();
  const { allergies, declare } = useGuestAllergies();
  const [isOpen, setOpen] = useState(false);
  if (!declare) return null;
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {hasAllergies(allergies) ? <Trans>Change what I must not have</Trans> : <Trans>I have an allergy</Trans>}
      </Button>
    );
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Trans>I must not have</Trans>
      </legend>
      <div className={styles.chips}>
        {ALLERGENS.map((allergen) => {
          const chosen = allergies.allergens.includes(allergen);
          return (
            <Chip
              key={allergen}
              chosen={chosen}
              onToggle={() =>
                declare({
                  ...allergies,
                  allergens: ALLERGENS.filter((one) =>
                    one === allergen ? !chosen : allergies.allergens.includes(one),
                  ),
                })
              }
            >
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
        onChange={(note) => declare({ ...allergies, note })}
        hint={t`It goes to the bar with your order.`}
      />
      <Button onClick={() => setOpen(false)}>
        <Trans>Done</Trans>
      </Button>
    </fieldset>
  );
}
