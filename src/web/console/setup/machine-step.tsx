import { useState } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { RadioList } from '#ui/kit/fields/radio-list.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { useAddSimulator } from '#web/console/kit/machines/use-add-simulator.ts';
import { useMachines } from '#web/console/kit/machines/use-machines.ts';
import type { StepProps } from './step-props.ts';
import { Step } from './step.tsx';
import styles from './set-up.module.css';

type Choice = 'none' | 'own' | 'simulator' | 'cocktailberry' | 'cocktailpi';

/** What pours. The machine itself is connected on the Machines page, as any later one. */
export function MachineStep({ shopId, go }: StepProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice>('none');
  const { machines } = useMachines(shopId);
  const isThere = machines.length > 0;
  const names = useListOf()(machines.map(({ name }) => name));
  const simulator = useAddSimulator(shopId);
  return (
    <Step
      step="machine"
      title={<Trans>What makes the drinks?</Trans>}
      lead={
        <Trans>
          Begin without a machine: you mix by hand, and guests see the time a drink should take. One can come any day.
        </Trans>
      }
      action={choice === 'none' || isThere ? t`Go on` : undefined}
      onSubmit={() => void go('kiosk')}
      onBack={() => void go('menu')}
    >
      {isThere && (
        <p role="status" className={styles.done}>
          <Trans>Added: {names}</Trans>
        </p>
      )}
      <RadioList<Choice>
        legend={<Trans>Machine</Trans>}
        value={choice}
        onChange={setChoice}
        options={[
          { value: 'none', label: t`None yet`, hint: t`We mix by hand.` },
          {
            value: 'simulator',
            label: t`The simulator`,
            hint: t`Run by this server: it behaves like a machine, to try everything out.`,
          },
          { value: 'own', label: t`A machine that speaks Sipwell’s protocol`, hint: t`It is paired with a code.` },
          { value: 'cocktailberry', label: 'CocktailBerry', hint: t`On your network, driven by this server.` },
          { value: 'cocktailpi', label: 'CocktailPi', hint: t`On your network, driven by this server.` },
        ]}
      />
      {choice === 'simulator' && !isThere && (
        <div className={styles.connect}>
          <Button kind="main" busy={simulator.isAdding} onClick={() => void simulator.add()}>
            <Trans>Add a simulator</Trans>
          </Button>
          <StatusLine text={simulator.error} tone="bad" />
        </div>
      )}
      {choice !== 'none' && choice !== 'simulator' && (
        <p className={styles.connect}>
          <Link
            to={`/shops/${encodeURIComponent(shopId)}/machines?add=${choice}`}
            state={{ from: '/setup' }}
            className={buttonClass({ kind: isThere ? 'plain' : 'main' })}
          >
            <Trans>Connect it on the Machines page</Trans>
          </Link>
          <span>
            <Trans>From there “Back to the page you were on” leads here.</Trans>
          </span>
        </p>
      )}
    </Step>
  );
}
