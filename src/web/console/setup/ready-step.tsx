import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '#ui/kit/back.tsx';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { DELETIONS, OutcomeLine, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import { useSign } from '#web/console/kit/use-sign.ts';
import type { StepProps } from './step-props.ts';
import { TableCard } from './table-card.tsx';
import readyStyles from './ready.module.css';
import styles from './set-up.module.css';

/** The bar is open: its card for the table, and where to go from here. */
export function ReadyStep({ shopId, go }: StepProps) {
  const { t } = useLingui();
  const heading = useFreshHeading();
  const inWords = useSign();
  const [, navigate] = useLocation();
  const shop = useEndpoint('GET /v1/admin/shops/:shopId', { params: { shopId } });
  const kiosks = useEndpoint('GET /api/kiosk-instances', { query: { shop_id: shopId } });
  const end = useSend('DELETE /v1/setup', ['GET /v1/setup']);
  const kiosk = kiosks.data?.data[0];
  if (shop.isLoadingError || kiosks.isLoadingError)
    return (
      <ErrorState
        text={t`Failed to load the shop.`}
        onRetry={() => {
          void shop.refetch();
          void kiosks.refetch();
        }}
      />
    );
  if (!shop.data || !kiosks.data) return <Skeleton height="120px" lines={3} />;

  const { name: sign, address } = shop.data;
  const name = inWords(sign);
  const finish = async () => {
    await end.mutateAsync({}).catch(() => undefined);
    navigate(`/shops/${encodeURIComponent(shopId)}`, { replace: true });
  };
  return (
    <div className={styles.step}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          <Trans>{name} is open.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Print the card, put it on a table, and scan it with your own phone: the first drink is yours.</Trans>
        </p>
      </div>
      {kiosk && <TableCard shopId={shopId} shopName={sign} address={address} joinCode={kiosk.join_code} />}
      <PutDemoAway />
      <div className={styles.ways}>
        <BackButton onClick={() => void go('kiosk')}>
          <Trans context="step">Back</Trans>
        </BackButton>
        {kiosk && (
          <Link to={`/kiosk/live?joinCode=${encodeURIComponent(kiosk.join_code)}`} className={buttonClass()}>
            <Trans>Try it as a guest</Trans>
          </Link>
        )}
        <Button kind="main" size="big" className={styles.on} busy={end.isPending} onClick={() => void finish()}>
          <Trans>To my bar</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The demonstration's shops, if they are still there: away in one step, and back in one. */
function PutDemoAway() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const state = useEndpoint('GET /v1/setup', {});
  const put = useSend('DELETE /v1/setup/demo', ['GET /v1/setup', 'GET /v1/admin/shops', ...DELETIONS]);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  if (!state.data?.hasDemo && !outcome) return null;

  const act = async () => {
    const isSure = await confirm({
      title: t`Put the demonstration away?`,
      text: t`Its two shops and their kiosks leave every list. It can be undone for 30 days.`,
      action: t`Put it away`,
    });
    if (!isSure) return;
    try {
      const { shops, instances, batchId } = await put.mutateAsync({});
      setOutcome({
        text: t`${plural(shops, { one: '# shop', other: '# shops' })} and ${plural(instances, { one: '# kiosk', other: '# kiosks' })} of the demonstration are put away.`,
        tone: 'good',
        batchId,
      });
    } catch (cause) {
      const { message } = cause as Error;
      setOutcome({ text: message, tone: 'bad' });
    }
  };
  return (
    <section className={readyStyles.demo} aria-labelledby="demo-away">
      <h2 id="demo-away">
        <Trans>The demonstration</Trans>
      </h2>
      <p>
        <Trans>Its shops still stand beside yours. Keep them to play with, or put them away.</Trans>
      </p>
      <OutcomeLine outcome={outcome} onOutcome={setOutcome} />
      {state.data?.hasDemo && (
        <Button busy={put.isPending} onClick={() => void act()}>
          <Trans>Put the demonstration away</Trans>
        </Button>
      )}
    </section>
  );
}
