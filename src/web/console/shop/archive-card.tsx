import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { SHOPS_AND_KIOSKS } from '#web/console/kit/outcome-line.tsx';
import { useSign } from '#web/console/kit/use-sign.ts';
import styles from './shop.module.css';

/** For a bar that closes: nothing is deleted, and it can open again. */
export function ArchiveCard({ shopId, sign }: { shopId: string; sign: string }) {
  const { t } = useLingui();
  const name = useSign()(sign);
  const heading = useId();
  const confirm = useConfirm();
  const [, navigate] = useLocation();
  const archive = useSend('DELETE /v1/admin/shops/:shopId', ['GET /v1/admin/shops', ...SHOPS_AND_KIOSKS]);
  const [problem, setProblem] = useState<string>();

  const act = async () => {
    const isSure = await confirm({
      title: t`Archive ${name}?`,
      text: t`Its kiosks cannot be joined, guests cannot order, and it leaves every list. Nothing is deleted: an administrator can open it again under “Shops”.`,
      action: t`Archive`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await archive.mutateAsync({ params: { shopId } });
      navigate('/shop-admin');
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : t`That did not work. Try again.`);
    }
  };
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Archive</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>For a bar that closes. Its menu, orders and people are kept, and it can open again.</Trans>
      </p>
      <div className={styles.logoWays}>
        <Button kind="danger" busy={archive.isPending} onClick={() => void act()}>
          <Trans>Archive this shop</Trans>
        </Button>
        <StatusLine text={problem} tone="bad" />
      </div>
    </Card>
  );
}
