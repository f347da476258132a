import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import type { WebhookMessage } from '#contract/shop/webhooks.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Badge, type Tone } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import styles from '../settings.module.css';
import { WebhookForm } from './webhook-form.tsx';
import { useWebhookWords } from './webhook-words.ts';
import { WEBHOOKS, type Said } from './webhooks.ts';
import own from './webhooks.module.css';

interface Props {
  shopId: string;
  webhook: Reply<typeof WEBHOOKS>['webhooks'][number];
  onSaid: (said: Said | undefined) => void;
}

const TONES: Record<WebhookMessage['state'], Tone> = { waits: 'waiting', told: 'good', 'given-up': 'bad' };

export function WebhookRow({ shopId, webhook, onSaid }: Props) {
  const { t } = useLingui();
  const words = useWebhookWords();
  const confirm = useConfirm();
  const remove = useSend('DELETE /api/admin/shops/:shopId/webhooks/:webhookId', [WEBHOOKS]);
  const retry = useSend('POST /api/admin/shops/:shopId/webhooks/:webhookId/messages/:messageId/retry', [WEBHOOKS]);
  const [isChanging, setChanging] = useState(false);
  const { id: webhookId, url, types, messages } = webhook;
  const { host } = new URL(url);

  const attempt = async (send: () => Promise<unknown>, text: string) => {
    onSaid(undefined);
    try {
      await send();
      onSaid({ text, tone: 'good' });
    } catch {
      onSaid({ text: t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  const end = async () => {
    const isSure = await confirm({
      title: t`Disconnect the program at ${host}?`,
      text: t`It is told nothing any more, and what waits for it is dropped.`,
      action: t`Remove`,
      danger: true,
    });
    if (isSure)
      await attempt(() => remove.mutateAsync({ params: { shopId, webhookId } }), t`The program is disconnected.`);
  };
  const again = (messageId: string) =>
    attempt(() => retry.mutateAsync({ params: { shopId, webhookId, messageId } }), t`It is tried again now.`);

  if (isChanging)
    return (
      <li>
        <WebhookForm shopId={shopId} webhook={webhook} onDone={() => setChanging(false)} />
      </li>
    );
  return (
    <li>
      <div className={own.head}>
        <div className={own.words}>
          <strong>{host}</strong>
          <span className={own.types}>{types.map((type) => words.types[type]).join(' · ')}</span>
        </div>
        <div className={styles.actions}>
          <Button aria-label={t`Change the program at ${host}`} onClick={() => setChanging(true)}>
            <Trans>Change</Trans>
          </Button>
          <Button aria-label={t`Disconnect the program at ${host}`} onClick={() => void end()}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
      {messages.length === 0 ? (
        <p className={styles.hint}>
          <Trans>Nothing has happened yet that it has to be told.</Trans>
        </p>
      ) : (
        <details>
          <summary>
            <Trans>Last messages</Trans>
          </summary>
          <ul role="list" className={own.messages}>
            {messages.map((message) => (
              <li key={message.id}>
                <span className={own.what}>
                  {words.types[message.type]} · <RelativeTime at={message.happenedAt} />
                </span>
                <Badge tone={TONES[message.state]}>{words.states[message.state]}</Badge>
                <span className={own.outcome}>{words.outcome(message)}</span>
                {message.state !== 'told' && (
                  <Button kind="quiet" onClick={() => void again(message.id)}>
                    <Trans>Try again now</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
