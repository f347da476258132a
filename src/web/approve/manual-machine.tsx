import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { readMachineQr } from '#domain/machine/machine-qr.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { EMPTY_GLASS } from '#ui/play/drink/no-drink.ts';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import { Machine } from './machine.tsx';
import type { ScannedMachine } from './scanner/scanned-machine.ts';
import styles from './scanner/scan.module.css';
import { GoButton } from '#web/shell/go-button.tsx';

interface Props {
  onMachine: (machine: ScannedMachine) => void;
  onScan: () => void;
}

const FORM = 'machine-form';

export function ManualMachine({ onMachine, onScan }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const id = typed.trim();
  return (
    <GuestScreen
      isBusy
      picture={<Machine drawing={{ ...EMPTY_GLASS, glass: 'collins' }} level={0} lamp="waiting" isLabelled />}
      actions={
        <>
          <Button type="submit" form={FORM} kind="main" size="big" disabled={id === ''}>
            <Trans>Continue</Trans>
          </Button>
          <Button size="big" onClick={onScan}>
            <Trans>Scan Machine QR Code</Trans>
          </Button>
          <GoButton to="/kiosk/live" kind="quiet">
            <Trans>Cancel</Trans>
          </GoButton>
        </>
      }
    >
      <form
        id={FORM}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== '') onMachine(machineOf(id));
        }}
      >
        <h1 className={styles.title}>
          <Trans>Enter Machine ID</Trans>
        </h1>
        <TextField
          className={styles.machineId}
          label={t`Machine ID`}
          hint={t`It is printed under the QR code on the machine.`}
          value={typed}
          onChange={setTyped}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </form>
    </GuestScreen>
  );
}

/** Accepts the full text of the code as well. */
function machineOf(typed: string): ScannedMachine {
  const read = readMachineQr(typed);
  return 'shopId' in read ? read : { shopId: typed };
}
