import { Trans, useLingui } from '@lingui/react/macro';
import type { Backup, DataCounts, Offsite } from '#contract/shop/backups.ts';
import type { Route } from '#contract/client.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { saveFile } from '#ui/kit/save-file.ts';
import { useCountsInWords } from '#web/console/kit/backups/use-counts-in-words.ts';
import { OffsiteLine } from './offsite-line.tsx';
import { useReasons } from './use-reasons.ts';
import styles from './backups.module.css';

interface Props {
  backup: Backup;
  /** What the server holds now. */
  now: DataCounts;
  offsite: Offsite;
  stale: readonly Route[];
  isLocked: boolean;
  attempt: (work: () => Promise<unknown>, text: string) => Promise<void>;
  onRestored: () => void;
}

const LONG = { timeoutMs: 60 * 60 * 1000 };
const MB = 1_000_000;

export function BackupRow({ backup, now, offsite, stale, isLocked, attempt, onRestored }: Props) {
  const { t, i18n } = useLingui();
  const client = useClient();
  const confirm = useConfirm();
  const inWords = useCountsInWords();
  const check = useSend('POST /api/admin/backups/:name/check', stale);
  const remove = useSend('DELETE /api/admin/backups/:name', stale);
  const restore = useSend('POST /api/admin/backups/:name/restore', []);
  const { name, content, reason } = backup;
  const params = { name };
  const when = i18n.date(backup.at, { dateStyle: 'medium', timeStyle: 'short' });
  const size = i18n.number(backup.bytes / MB, { maximumFractionDigits: 1 });

  const reasons = useReasons();
  const ask = async () => {
    if (!content) return;
    const [theirs, ours] = [inWords(content), inWords(now)];
    const isSure = await confirm({
      title: t`Restore the backup of ${when}?`,
      text: t`It holds ${theirs}. It replaces everything on this server: ${ours}. That is backed up first. Guests wait for a moment, and everybody signs in again with the passwords of then.`,
      action: t`Restore`,
      danger: true,
      word: 'RESTORE',
    });
    if (!isSure) return;
    await attempt(
      async () => {
        await restore.mutateAsync({ params, options: LONG });
        onRestored();
      },
      t`The data is being replaced. This page goes on by itself.`,
    );
  };
  const askToRemove = async () => {
    const isSure = await confirm({
      title: t`Remove the backup of ${when}?`,
      text: backup.offsite?.at
        ? t`Its file is removed from this server. The copy in the bucket stays.`
        : t`Its file is removed for good.`,
      action: t`Remove`,
      danger: true,
    });
    if (isSure) await attempt(() => remove.mutateAsync({ params }), t`The backup is removed.`);
  };
  const download = () =>
    attempt(
      async () => saveFile(name, await client('GET /api/admin/backups/:name/file', { params }, LONG)),
      t`Saved as ${name}.`,
    );

  return (
    <li className={styles.backup}>
      <div className={styles.words}>
        <span className={styles.title}>
          <strong>{when}</strong>
          <CheckBadge check={backup.check} />
        </span>
        <span className={styles.facts}>
          {reasons[reason]} · {t`${size} MB`}
        </span>
        <span className={styles.facts}>{content ? inWords(content) : t`What it holds cannot be read.`}</span>
        {backup.check?.problem && <span className={styles.facts}>{backup.check.problem}</span>}
        {offsite && backup.offsite && <OffsiteLine at={backup.offsite.at} offsite={offsite} />}
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={t`Restore the backup of ${when}`}
          disabled={isLocked || !content}
          busy={restore.isPending}
          onClick={() => void ask()}
        >
          <Trans>Restore…</Trans>
        </Button>
        <Button aria-label={t`Download the backup of ${when}`} disabled={isLocked} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
        <Button
          aria-label={t`Check the backup of ${when}`}
          disabled={isLocked}
          busy={check.isPending}
          onClick={() => void attempt(() => check.mutateAsync({ params, options: LONG }), t`The backup was checked.`)}
        >
          <Trans>Check</Trans>
        </Button>
        <Button
          kind="quiet"
          aria-label={t`Remove the backup of ${when}`}
          disabled={isLocked}
          onClick={() => void askToRemove()}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

function CheckBadge({ check }: Pick<Backup, 'check'>) {
  if (!check)
    return (
      <Badge>
        <Trans>Not checked</Trans>
      </Badge>
    );
  if (check.problem === null)
    return (
      <Badge tone="good">
        <Trans>Whole</Trans>
      </Badge>
    );
  return (
    <Badge tone="bad">
      <Trans>Cannot be restored</Trans>
    </Badge>
  );
}
