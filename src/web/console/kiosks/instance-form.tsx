import { useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InstanceConfig, KioskInstance } from '#contract/kiosk/kiosks.ts';
import { isGradient, isPictureAddress } from '#domain/settings/appearance.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';
import { VanishingLine, type Message } from '#web/console/kit/vanishing-line.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { InstanceConflict } from './instance-conflict.tsx';
import { bodyWith, configWith, valuesOf, type InstanceValues } from './instance-values.ts';
import styles from './kiosk-admin.module.css';

const ONE = 'GET /api/kiosk-instances/code/:code';

interface Props {
  instance: KioskInstance;
  /** Told of the settings as they stand in the form; undefined when they are the saved ones. */
  onDraft: (config: InstanceConfig | undefined) => void;
}

export function InstanceForm({ instance, onDraft }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const params = { code: instance.join_code };
  const patch = useSend('PATCH /api/kiosk-instances/code/:code', ['GET /api/kiosk-instances', 'GET /api/admin/shops']);
  const editing = useVersionedDraft({
    read: ONE,
    input: { params },
    saved: instance,
    draftOf: valuesOf,
    bodyOf: bodyWith,
    send: (body, options) => patch.mutateAsync({ params, body, options }),
  });
  const [message, setMessage] = useState<Message>();
  const fields = useFieldErrors({ 'voice-profile-not-found': 'voiceProfileId' });
  const { draft: values, isSaving, theirs } = editing;
  const change = (part: Partial<InstanceValues>) => {
    editing.change((before) => ({ ...before, ...part }));
    onDraft(configWith(instance.config, { ...values, ...part }));
  };
  const discard = () => {
    fields.clear();
    editing.discard();
    onDraft(undefined);
  };

  useLeaveGuard(editing.isDirty, t`The changes are not saved yet.`, discard);

  const pictureError = (address: string) =>
    address === '' || isPictureAddress(address)
      ? undefined
      : t`A picture needs an address that starts with https://, http:// or /.`;
  const errors = {
    name: values.name.trim() === '' ? t`Kiosk name is required.` : undefined,
    backgroundUrl: pictureError(values.backgroundUrl.trim()),
    logoUrl: pictureError(values.logoUrl.trim()),
    logoGradient:
      values.logoGradient.trim() === '' || isGradient(values.logoGradient)
        ? undefined
        : t`A gradient looks like linear-gradient(90deg, #f2a33a, #ff6b57).`,
  };

  const save = async (onto?: KioskInstance) => {
    try {
      if (!(await editing.save(onto))) return;
      onDraft(undefined);
      setMessage({ text: t`Saved.`, tone: 'good' });
    } catch (failure) {
      const reason = fields.mark(failure);
      setMessage(reason === undefined ? undefined : { text: t`Failed to save: ${reason}`, tone: 'bad' });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (Object.values(errors).some(Boolean)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    fields.clear();
    await save();
  };

  return (
    <FieldErrorsOf form={fields}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <GeneralFields shopId={instance.shop_id} values={values} onChange={change} nameError={errors.name} />
        <AppearanceFields
          shopId={instance.shop_id}
          values={values}
          shopName={instance.shop?.name ?? ''}
          onChange={change}
          errors={errors}
        />
        <div className={styles.save} data-fixed={editing.isDirty || undefined}>
          <Button kind="main" type="submit" busy={isSaving}>
            <Trans>Save</Trans>
          </Button>
          {editing.isDirty && (
            <Button kind="quiet" onClick={discard}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
          <VanishingLine message={message} onGone={() => setMessage(undefined)} />
        </div>
        {theirs && (
          <InstanceConflict
            mine={values}
            theirs={theirs}
            isSaving={isSaving}
            onKeepEditing={editing.keepEditing}
            onTakeTheirs={discard}
            onSaveMine={() => void save(theirs)}
          />
        )}
      </form>
    </FieldErrorsOf>
  );
}
