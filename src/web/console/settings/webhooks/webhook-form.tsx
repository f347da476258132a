import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Webhook } from '#contract/shop/webhooks.ts';
import { WEBHOOK_TYPES, type WebhookType } from '#domain/webhook/webhook.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { Field } from '#ui/kit/fields/field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import styles from '../settings.module.css';
import { useWebhookWords } from './webhook-words.ts';
import { WEBHOOKS } from './webhooks.ts';
import own from './webhooks.module.css';

interface Props {
  shopId: string;
  /** undefined: a new one. */
  webhook?: Webhook;
  /** @param secret of a new one; undefined: nothing new */
  onDone: (secret?: string) => void;
}

export function WebhookForm({ shopId, webhook, onDone }: Props) {
  const { t } = useLingui();
  const words = useWebhookWords();
  const add = useSend('POST /api/admin/shops/:shopId/webhooks', [WEBHOOKS]);
  const change = useSend('PATCH /api/admin/shops/:shopId/webhooks/:webhookId', [WEBHOOKS]);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [types, setTypes] = useState<readonly WebhookType[]>(
    webhook?.types ?? ['order.placed', 'order.collected', 'order.cancelled'],
  );
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors();

  const toggle = (type: WebhookType) => {
    fields.fields.clear('types');
    setTypes(WEBHOOK_TYPES.filter((one) => (one === type ? !types.includes(one) : types.includes(one))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    fields.clear();
    setProblem(undefined);
    const body = { url, types: [...types] };
    try {
      if (webhook) {
        await change.mutateAsync({ params: { shopId, webhookId: webhook.id }, body });
        onDone();
      } else onDone((await add.mutateAsync({ params: { shopId }, body })).secret);
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={own.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Address`}
          path="url"
          type="url"
          hint={t`Such as https://till.example/sipwell`}
          value={url}
          onChange={setUrl}
          autoComplete="off"
        />
        <Field label={t`What it is told`} path="types">
          {({ id, 'aria-describedby': describedBy }) => (
            <div
              id={id}
              aria-describedby={describedBy}
              role="group"
              tabIndex={-1}
              aria-label={t`What it is told`}
              className={own.chips}
            >
              {WEBHOOK_TYPES.map((type) => (
                <Chip key={type} chosen={types.includes(type)} onToggle={() => toggle(type)}>
                  {words.types[type]}
                </Chip>
              ))}
            </div>
          )}
        </Field>
        <div className={styles.actions}>
          <Button type="submit" kind="main" busy={add.isPending || change.isPending}>
            {webhook ? <Trans>Save</Trans> : <Trans>Add</Trans>}
          </Button>
          <Button onClick={() => onDone()}>
            <Trans>Cancel</Trans>
          </Button>
          <StatusLine text={problem} tone="bad" />
        </div>
      </form>
    </FieldErrorsOf>
  );
}
