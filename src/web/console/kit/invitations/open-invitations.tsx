import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Invitation } from '#contract/account/invitations.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { useSign } from '#web/console/kit/use-sign.ts';
import { useRoleWords } from './role-words.ts';
import styles from './invitations.module.css';

const LIST = 'GET /api/invitations';

/** Invitations nobody has accepted yet. @param shopId those of one shop; of all if left out */
export function OpenInvitations({ shopId }: { shopId?: string }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const known = useEndpoint(LIST, { query: shopId === undefined ? {} : { shop_id: shopId } });
  const revoke = useSend('DELETE /api/invitations/:invitationId', [LIST]);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const invitations = known.data?.invitations;

  const end = async ({ id }: Invitation) => {
    const isSure = await confirm({
      title: t`Revoke the invitation?`,
      text: t`Its link opens nothing any more.`,
      action: t`Revoke`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await revoke.mutateAsync({ params: { invitationId: id } });
      setSaid({ text: t`The invitation is revoked.`, tone: 'good' });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  return (
    <>
      {known.isPending && <Skeleton height="44px" />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load the invitations.`} onRetry={() => void known.refetch()} />
      )}
      {invitations && invitations.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t`Open invitations`}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onRevoke={() => void end(invitation)} />
          ))}
        </ul>
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </>
  );
}

function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { t, i18n } = useLingui();
  const listOf = useListOf();
  const sign = useSign();
  const roleWords = useRoleWords();
  const { role, shops, invited_by: inviter, expires_at: expiresAt } = invitation;
  const until = i18n.date(expiresAt, { dateStyle: 'medium', timeStyle: 'short' });
  const what = [roleWords(role), listOf(shops.map(({ name }) => sign(name)))].filter(Boolean).join(' · ');
  return (
    <li>
      <span className={styles.words}>
        <strong>{what}</strong>
        <span className={styles.small}>
          {inviter === null ? (
            <Trans>Valid until {until}</Trans>
          ) : (
            <Trans>
              Invited by {inviter}, valid until {until}
            </Trans>
          )}
        </span>
      </span>
      <Button aria-label={t`Revoke the invitation: ${what}, valid until ${until}`} onClick={onRevoke}>
        <Trans>Revoke</Trans>
      </Button>
    </li>
  );
}
