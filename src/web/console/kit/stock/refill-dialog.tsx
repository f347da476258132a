import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { translated } from '#domain/text/translated.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import type { Counted } from './bottle.tsx';
import { STOCK } from './use-stock.ts';
import styles from './stock.module.css';

const SOLD_OUT = 'GET /api/admin/shops/:shopId/sold-out';

export interface Picked {
  machineId: string | null;
  pump: Counted;
}

interface Props {
  shopId: string;
  picked: Picked;
  onClose: () => void;
  onDone: (picked: Picked) => void;
}

/** A new bottle with one more tap, or as much as is typed. */
export function RefillDialog({ shopId, picked, onClose, onDone }: Props) {
  const { t, i18n } = useLingui();
  const { machineId, pump } = picked;
  const { sizeMl, levelMl } = pump.bottle;
  const { name, name_translations } = pump.ingredient;
  const { text: title } = translated(name, name_translations, i18n.locale);
  const refill = useSend('POST /api/admin/shops/:shopId/stock/refill', [STOCK, SOLD_OUT]);
  const [typed, setTyped] = useState<number | undefined>(levelMl);
  const [error, setError] = useState<string>();

  const save = async (level?: number) => {
    setError(undefined);
    try {
      const body = { machineId, slot: pump.slot, ...(level !== undefined && { levelMl: level }) };
      await refill.mutateAsync({ params: { shopId }, body });
      onDone(picked);
    } catch (failure) {
      setError(failure instanceof Refusal ? failure.message : t`That did not work. Try again.`);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === undefined) setError(t`Say how many millilitres are left.`);
    else void save(typed);
  };
  return (
    <Dialog open onClose={onClose} title={<Trans>Refill {title}</Trans>}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Button kind="main" busy={refill.isPending} onClick={() => void save()} data-autofocus>
          <Trans>Full: {sizeMl} ml</Trans>
        </Button>
        <NumberField
          label={t`Or as much as is in it`}
          suffix={t`ml`}
          min={0}
          max={sizeMl}
          value={typed}
          onChange={setTyped}
        />
        <div className={styles.tools}>
          <Button type="submit" busy={refill.isPending}>
            <Trans>Save</Trans>
          </Button>
          <StatusLine text={error} tone="bad" />
        </div>
      </form>
    </Dialog>
  );
}
