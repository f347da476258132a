import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DELETIONS, OutcomeLine, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import { useKioskCount } from './use-kiosk-table.ts';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shopName: string;
}

/** Deletes the kiosks of this shop and no other: it always says which shop (docs/behaviour/console.md). */
export function DeleteAllKiosks({ shopId, shopName }: Props) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const count = useKioskCount(shopId);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const remove = useSend('DELETE /api/kiosk-instances/bulk-delete', DELETIONS);

  const ask = async () => {
    if (!count || remove.isPending) return;
    const isSure = await confirm({
      title: t`Delete All Kiosk Instances?`,
      text: t`Delete ${plural(count, { one: '# kiosk', other: '# kiosks' })} of ${shopName}. Their guests are sent away at once. It can be undone for 30 days.`,
      action: t`Delete`,
      danger: true,
    });
    if (!isSure) return;
    try {
      const reply = await remove.mutateAsync({ query: { shop_id: shopId } });
      if (!reply.success) return setOutcome({ text: reply.message, tone: 'bad' });
      const n = reply.deletedInstances;
      const text = plural(n, { one: '# kiosk was deleted.', other: '# kiosks were deleted.' });
      setOutcome({ text, tone: 'good', batchId: reply.batchId });
    } catch (cause) {
      const { message } = cause as Error;
      setOutcome({ text: t`Failed to delete kiosk instances: ${message}`, tone: 'bad' });
    }
  };

  return (
    <section className={styles.danger} aria-label={t`Danger zone`}>
      <p className={styles.help}>
        <Trans>Ends every kiosk of this shop at once.</Trans>
      </p>
      <Button kind="danger" busy={remove.isPending} disabled={!count} onClick={() => void ask()}>
        <Trans>Delete All Kiosk Instances</Trans>
      </Button>
      <OutcomeLine outcome={outcome} onOutcome={setOutcome} />
    </section>
  );
}
