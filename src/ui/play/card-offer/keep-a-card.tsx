import { useState, type ComponentType } from 'react';
import { Trans } from '@lingui/react/macro';
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
    try {
      const [{ CardDialog }, art] = await Promise.all([import('../card/card-dialog.tsx'), offer.load()]);
      setStep({ CardDialog, art });
    } catch {
      setStep('failed');
    }
  };
  return (
    <>
      <Button busy={step === 'loading'} onClick={() => step !== 'loading' && void load()}>
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
