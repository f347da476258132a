import { useCallback } from 'react';
import { useLocation, useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '#ui/kit/back.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { GoButton } from '#web/shell/go-button.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import { useStepBack } from '#web/shell/history.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { OwnRecord } from './own-record.tsx';
import { useRead } from './use-read.ts';
import styles from './privacy.module.css';

/** What the bar keeps of its guests, as its settings are now, and of this phone. */
export default function PrivacyPage() {
  const { shopId = '' } = useParams();
  const { t, i18n } = useLingui();
  const [, navigate] = useLocation();
  const stepBack = useStepBack('/kiosk/live', navigate);
  const client = useClient();
  // The sentences come in the language of the request.
  const notice = useRead(
    useCallback(
      (signal) => client('GET /api/admin/shops/:shopId/privacy', { params: { shopId } }, { signal }),
      [client, shopId],
    ),
    i18n.locale,
  );
  const isUnknown = notice.refusal?.status === 404;
  return (
    <GuestScreen back={<BackButton onClick={stepBack} />}>
      <h1 className={styles.title}>
        <Trans>Your privacy</Trans>
      </h1>
      {!notice.data && !notice.refusal && <Skeleton height="20px" lines={8} />}
      {!notice.data && notice.refusal && (
        <ErrorState
          text={isUnknown ? t`There is no such bar.` : t`What the bar keeps could not be read.`}
          {...(isUnknown ? { action: <ToJoin /> } : { onRetry: notice.again })}
        />
      )}
      {notice.data && (
        <>
          <PrivacyNotice notice={notice.data} />
          <OwnRecord shopId={shopId} />
        </>
      )}
    </GuestScreen>
  );
}

const ToJoin = () => (
  <GoButton to="/kiosk/live" kind="main" size="big">
    <Trans>Back to Join</Trans>
  </GoButton>
);
