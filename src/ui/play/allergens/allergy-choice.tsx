import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasAllergies } from '#domain/recipe/allergies.ts';
import { Button } from '#ui/kit/button.tsx';
import { AllergyFields } from './allergy-fields.tsx';
import { useGuestAllergies } from './guest-allergies.ts';

/** The guest's allergy declaration: sent with every order and checked against every drink. */
export function AllergyChoice() {
  const { t } = useLingui();
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
    <AllergyFields
      legend={t`I must not have`}
      allergies={allergies}
      onChange={declare}
      hint={t`It goes to the bar with your order.`}
    >
      <Button onClick={() => setOpen(false)}>
        <Trans>Done</Trans>
      </Button>
    </AllergyFields>
  );
}
