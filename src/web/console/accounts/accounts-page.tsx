import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { InviteForm } from '#web/console/kit/invitations/invite-form.tsx';
import { OpenInvitations } from '#web/console/kit/invitations/open-invitations.tsx';
import { AdministratorsCard } from './administrators-card.tsx';
import styles from './accounts.module.css';

/** Who runs this server, and invitations of every role. Source: docs/behaviour/accounts-and-access.md "Administrators". */
export default function AccountsPage() {
  const { t } = useLingui();
  const heading = useId();
  const shops = useEndpoint('GET /api/admin/shops', {});
  const choosable = (shops.data?.data ?? []).map(({ shop_id: id, name }) => ({ id, name }));
  return (
    <>
      <title>{t`Accounts · Sipwell`}</title>
      <PageHeader title={<Trans>Accounts</Trans>} />
      <div className={styles.sections}>
        <AdministratorsCard />
        <Card className={styles.card} aria-labelledby={heading}>
          <h2 id={heading}>
            <Trans>Invite by link</Trans>
          </h2>
          <p className={styles.hint}>
            <Trans>
              Whoever opens the link chooses a username and a password: nobody else ever knows it. Owners and staff of a
              shop are also found under Menu, Staff.
            </Trans>
          </p>
          <InviteForm roles={choosable.length > 0 ? ['ADMIN', 'SHOP_OWNER', 'STAFF'] : ['ADMIN']} shops={choosable} />
          <OpenInvitations />
        </Card>
      </div>
    </>
  );
}
