import { useCallback } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { GuestRecordSummary } from '#ui/play/guest-record/guest-record-summary.tsx';
import { isAnybodys, useGuestRecord } from '#ui/play/guest-record/use-guest-record.ts';
import { local, session } from '#web/shell/start/storage.ts';
import { useRead } from './use-read.ts';
import styles from './privacy.module.css';

/** What this bar knows of this phone: to read, to save, to erase. */
export function OwnRecord({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const client = useClient();
  const record = useRead(
    useCallback(
      (signal) => client('GET /api/admin/shops/:shopId/own-record', { params: { shopId } }, { signal }),
      [client, shopId],
    ),
  );
  const { said, save, erase, isErasing } = useGuestRecord(record.data, async () => {
    const erased = await client('POST /api/admin/shops/:shopId/erase-own-record', { params: { shopId } });
    // What this phone and tab remember of the guest goes too.
    for (const key of local.keys('card:')) local.remove(key);
    session.remove('guestName');
    session.remove('allergies');
    record.again();
    return erased;
  });
  const isKnown = record.data && isAnybodys(record.data);
  return (
    <section aria-labelledby="own-record" className={styles.topic}>
      <h2 id="own-record">
        <Trans>What this bar knows of this phone</Trans>
      </h2>
      {!record.data && !record.refusal && <Skeleton height="44px" lines={3} />}
      {!record.data && record.refusal && <ErrorState text={t`It could not be read.`} onRetry={record.again} />}
      {record.data && !isKnown && (
        <p>
          <Trans>Nothing. Whatever was kept of it is gone, or it never ordered here.</Trans>
        </p>
      )}
      {record.data && isKnown && (
        <>
          <GuestRecordSummary record={record.data} />
          <div className={styles.buttons}>
            <Button onClick={save}>
              <Trans>Save as a file</Trans>
            </Button>
            <Button kind="danger" busy={isErasing} onClick={() => void erase()}>
              <Trans>Erase</Trans>
            </Button>
          </div>
        </>
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </section>
  );
}
