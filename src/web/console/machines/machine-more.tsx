import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Machine } from '#contract/machines/console.ts';
import { Button } from '#ui/kit/button.tsx';
import { DisplayLink } from './display-link.tsx';
import { MachineCare } from './machine-care.tsx';

/** What opens from a machine's card: its screen, and its care. */
export function MachineMore({ shopId, machine }: { shopId: string; machine: Machine }) {
  const [dialog, setDialog] = useState<'screen' | 'care'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button onClick={() => setDialog('screen')}>
        <Trans context="machine">Screen</Trans>
      </Button>
      {machine.isPaired && (
        <Button onClick={() => setDialog('care')}>
          <Trans context="machine">Care</Trans>
        </Button>
      )}
      {dialog === 'screen' && (
        <DisplayLink shopId={shopId} machineId={machine.id} name={machine.name} onClose={close} />
      )}
      {dialog === 'care' && <MachineCare shopId={shopId} machine={machine} onClose={close} />}
    </>
  );
}
