import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Route } from '#contract/client.ts';
import type { Offsite } from '#contract/shop/backups.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useReasons } from './use-reasons.ts';
import styles from './backups.module.css';

interface Props {
  offsite: NonNullable<Offsite>;
  stale: readonly Route[];
  isLocked: boolean;
  attempt: (work: () => Promise<unknown>, text: string) => Promise<void>;
}

const LONG = { timeoutMs: 60 * 60 * 1000 };
const MB = 1_000_000;

/** The copies in a bucket: how they are, and what is there alone. Source: docs/behaviour/backups.md "Off-site copies". */
export function OffsiteSection({ offsite, stale, isLocked, attempt }: Props) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const copy = useSend('POST /api/admin/backups/offsite', stale);
  const { target, isBusy, lookedAt, trouble, onlyThere } = offsite;
  const when = (moment: string) => i18n.date(moment, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <section aria-labelledby={heading} className={styles.offsite}>
      <div className={styles.offsiteTitle}>
        <h2 id={heading}>
          <Trans>Off-site copies</Trans>
        </h2>
        <Button
          busy={copy.isPending || isBusy}
          disabled={isLocked}
          onClick={() => void attempt(() => copy.mutateAsync({}), t`The bucket is being compared with this server.`)}
        >
          {trouble ? <Trans>Try Again</Trans> : <Trans>Look now</Trans>}
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>
          What is made at night and what is asked for is also copied to {target}. Removing a backup here leaves its copy
          there.
        </Trans>{' '}
        {lookedAt !== null && <Trans>Looked at last {when(lookedAt)}.</Trans>}
      </p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Trans>
            Copying has failed since {when(trouble.since)}: {trouble.problem} It is tried again by itself.
          </Trans>
        </p>
      )}
      {onlyThere.length > 0 && (
        <div>
          <h3>
            <Trans>Only there</Trans>
          </h3>
          <ul role="list" className={styles.list}>
            {onlyThere.map((one) => (
              <OnlyThere key={one.name} one={one} stale={stale} isLocked={isLocked} attempt={attempt} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type RowProps = Omit<Props, 'offsite'> & { one: NonNullable<Offsite>['onlyThere'][number] };

function OnlyThere({ one: { name, at, reason, bytes }, stale, isLocked, attempt }: RowProps) {
  const { t, i18n } = useLingui();
  const reasons = useReasons();
  const bring = useSend('POST /api/admin/backups/offsite/:name/bring', stale);
  const when = i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' });
  const size = i18n.number(bytes / MB, { maximumFractionDigits: 1 });

  return (
    <li className={styles.backup}>
      <div className={styles.words}>
        <strong>{when}</strong>
        <span className={styles.facts}>
          {reasons[reason]} · {t`${size} MB`}
        </span>
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={t`Bring back the backup of ${when}`}
          disabled={isLocked}
          busy={bring.isPending}
          onClick={() =>
            void attempt(
              () => bring.mutateAsync({ params: { name }, options: LONG }),
              t`The backup is on this server again, and whole.`,
            )
          }
        >
          <Trans>Bring back</Trans>
        </Button>
      </div>
    </li>
  );
}
