import { useState, type ComponentType } from 'react';
import { Trans } from '@lingui/react/macro';
import { loadAgain } from '#ui/kit/load-again.ts';
import { Button } from '#ui/kit/button.tsx';
import { ActionIcon } from './action-icon.tsx';
import type { FollowSheetProps } from './follow-sheet.tsx';

/** A quiet way to the link of this ticket; its sheet is loaded when it is pressed. */
export function FollowElsewhere(props: Omit<FollowSheetProps, 'onClose'>) {
  const [step, setStep] = useState<'idle' | 'loading' | 'failed' | { Sheet: ComponentType<FollowSheetProps> }>('idle');
  const load = async () => {
    setStep('loading');
    const sheet = () => import('./follow-sheet.tsx');
    try {
      const { FollowSheet } = await (step === 'failed' ? loadAgain(sheet) : sheet());
      setStep({ Sheet: FollowSheet });
    } catch {
      setStep('failed');
    }
  };
  return (
    <>
      <Button kind="quiet" busy={step === 'loading'} onClick={() => step !== 'loading' && void load()}>
        <ActionIcon shows="phone" />
        <Trans>Follow on another phone</Trans>
      </Button>
      <span role="status" hidden={step !== 'failed'}>
        {step === 'failed' && <Trans>That did not work. Try again.</Trans>}
      </span>
      {typeof step === 'object' && <step.Sheet {...props} onClose={() => setStep('idle')} />}
    </>
  );
}
