import { useState, type ComponentType } from 'react';
import { Trans } from '@lingui/react/macro';
import { loadAgain } from '#ui/kit/load-again.ts';
import { Button } from '#ui/kit/button.tsx';
import type { CardArt } from '../card/card-art.ts';
import type { CardDialogProps } from '../card/card-dialog.tsx';
import { useCardStand, type CardOffer } from './card-offer.ts';

interface Loaded {
  CardDialog: ComponentType<CardDialogProps>;
  art: CardArt;
}

/** A quiet way to a picture of what the play led to; its code is loaded when it is pressed. */
export function KeepACard({ offer }: { offer: CardOffer }) {
  const stand = useCardStand();
  const [step, setStep] = useState<'idle' | 'loading' | 'failed' | Loaded>('idle');
  if (!stand) return null;
  const load = async () => {
    setStep('loading');
    const parts = () => Promise.all([import('../card/card-dialog.tsx'), stand.artOf(offer)]);
    try {
      const [{ CardDialog }, art] = await (step === 'failed' ? loadAgain(parts) : parts());
      setStep({ CardDialog, art });
    } catch {
      setStep('failed');
    }
  };
  return (
    <>
      <Button kind="quiet" busy={step === 'loading'} onClick={() => step !== 'loading' && void load()}>
        <CardIcon />
        <Trans>Keep a card</Trans>
      </Button>
      <span role="status" hidden={step !== 'failed'}>
        {step === 'failed' && <Trans>The card could not be loaded. Try again when you are online.</Trans>}
      </span>
      {typeof step === 'object' && (
        <step.CardDialog art={step.art} offer={offer} stand={stand} onClose={() => setStep('idle')} />
      )}
    </>
  );
}

const CardIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <rect x="4" y="2" width="12" height="16" rx="2.5" />
    <path d="M7 5.500h6l-3 4zM10 9.500V13M8 13.500h4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
