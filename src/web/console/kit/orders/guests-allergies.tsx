/** What the guest of an order must not have, as staff take it. Source: docs/behaviour/counter.md, docs/decisions/0041. */
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { hasAllergies, type Allergies } from '#domain/recipe/allergies.ts';
import { Button } from '#ui/kit/button.tsx';
import { AllergyFields } from '#ui/play/allergens/allergy-fields.tsx';
import { AllergyMark, useAllergyLine } from '#ui/play/allergens/allergy-warning.tsx';
import { useGuestAllergies } from '#ui/play/allergens/guest-allergies.ts';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import styles from './guests-allergies.module.css';

/** A button that opens the fields, and says what was taken down. */
export function GuestsAllergies() {
  const { t } = useLingui();
  const { allergies, declare } = useGuestAllergies();
  const line = useAllergyLine()(allergies);
  const [isOpen, setOpen] = useState(false);
  if (!declare) return null;
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {hasAllergies(allergies) ? (
          <Trans>Must not have {line}: change</Trans>
        ) : (
          <Trans>The guest has an allergy</Trans>
        )}
      </Button>
    );
  return (
    <AllergyFields
      legend={t`The guest must not have`}
      allergies={allergies}
      onChange={declare}
      hint={t`It stays with the order, for whoever makes it.`}
    >
      <Button onClick={() => setOpen(false)}>
        <Trans>Done</Trans>
      </Button>
    </AllergyFields>
  );
}

/** Beside the chosen drink: what the guest must not have, and whether the drink has it. */
export function NotForGuest({ recipe }: { recipe: Pick<GuestRecipe, 'allergens' | 'allergenList'> }) {
  const { allergies } = useGuestAllergies();
  if (!hasAllergies(allergies)) return null;
  return (
    <div role="alert" className={styles.notForGuest}>
      <ToldAllergies allergies={allergies} />
      <AllergyMark recipe={recipe} />
    </div>
  );
}

/** The field of a new order; nothing if there is none. */
export const bodyOfAllergies = (allergies: Allergies) =>
  hasAllergies(allergies) ? { allergies: { ...allergies, allergens: [...allergies.allergens] } } : {};
