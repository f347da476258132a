import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { SettingsSection } from '../settings-section.tsx';
import styles from '../settings.module.css';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';
import { WEBHOOKS, type Said } from './webhooks.ts';
import own from './webhooks.module.css';

/** Addresses of tills and other programs that are told what happens in the shop. */
export function WebhooksCard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const known = useEndpoint(WEBHOOKS, { params: { shopId } });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [said, setSaid] = useState<Said>();
  return (
    <SettingsSection
      anchor="webhooks"
      needsSight={known.isLoadingError}
      title={<Trans>Tills and programs</Trans>}
      summary={
        known.data &&
        (known.data.webhooks.length > 0
          ? plural(known.data.webhooks.length, { one: '# address', other: '# addresses' })
          : t`None yet`)
      }
    >
      <p className={styles.hint}>
        <Trans>
          A till, a printer or another program is told what happens here, by a signed request to its address. Guests’
          names are never sent. Where it does not answer, it is tried again for a day.
        </Trans>
      </p>
      {known.isPending && <Skeleton height="56px" />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load the programs.`} onRetry={() => void known.refetch()} />
      )}
      {known.data && known.data.webhooks.length > 0 && (
        <ul role="list" className={own.list}>
          {known.data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} shopId={shopId} webhook={webhook} onSaid={setSaid} />
          ))}
        </ul>
      )}
      {secret !== undefined && <Secret secret={secret} />}
      {isAdding ? (
        <WebhookForm
          shopId={shopId}
          onDone={(made) => {
            setAdding(false);
            setSecret(made ?? secret);
            if (made !== undefined) setSaid({ text: t`Added. It is told what happens from now on.`, tone: 'good' });
          }}
        />
      ) : (
        <div className={styles.actions}>
          {known.data && (
            <Button
              onClick={() => {
                setSaid(undefined);
                setAdding(true);
              }}
            >
              <Trans>Connect a program</Trans>
            </Button>
          )}
          <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
        </div>
      )}
    </SettingsSection>
  );
}

function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  return (
    <div className={own.secret}>
      <p className={own.address}>
        <code>{secret}</code>
        <CopyButton text={secret} label={t`Copy the secret`} />
      </p>
      <p className={styles.hint}>
        <Trans>
          The secret is shown this once. The receiver checks the signature of each request with it, as Standard Webhooks
          says.
        </Trans>
      </p>
    </div>
  );
}
