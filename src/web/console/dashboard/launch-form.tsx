import { useState, type FormEvent, type Ref } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { Refusal } from '#contract/refusal.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import type { KioskTypes } from '#web/console/kit/use-kiosk-types.ts';
import styles from './dashboard.module.css';

const UNKNOWN_TYPE = 'unknown-kiosk-type';

interface Props {
  ref: Ref<HTMLFormElement>;
  shopId: string;
  types: KioskTypes;
  /** There is none yet: what to do is in sight. */
  isFirst: boolean;
  onLaunched: (instance: KioskInstance) => void;
}

/** Source: docs/behaviour/kiosks.md. */
export function LaunchForm({ ref, shopId, types, isFirst, onLaunched }: Props) {
  const { t } = useLingui();
  const alert = useAlert();
  const inWords = useKioskTypeWords();
  const launch = useSend('POST /api/kiosk-instances', ['GET /api/kiosk-instances', 'GET /api/admin/shops']);
  const [typeId, setTypeId] = useState('');
  const [typedName, setTypedName] = useState<string>();
  const [nameError, setNameError] = useState<string>();
  const fields = useFieldErrors({ [UNKNOWN_TYPE]: 'kiosk_type_identifier' });
  const type = types.list.find(({ config_identifier }) => config_identifier === typeId);
  const typeName = type && inWords(type.name);
  const name = typedName ?? (type ? t`New ${typeName}` : '');

  const sayFailed = (reason: string) =>
    alert(reason ? t`Failed to launch kiosk instance: ${reason}` : t`Failed to launch kiosk instance`);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (launch.isPending) return;
    if (typeId === '') return alert(t`Please select a kiosk type.`);
    if (type && name.trim() === '') return setNameError(t`Kiosk name is required.`);
    setNameError(undefined);
    fields.clear();
    try {
      if (!type) throw new Refusal(UNKNOWN_TYPE, { message: t`Unknown kiosk type.` });
      const instance = await launch.mutateAsync({
        body: { shop_id: shopId, kiosk_type_identifier: typeId, name: name.trim() },
      });
      if (!instance?.join_code) throw new Error(t`The server sent no join code.`);
      onLaunched(instance);
      setTypeId('');
      setTypedName(undefined);
    } catch (failure) {
      // Before the mark, which moves the focus to the field.
      if (failure instanceof Refusal && failure.code === UNKNOWN_TYPE) await sayFailed(failure.message);
      const reason = fields.mark(failure);
      if (reason !== undefined) await sayFailed(reason);
    }
  };

  return (
    <FoldingSection
      title={<Trans>Launch New Kiosk</Trans>}
      summary={<Trans>A play of its own, with its own code</Trans>}
      needsSight={isFirst || types.error !== undefined}
    >
      <FieldErrorsOf form={fields}>
        <form ref={ref} className={styles.launchForm} noValidate onSubmit={(event) => void submit(event)}>
          <SelectField
            label={t`Kiosk type`}
            path="kiosk_type_identifier"
            value={typeId}
            onChange={(id) => {
              setTypeId(id);
              setNameError(undefined);
            }}
            placeholder={types.isPending ? t`Loading…` : t`Select a kiosk type`}
            options={types.list.map((each) => ({ value: each.config_identifier, label: inWords(each.name) }))}
            hint={inWords(type?.description ?? t`What guests meet when they join.`)}
            error={types.error}
            disabled={types.isPending}
          />
          <TextField
            label={t`Kiosk name`}
            path="name"
            value={name}
            onChange={setTypedName}
            required
            maxLength={60}
            hint={t`For you and your staff, such as “Terrace table 4”.`}
            error={nameError}
          />
          {types.error ? (
            <Button onClick={types.retry}>
              <Trans>Try Again</Trans>
            </Button>
          ) : (
            <Button kind={isFirst ? 'main' : 'plain'} type="submit" busy={launch.isPending}>
              <Trans>Launch Kiosk</Trans>
            </Button>
          )}
        </form>
      </FieldErrorsOf>
    </FoldingSection>
  );
}
