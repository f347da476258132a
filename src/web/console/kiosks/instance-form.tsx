import { useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InstanceConfig, KioskInstance } from '#contract/kiosks.ts';
import { Refusal } from '#contract/refusal.ts';
import { isGradient, isPictureAddress } from '#domain/settings/appearance.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import { VanishingLine, type Message } from '#web/console/kit/vanishing-line.tsx';
import { AppearanceFields } from './appearance-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { InstanceConflict } from './instance-conflict.tsx';
import { configWith, valuesOf, type InstanceValues } from './instance-values.ts';
import styles from './kiosk-admin.module.css';

const CHANGED: ['GET /api/kiosk-instances/code/:code', 'GET /api/kiosk-instances', 'GET /api/admin/shops'] = [
  'GET /api/kiosk-instances/code/:code',
  'GET /api/kiosk-instances',
  'GET /api/admin/shops',
];

interface Props {
  instance: KioskInstance;
  /** Told of the settings as they stand in the form; undefined when they are the saved ones. */
  onDraft: (config: InstanceConfig | undefined) => void;
  /** The kiosk as it is saved now. @throws Refusal */
  reread: () => Promise<KioskInstance>;
}

export function InstanceForm({ instance, onDraft, reread }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const saveConfig = useSend('PATCH /api/kiosk-instances/code/:code/config', CHANGED);
  const saveStatus = useSend('PATCH /api/kiosk-instances/code/:code/status', CHANGED);
  const [draft, setDraft] = useState<{ values: InstanceValues; startedFrom: KioskInstance }>();
  const [message, setMessage] = useState<Message>();
  const fields = useFieldErrors({ 'voice-profile-not-found': 'voiceProfileId' });
  /** What somebody else saved meanwhile. */
  const [theirs, setTheirs] = useState<KioskInstance>();
  const { values, startedFrom } = draft ?? { values: valuesOf(instance), startedFrom: instance };
  const change = (part: Partial<InstanceValues>) => {
    const next = { ...values, ...part };
    setDraft({ startedFrom, values: next });
    onDraft(configWith(startedFrom.config, next));
  };
  const discard = () => {
    fields.clear();
    setDraft(undefined);
    onDraft(undefined);
  };

  useLeaveGuard(draft !== undefined, t`The changes are not saved yet.`, discard);

  const pictureError = (address: string) =>
    address === '' || isPictureAddress(address)
      ? undefined
      : t`A picture needs an address that starts with https://, http:// or /.`;
  const errors = {
    name: values.name.trim() === '' ? t`Instance name is required.` : undefined,
    backgroundUrl: pictureError(values.backgroundUrl.trim()),
    logoUrl: pictureError(values.logoUrl.trim()),
    logoGradient:
      values.logoGradient.trim() === '' || isGradient(values.logoGradient)
        ? undefined
        : t`A gradient looks like linear-gradient(90deg, #f2a33a, #ff6b57).`,
  };
  const isSaving = saveConfig.isPending || saveStatus.isPending;

  const send = async (onto: KioskInstance) => {
    const params = { code: instance.join_code };
    await saveConfig.mutateAsync({
      params,
      body: { name: values.name.trim(), config: configWith(onto.config, values) },
      options: { headers: { 'if-match': `"${onto.version}"` } },
    });
    if (values.status !== onto.status) await saveStatus.mutateAsync({ params, body: { status: values.status } });
    setTheirs(undefined);
    discard();
    setMessage({ text: t`Saved.`, tone: 'good' });
  };

  const save = async (onto: KioskInstance) => {
    try {
      await send(onto).catch(async (failure: unknown) => {
        if (!(failure instanceof Refusal) || failure.status !== 412) throw failure;
        setTheirs(await reread());
      });
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
    await save(startedFrom);
  };

  return (
    <FieldErrorsOf form={fields}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <GeneralFields shopId={instance.shop_id} values={values} onChange={change} nameError={errors.name} />
        <AppearanceFields values={values} shopName={instance.shop?.name ?? ''} onChange={change} errors={errors} />
        <div className={styles.save}>
          <Button kind="main" type="submit" busy={isSaving}>
            <Trans>Save</Trans>
          </Button>
          {draft && (
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
            onKeepEditing={() => setTheirs(undefined)}
            onTakeTheirs={() => {
              setTheirs(undefined);
              discard();
            }}
            onSaveMine={() => void save(theirs)}
          />
        )}
      </form>
    </FieldErrorsOf>
  );
}
