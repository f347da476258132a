import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import type { Passkey } from '#contract/account/passkeys.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { passkeyHindranceHere } from '#web/console/kit/passkeys.ts';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { PasskeyHindranceText } from './passkey-hindrance-text.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import styles from './account.module.css';

const LIST = 'GET /api/me/passkeys';

/** Source: docs/behaviour/accounts-and-access.md "Passkeys". */
export function PasskeysCard({ me }: { me: Reply<'GET /api/me'> }) {
  const { t } = useLingui();
  const heading = useId();
  const confirm = useConfirm();
  const known = useEndpoint(LIST, {});
  const remove = useSend('DELETE /api/me/passkeys/:passkeyId', [LIST]);
  const [opened, setOpened] = useState<'add' | Passkey>();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const hindrance = passkeyHindranceHere();
  const passkeys = known.data?.passkeys;
  const close = () => setOpened(undefined);
  const done = (text: string) => {
    close();
    setSaid({ text, tone: 'good' });
  };

  const removeOne = async ({ id, name }: Passkey) => {
    const isSure = await confirm({
      title: t`Remove the passkey “${name}”?`,
      text: t`It then no longer signs you in here. Delete it on your device as well.`,
      action: t`Remove`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ params: { passkeyId: id } });
      done(t`The passkey is removed.`);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Passkeys</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>
          Sign in with your fingerprint, your face or the PIN of your device, without a password or a code: nobody can
          guess a passkey, nor ask you for it on a forged page.
        </Trans>
      </p>
      {known.isPending && <Skeleton height="56px" lines={2} />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load your passkeys.`} onRetry={() => void known.refetch()} />
      )}
      {passkeys?.length === 0 && (
        <p>
          <Trans>You have no passkeys yet.</Trans>
        </p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened(passkey)}
              onRemove={() => void removeOne(passkey)}
            />
          ))}
        </ul>
      )}
      {hindrance && <PasskeyHindranceText hindrance={hindrance} />}
      <div className={styles.actions}>
        {!hindrance && (
          <Button onClick={() => setOpened('add')} aria-haspopup="dialog">
            <Trans>Add a passkey…</Trans>
          </Button>
        )}
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
      {opened === 'add' && (
        <AddPasskeyDialog
          me={me}
          onDone={() => done(t`The passkey is added. Sign in with it next time.`)}
          onClose={close}
        />
      )}
      {opened && opened !== 'add' && (
        <RenamePasskeyDialog passkey={opened} onDone={() => done(t`The passkey is renamed.`)} onClose={close} />
      )}
    </Card>
  );
}

interface RowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, created_at, last_used_at, made_for }, onRename, onRemove }: RowProps) {
  const { t } = useLingui();
  return (
    <li>
      <span className={styles.words}>
        <span className={styles.device}>
          <strong>{name}</strong>
          {made_for !== null && (
            <Badge>
              <Trans>Works at {made_for} only</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.small}>
          <Trans>
            Added <RelativeTime at={created_at} />
          </Trans>
          {' · '}
          {last_used_at === null ? (
            <Trans>Never used</Trans>
          ) : (
            <Trans>
              Last used <RelativeTime at={last_used_at} />
            </Trans>
          )}
        </span>
      </span>
      <span className={styles.actions}>
        <Button aria-label={t`Rename: ${name}`} aria-haspopup="dialog" onClick={onRename}>
          <Trans>Rename…</Trans>
        </Button>
        <Button kind="danger" aria-label={t`Remove: ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </span>
    </li>
  );
}
