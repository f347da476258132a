import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import styles from './account.module.css';

/** What everybody does with their own account. Source: docs/behaviour/accounts-and-access.md "My account". */
export default function AccountPage() {
  const { t } = useLingui();
  const me = useEndpoint('GET /api/me', {});
  return (
    <>
      <title>{t`My account · Sipwell`}</title>
      <PageHeader
        title={<Trans>My account</Trans>}
        status={me.data && <span className={styles.name}>{me.data.username}</span>}
      />
      {me.isPending && <Skeleton height="56px" lines={6} />}
      {me.isLoadingError && <ErrorState text={t`Failed to load your account.`} onRetry={() => void me.refetch()} />}
      {me.data && (
        <div className={styles.sections}>
          <PasswordCard username={me.data.username} />
          <SecondFactorCard me={me.data} />
          <PasskeysCard me={me.data} />
          <SessionsCard />
        </div>
      )}
    </>
  );
}
