import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { Button } from '#ui/kit/button.tsx';
import { BackButton } from '#ui/kit/back.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { AllergyWarning } from '../allergens/allergy-warning.tsx';
import { useGuestAllergies } from '../allergens/guest-allergies.ts';
import { DrinkPicture } from '../drink/drink-picture.tsx';
import styles from './prepare-glass-modal.module.css';

interface Props {
  open: boolean;
  recipe: GuestRecipe;
  /** The order is being sent. */
  busy: boolean;
  /** Sending takes longer than usual. */
  slow: boolean;
  onBack: () => void;
  onReady: () => void;
}

/** Instructions for the guest's glass, before the machine may pour. */
export function PrepareGlassModal({ open, recipe, busy, slow, onBack, onReady }: Props) {
  const { t } = useLingui();
  const { allergies } = useGuestAllergies();
  const { drawing } = recipe;
  const empty: DrinkDrawing = { ...drawing, ice: 'none', garnishes: [], foam: null, rim: null, steam: false };
  const iced: DrinkDrawing = {
    ...empty,
    ice: drawing.ice === 'large' ? 'cubed' : drawing.ice,
  };
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onBack()}
      title={t`Prepare Your Glass`}
      size="sheet"
      guest
      footer={
        <>
          <BackButton onClick={onBack} disabled={busy} />
          <Button kind="main" size="big" busy={busy} disabled={busy} onClick={onReady}>
            {busy ? <Trans>Placing Order...</Trans> : <Trans>Ready - Place Order</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.warning}>
        {/* Here too: this dialog covers the drink's. */}
        <AllergyWarning recipe={recipe} allergies={allergies} />
      </div>
      <ol className={styles.steps} role="list">
        <Step picture={<DrinkPicture drawing={empty} level={0} title="" />}>
          <Trans>Take the glass.</Trans>
        </Step>
        <Step picture={<DrinkPicture drawing={iced} level={0} title="" />}>
          {drawing.ice === 'none' ? <Trans>No ice for this one.</Trans> : <Trans>Fill about 3/4 with ice.</Trans>}
        </Step>
        <Step picture={<OnTheBase drawing={iced} />}>
          <Trans>Place on the dispenser base.</Trans>
        </Step>
      </ol>
      <p role="status" className={styles.waiting}>
        {busy && slow && <Trans>Still trying…</Trans>}
      </p>
    </Dialog>
  );
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div className={styles.picture}>{picture}</div>
      <p>{children}</p>
    </li>
  );
}

/** The glass under the nozzle of the machine. */
export function OnTheBase({ drawing, level = 0 }: { drawing: DrinkDrawing; level?: number }) {
  return (
    <div className={styles.machine}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className={styles.frame}>
        <path d="M18 112V20A12 12 0 0 1 30 8H74A8 8 0 0 1 82 16V24H38V100" className={styles.metal} />
        <path
          d="M12 102H108A6 6 0 0 1 114 108V112A4 4 0 0 1 110 116H10A4 4 0 0 1 6 112V108A6 6 0 0 1 12 102Z"
          className={styles.metal}
        />
        <path d="M58 24H74L71 33H61Z" className={styles.nozzle} />
        <path d="M34 107H98" className={styles.lamp} />
      </svg>
      <div className={styles.glass}>
        <DrinkPicture drawing={drawing} level={level} title="" />
      </div>
    </div>
  );
}
