import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { DELETIONS, type ActionOutcome } from '#web/console/kit/outcome-line.tsx';

interface Shop {
  shopId: string;
  shopName: string;
}

/** Deletes one kiosk, or those that are chosen, after a question. @returns calls that say whether they were deleted */
export function useKioskDeletion({ shopId, shopName }: Shop, onOutcome: (outcome: ActionOutcome) => void) {
  const { t } = useLingui();
  const alert = useAlert();
  const confirm = useConfirm();
  const sendOne = useSend('DELETE /api/kiosk-instances/code/:code', DELETIONS);
  const sendChosen = useSend('POST /api/kiosk-instances/delete', DELETIONS);

  const removeOne = async ({ join_code, name }: KioskInstance): Promise<boolean> => {
    const isSure = await confirm({
      title: t`Delete kiosk ${join_code}?`,
      text: t`“${name}” ends for its guests at once. It can be undone for 30 days.`,
      action: t`Delete`,
      danger: true,
    });
    if (!isSure) return false;
    try {
      const { batchId } = await sendOne.mutateAsync({ params: { code: join_code } });
      onOutcome({ text: t`Kiosk ${join_code} was deleted.`, tone: 'good', batchId });
      return true;
    } catch (cause) {
      console.error(`Deleting kiosk ${join_code} failed`, cause);
      await alert(t`Failed to delete kiosk instance. Please check the console for details.`);
      return false;
    }
  };

  const removeChosen = async (joinCodes: readonly string[]): Promise<boolean> => {
    const count = joinCodes.length;
    if (count === 0 || sendChosen.isPending) return false;
    const isSure = await confirm({
      title: plural(count, { one: 'Delete # kiosk?', other: 'Delete # kiosks?' }),
      text: t`Delete ${plural(count, { one: '# chosen kiosk', other: '# chosen kiosks' })} of ${shopName}. Their guests are sent away at once. It can be undone for 30 days.`,
      action: t`Delete`,
      danger: true,
    });
    if (!isSure) return false;
    try {
      const reply = await sendChosen.mutateAsync({ body: { shop_id: shopId, joinCodes: [...joinCodes] } });
      const n = reply.deletedInstances;
      const text = plural(n, { one: '# kiosk was deleted.', other: '# kiosks were deleted.' });
      onOutcome({ text, tone: 'good', batchId: reply.batchId });
      return true;
    } catch (cause) {
      const { message } = cause as Error;
      onOutcome({ text: t`Failed to delete kiosk instances: ${message}`, tone: 'bad' });
      return false;
    }
  };

  return { removeOne, removeChosen, isDeleting: sendChosen.isPending };
}
