import { useEffect, useEffectEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SetUpStep } from '#domain/shop/set-up.ts';
import { BackLink } from '#web/console/kit/back-link.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { BarStep } from './bar-step.tsx';
import { KioskStep } from './kiosk-step.tsx';
import { MachineStep } from './machine-step.tsx';
import { MenuStep } from './menu-step.tsx';
import { ReadyStep } from './ready-step.tsx';

const STATE = 'GET /v1/setup';

/** The steps after the account, from where they were left. */
export function SetUp() {
  const { t } = useLingui();
  const state = useEndpoint(STATE, {});
  const save = useSend('PUT /v1/setup', [STATE]);
  const setUp = state.data?.setUp;
  const canBegin = state.data?.canMakeShops === true && setUp === null;

  const begin = useEffectEvent(() => save.mutate({ body: { step: 'bar', shopId: null } }));
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin]);

  if (state.isLoadingError || save.isError)
    return (
      <ErrorState
        text={save.error?.message ?? t`Failed to load the set-up.`}
        onRetry={() => {
          save.reset();
          void state.refetch();
        }}
      />
    );
  if (state.data && !state.data.canMakeShops)
    return (
      <EmptyState
        title={t`Shops are kept on another main server`}
        text={t`Make the bar there, then copy it with “Sync Shops”.`}
        action={<ToShops />}
      />
    );
  if (!setUp) return <Skeleton height="56px" lines={5} />;
  if (!setUp.own) {
    const who = setUp.who ?? '?';
    return (
      <EmptyState
        title={t`${who} is setting up a bar`}
        text={t`Two at once would get in each other’s way. Wait until it is done, or go on with it yourself: nothing that is made is lost.`}
        action={
          <p>
            <Button
              kind="main"
              busy={save.isPending}
              onClick={() => save.mutate({ body: { step: setUp.step, shopId: setUp.shopId, takeOver: true } })}
            >
              <Trans>Take it over</Trans>
            </Button>{' '}
            <ToShops />
          </p>
        }
      />
    );
  }

  const { step, shopId } = setUp;
  const go = async (next: SetUpStep) => {
    await save.mutateAsync({ body: { step: next, shopId } }).catch(() => undefined);
  };
  if (step === 'bar' || shopId === null) return <BarStep shopId={shopId} go={go} />;
  const given = { shopId, go };
  if (step === 'menu') return <MenuStep {...given} />;
  if (step === 'machine') return <MachineStep {...given} />;
  if (step === 'kiosk') return <KioskStep {...given} />;
  return <ReadyStep {...given} />;
}

const ToShops = () => (
  <BackLink to="/shop-admin">
    <Trans>Back to Shops</Trans>
  </BackLink>
);
