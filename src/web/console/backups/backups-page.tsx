import { useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply, Route } from '#contract/client.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { OffsiteSection } from './offsite-section.tsx';
import { BackupRow } from './backup-row.tsx';
import type { Said } from './said.ts';
import { untilBack } from '#web/console/kit/backups/until-back.ts';
import styles from './backups.module.css';

const LIST = 'GET /api/admin/backups';
const STALE: readonly Route[] = [LIST, 'GET /api/admin/backups/trouble'];
/** Of a large file, or a large database. */
const POLL_MS = 5000;
const LONG_MS = 60 * 60 * 1000;

/** Whether something is to be in the bucket in a moment. */
const isOnItsWay = (list: Reply<typeof LIST> | undefined): boolean =>
  list?.offsite?.isBusy === true ||
  (list?.offsite?.trouble === null && list.backups.some(({ offsite }) => offsite?.at === null));

/** What was backed up, and the way back to it. Source: docs/behaviour/backups.md "In the console". */
export default function BackupsPage() {
  const { t } = useLingui();
  const client = useClient();
  const [, navigate] = useLocation();
  const [isCopying, setCopying] = useState(false);
  const list = useEndpoint(LIST, {}, { refetchInterval: isCopying && POLL_MS });
  const isWaiting = isOnItsWay(list.data);
  if (isWaiting !== isCopying) setCopying(isWaiting);
  const make = useSend('POST /api/admin/backups', STALE);
  const receive = useSend('POST /api/admin/backups/upload', STALE);
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const [said, setSaid] = useState<Said>();
  const [isRestoring, setRestoring] = useState(false);
  const options = { timeoutMs: LONG_MS };

  const attempt = async (work: () => Promise<unknown>, text: string) => {
    setSaid(undefined);
    try {
      await work();
      setSaid({ text, tone: 'good' });
    } catch (cause) {
      setSaid({ text: (cause as Error).message, tone: 'bad' });
    }
  };
  const upload = async () => {
    const [file] = input.current?.files ?? [];
    if (!file || receive.isPending) return;
    const body = new Blob([file], { type: 'application/gzip' });
    await attempt(() => receive.mutateAsync({ body, options }), t`${file.name} is uploaded, and whole.`);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  const restored = async () => {
    setRestoring(true);
    if (!(await untilBack(() => client('GET /api/health', {}))))
      return setSaid({ text: t`The server does not answer. Its log says why.`, tone: 'bad' });
    navigate('/login', { state: { isRestored: true } });
  };

  const { data } = list;
  return (
    <>
      <title>{t`Backups · Sipwell`}</title>
      <PageHeader
        title={<Trans>Backups</Trans>}
        actions={
          <>
            <Button busy={receive.isPending} onClick={() => input.current?.click()}>
              <Trans>Upload a backup…</Trans>
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              accept=".gz,application/gzip"
              aria-label={t`File of a backup`}
              onChange={() => void upload()}
            />
            <Button
              kind="main"
              busy={make.isPending}
              onClick={() => void attempt(() => make.mutateAsync({ options }), t`The backup is made, and whole.`)}
            >
              <Trans>Back up now</Trans>
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <p className={styles.hint}>
          <Trans>
            A backup is one file with all shops, menus, orders, accounts, pictures and recordings, and the key of this
            server: keep it as safe as the server itself. A copy on another machine is what helps when this one is lost.
          </Trans>
        </p>
        {data && (
          <p className={styles.hint}>
            {data.hour === null ? (
              <Trans>No backup is made by itself.</Trans>
            ) : (
              <Trans>
                Every night at {data.hour}:00 one is made and opened again to see that it is whole; the newest{' '}
                {data.keptNightly} of these are kept.
              </Trans>
            )}
          </p>
        )}
        {data?.trouble && (
          <p role="alert" className={styles.trouble}>
            <Trans>Last night’s backup failed: {data.trouble.problem}</Trans>
          </p>
        )}
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
        {list.isPending && <Skeleton height="72px" lines={4} />}
        {list.isLoadingError && !isRestoring && (
          <ErrorState text={t`Failed to load the backups.`} onRetry={() => void list.refetch()} />
        )}
        {data?.backups.length === 0 && (
          <EmptyState
            title={<Trans>No backups yet</Trans>}
            text={<Trans>The first one is made tonight, or when you ask for it.</Trans>}
          />
        )}
        {data && data.backups.length > 0 && (
          <section aria-labelledby={heading}>
            <h2 id={heading}>
              <Trans>What there is</Trans>
            </h2>
            <ul role="list" className={styles.list}>
              {data.backups.map((backup) => (
                <BackupRow
                  key={backup.name}
                  backup={backup}
                  now={data.now}
                  offsite={data.offsite}
                  stale={STALE}
                  isLocked={isRestoring}
                  attempt={attempt}
                  onRestored={() => void restored()}
                />
              ))}
            </ul>
          </section>
        )}
        {data?.offsite && (
          <OffsiteSection offsite={data.offsite} stale={STALE} isLocked={isRestoring} attempt={attempt} />
        )}
        {data && (
          <p className={styles.hint}>
            <Trans>This server runs Sipwell {data.version}.</Trans>
          </p>
        )}
      </div>
    </>
  );
}
