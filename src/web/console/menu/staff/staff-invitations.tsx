import { useId } from 'react';
import { Trans } from '@lingui/react/macro';
import { Card } from '#ui/kit/card.tsx';
import { InviteForm } from '#web/console/kit/invitations/invite-form.tsx';
import { OpenInvitations } from '#web/console/kit/invitations/open-invitations.tsx';
import styles from '../menu.module.css';

/** Owners and staff of the shop who choose their own name and password. */
export function StaffInvitations({ shopId }: { shopId: string }) {
  const heading = useId();
  return (
    <Card className={styles.drinks} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Invite by link</Trans>
      </h2>
      <p>
        <Trans>Whoever opens the link chooses a username and a password: nobody else ever knows it.</Trans>
      </p>
      <InviteForm roles={['STAFF', 'SHOP_OWNER']} shops={[{ id: shopId, name: shopId }]} />
      <OpenInvitations shopId={shopId} />
    </Card>
  );
}
