import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { programOf } from '#domain/machine/machine-kind.ts';
import { DrivenMachineForm } from './driven-machine-form.tsx';
import type { Pairing } from './pairing-dialog.tsx';
import { useAddSimulator } from '#web/console/kit/machines/use-add-simulator.ts';
import { MACHINES } from '#web/console/kit/machines/use-machines.ts';
import styles from './machines.module.css';

const NAME_LENGTH = 60;

interface Props {
  shopId: string;
  /** What it speaks, to begin with. */
  firstKind?: string | undefined;
  onClose: () => void;
  onPairing: (pairing: Pairing) => void;
}

export function AddMachine({ shopId, firstKind = 'own', onClose, onPairing }: Props) {
  const { t } = useLingui();
  const add = useSend('POST /api/admin/shops/:shopId/machines', [MACHINES]);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [kind, setKind] = useState(firstKind);
  const program = programOf(kind);
  const isSimulator = kind === 'simulator';
  const simulator = useAddSimulator(shopId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t`Give the machine a name.`);
    if (isSimulator) return void ((await simulator.add(name)) && onClose());
    try {
      const { machine, pairing } = await add.mutateAsync({ params: { shopId }, body: { name } });
      onClose();
      onPairing({ machineId: machine.id, name: machine.name, ...pairing });
    } catch (failure) {
      setError(failure instanceof Refusal ? failure.message : t`That did not work. Try again.`);
    }
  };
  return (
    <Dialog open onClose={onClose} title={<Trans>Add a machine</Trans>}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t`Name`}
          hint={t`Such as “By the window”. Staff read it when something is the matter.`}
          value={name}
          onChange={(value) => {
            setName(value);
            setError(undefined);
          }}
          error={error ?? simulator.error}
          maxLength={NAME_LENGTH}
          data-autofocus
        />
        <SelectField
          label={t`What it speaks`}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'own', label: t`Sipwell's protocol` },
            { value: 'simulator', label: t`Nothing: a simulator, run by this server` },
            { value: 'cocktailberry', label: 'CocktailBerry' },
            { value: 'cocktailpi', label: 'CocktailPi' },
          ]}
        />
        {!program && (
          <Button type="submit" kind="main" busy={add.isPending || simulator.isAdding}>
            {isSimulator ? <Trans>Add it</Trans> : <Trans>Show its pairing code</Trans>}
          </Button>
        )}
      </form>
      {program && <DrivenMachineForm key={program} shopId={shopId} kind={program} name={name} onDone={onClose} />}
    </Dialog>
  );
}
