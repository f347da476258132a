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

/** The glass under the nozzle of the machine, which has the forms of the one that pours. */
export function OnTheBase({ drawing, level = 0 }: { drawing: DrinkDrawing; level?: number }) {
  return (
    <div className={styles.machine}>
      <svg viewBox="20 28 260 330" aria-hidden="true" className={styles.frame}>
        <path
          d="M206 326V118a18 18 0 0 0-18-18H68a10 10 0 0 1-10-10V62a28 28 0 0 1 28-28h138a30 30 0 0 1 30 30v262z"
          className={styles.metal}
        />
        <path d="M126 98h48v9h-8l-5 15q-1 4-5 4h-12q-4 0-5-4l-5-15h-8z" className={styles.nozzle} />
        <path
          d="M38 322h224a14 14 0 0 1 14 14v2a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12v-2a14 14 0 0 1 14-14z"
          className={styles.metal}
        />
        <path d="M217 140V306M68 84V64a20 20 0 0 1 20-20h126M40 327h220" className={styles.shine} />
        <ellipse cx="150" cy="324" rx="84" ry="9" className={styles.tray} />
        <path d="M96 341h108" className={styles.lamp} />
      </svg>
      <div className={styles.glass}>
        <DrinkPicture drawing={drawing} level={level} title="" />
      </div>
    </div>
  );
}
