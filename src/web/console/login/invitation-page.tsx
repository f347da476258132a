import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { homeAfterLogin } from '#domain/kiosk/shop-access.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { BrandMark } from '#web/console/frame/brand-mark.tsx';
import { ConsoleStage } from '#web/console/frame/console-stage.tsx';
import { readSession, saveSession } from '#web/shell/client/session.ts';
import { useSign } from '#web/console/kit/use-sign.ts';
import { InvitationForm } from './invitation-form.tsx';
import styles from './login.module.css';

type Accepted = Reply<'POST /api/invitations/accept'>;

/** Where the link of an invitation leads: the fragment, which no server log sees, is its token. */
export default function InvitationPage() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [token] = useState(() => location.hash.slice(1));
  const known = useEndpoint('POST /api/invitations/read', { body: { token } });
  const isWorthless = known.error instanceof Refusal && [404, 422].includes(known.error.status);

  const enter = ({ user, shop, tokens }: Accepted) => {
    queries.clear();
    saveSession({ accessToken: tokens.access.token, refreshToken: tokens.refresh.token }, { ...user, shop });
    navigate(homeAfterLogin({ ...readSession().claims, ...user }, shop), { replace: true });
  };
  return (
    <ConsoleStage>
      <title>{t`Invitation · Sipwell`}</title>
      <p className={styles.brand}>
        <BrandMark />
        Sipwell
      </p>
      <h1>{isWorthless ? <Trans>Invitation</Trans> : <Trans>You are invited</Trans>}</h1>
      {known.isPending && <Skeleton height="56px" lines={3} />}
      {isWorthless && (
        <p role="alert">
          <Trans>This invitation is not valid any more. Ask whoever sent it for a new one.</Trans>
        </p>
      )}
      {known.isLoadingError && !isWorthless && (
        <ErrorState text={known.error.message} onRetry={() => void known.refetch()} />
      )}
      {known.data && (
        <>
          <InvitedTo invitation={known.data} />
          <InvitationForm token={token} onAccepted={enter} />
        </>
      )}
    </ConsoleStage>
  );
}

function InvitedTo({ invitation: { role, shops } }: { invitation: Reply<'POST /api/invitations/read'> }) {
  const sign = useSign();
  const names = useListOf()(shops.map(({ name }) => sign(name)));
  switch (role) {
    case 'ADMIN':
      return (
        <p>
          <Trans>As an administrator of this server, with all its shops.</Trans>
        </p>
      );
    case 'SHOP_OWNER':
      return (
        <p>
          <Trans>
            As an owner of <strong>{names}</strong>.
          </Trans>
        </p>
      );
    case 'STAFF':
      return (
        <p>
          <Trans>
            To work at <strong>{names}</strong>.
          </Trans>
        </p>
      );
  }
}
