import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { DELETIONS, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shopName: string;
  /** How many the shop has; undefined while that is not known. */
  count: number | undefined;
  onOutcome: (outcome: ActionOutcome) => void;
}

/** Deletes the kiosks of this shop and no other: it always says which shop (docs/behaviour/console.md). */
export function DeleteAllKiosks({ shopId, shopName, count, onOutcome }: Props) {
  const { t } = useLingui();
  const confirm = useConfirm();
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
      if (!reply.success) return onOutcome({ text: reply.message, tone: 'bad' });
      const n = reply.deletedInstances;
      const text = plural(n, { one: '# kiosk was deleted.', other: '# kiosks were deleted.' });
      onOutcome({ text, tone: 'good', batchId: reply.batchId });
    } catch (cause) {
      const { message } = cause as Error;
      onOutcome({ text: t`Failed to delete kiosk instances: ${message}`, tone: 'bad' });
    }
  };

  return (
    <Button
      kind="danger"
      className={styles.deleteAll}
      busy={remove.isPending}
      disabled={!count}
      onClick={() => void ask()}
    >
      <Trans>Delete All Kiosk Instances</Trans>
    </Button>
  );
}
