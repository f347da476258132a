import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '#contract/account/me.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useSignOut } from '#web/console/frame/use-sign-out.ts';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { useDeviceWords } from './use-device-words.ts';
import styles from './account.module.css';

const LIST = 'GET /api/me/sessions';

/** Where the account is signed in. */
export function SessionsCard() {
  const { t } = useLingui();
  const heading = useId();
  const confirm = useConfirm();
  const known = useEndpoint(LIST, {});
  const endOne = useSend('DELETE /api/me/sessions/:sessionId', [LIST]);
  const endOthers = useSend('DELETE /api/me/sessions', [LIST]);
  const signOut = useSignOut();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const sessions = known.data?.sessions;

  const attempt = async (work: () => Promise<unknown>, text: string) => {
    setSaid(undefined);
    try {
      await work();
      setSaid({ text, tone: 'good' });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  const end = ({ id, own }: Session) => {
    if (own) return signOut();
    void attempt(() => endOne.mutateAsync({ params: { sessionId: id } }), t`The device is signed out.`);
  };
  const endAll = async () => {
    const isSure = await confirm({
      title: t`Sign out everywhere?`,
      text: t`All devices are signed out, this one too.`,
      action: t`Sign out everywhere`,
      danger: true,
    });
    if (!isSure) return;
    await attempt(async () => {
      await endOthers.mutateAsync({});
      signOut();
    }, '');
  };
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Where you are signed in</Trans>
      </h2>
      {known.isPending && <Skeleton height="56px" lines={2} />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load your devices.`} onRetry={() => void known.refetch()} />
      )}
      {sessions && (
        <ul role="list" className={styles.list} aria-label={t`Devices`}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {sessions && sessions.length > 1 && (
          <Button
            busy={endOthers.isPending}
            onClick={() => void attempt(() => endOthers.mutateAsync({}), t`All other devices are signed out.`)}
          >
            <Trans>Sign out all other devices</Trans>
          </Button>
        )}
        <Button kind="danger" onClick={() => void endAll()}>
          <Trans>Sign out everywhere</Trans>
        </Button>
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useLingui();
  const device = useDeviceWords(session);
  return (
    <li>
      <span className={styles.words}>
        <span className={styles.device}>
          <strong>{device}</strong>
          {session.own && (
            <Badge tone="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </span>
        <span className={styles.small}>
          <Trans>
            Signed in <RelativeTime at={session.created_at} />
          </Trans>
          {' · '}
          <Trans>
            Last used <RelativeTime at={session.last_used_at} />
          </Trans>
        </span>
      </span>
      <Button aria-label={t`Sign out: ${device}`} onClick={onEnd}>
        <Trans>Sign out</Trans>
      </Button>
    </li>
  );
}
