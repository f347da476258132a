/** What the guest of an order must not have, as staff take it. Source: docs/behaviour/counter.md, docs/decisions/0041. */
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { allergyWarning, hasAllergies, type Allergies, type StatedAllergens } from '#domain/recipe/allergies.ts';
import { Button } from '#ui/kit/button.tsx';
import { AllergyFields } from '#ui/play/allergens/allergy-fields.tsx';
import { useAllergenList, useAllergyLine, WarningBox } from '#ui/play/allergens/allergy-warning.tsx';
import { useGuestAllergies } from '#ui/play/allergens/guest-allergies.ts';
import { LineBox } from '#ui/play/allergens/told-allergies.tsx';
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
      <Button className={styles.open} onClick={() => setOpen(true)}>
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

/** For staff: what the guest of an order must not have; nothing if nothing was declared. */
export function MustNotHaveLine({ allergies }: { allergies: Allergies | null }) {
  const lineOf = useAllergyLine();
  if (!allergies || !hasAllergies(allergies)) return null;
  return (
    <LineBox>
      <Trans context="for staff">
        Must not have: <strong>{lineOf(allergies)}</strong>
      </Trans>
    </LineBox>
  );
}

/** Of the button that puts a drink before its guest: none that is pressed without a thought if it has what they must not have. */
export const kindFor = (allergies: Allergies | null, recipe: StatedAllergens): 'main' | 'danger' =>
  allergies && (allergyWarning(recipe, allergies)?.contains.length ?? 0) > 0 ? 'danger' : 'main';

interface Props {
  allergies: Allergies | null;
  recipe: StatedAllergens;
}

/** For staff, beside a drink: what its guest must not have, and whether the drink has it; nothing if nothing was declared. */
export function MustNotHave({ allergies, recipe }: Props) {
  if (!allergies || !hasAllergies(allergies)) return null;
  return (
    <div className={styles.mustNotHave}>
      <MustNotHaveLine allergies={allergies} />
      <ServingWarning allergies={allergies} recipe={recipe} />
    </div>
  );
}

/** Whether the drink has it, beside a button that says already what the guest must not have. */
export function ServingWarning({ allergies, recipe }: Props) {
  const listOf = useAllergenList();
  if (!allergies || !hasAllergies(allergies)) return null;
  const warning = allergyWarning(recipe, allergies);
  return (
    <WarningBox>
      {warning && (
        <>
          {warning.contains.length > 0 && (
            <p>
              <Trans>
                This drink contains <strong>{listOf(warning.contains)}</strong>: do not serve it to this guest.
              </Trans>
            </p>
          )}
          {warning.notStated.length > 0 && (
            <p>
              <Trans>
                Nobody has stated whether it contains <strong>{listOf(warning.notStated)}</strong>: check before you
                serve it.
              </Trans>
            </p>
          )}
          {warning.note !== '' && (
            <p>
              <Trans>
                Check it for <strong>{warning.note}</strong> before you serve it.
              </Trans>
            </p>
          )}
        </>
      )}
    </WarningBox>
  );
}

/** The field of an order. */
export const bodyOfAllergies = ({ allergens, note }: Allergies) => ({
  allergies: { allergens: [...allergens], note },
});
