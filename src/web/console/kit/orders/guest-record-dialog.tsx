import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { GuestRecordSummary } from '#ui/play/guest-record/guest-record-summary.tsx';
import { useMenuNames } from './use-menu-names.ts';
import { isAnybodys, useGuestRecord } from '#ui/play/guest-record/use-guest-record.ts';

const ROUTE = 'GET /api/admin/shops/:shopId/orders/:orderId/guest';
const STALE = [ROUTE, 'GET /api/admin/shops/:shopId/orders', 'GET /api/admin/shops/:shopId/audit'] as const;

/** What is kept of the guest of an order: to read, to save, to erase. */
export function GuestRecordDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useLingui();
  const { shopId, orderId, displayId } = order;
  const nameOf = useMenuNames(shopId);
  const record = useEndpoint(ROUTE, { params: { shopId, orderId } });
  const send = useSend('POST /api/admin/shops/:shopId/orders/:orderId/erase-guest', STALE);
  const { said, save, erase, isErasing } = useGuestRecord(record.data, () =>
    send.mutateAsync({ params: { shopId, orderId } }),
  );
  const isKnown = record.data !== undefined && isAnybodys(record.data);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`The guest of order ${displayId}`}
      footer={
        <>
          <Button onClick={save} disabled={!record.data}>
            <Trans>Save as a file</Trans>
          </Button>
          <Button kind="danger" busy={isErasing} disabled={!isKnown} onClick={() => void erase()}>
            <Trans>Erase</Trans>
          </Button>
        </>
      }
    >
      {record.isPending && <Skeleton height="44px" lines={4} />}
      {record.isLoadingError && <ErrorState text={t`It could not be read.`} onRetry={() => void record.refetch()} />}
      {record.data && (
        <>
          <p>
            {record.data.of === 'device' ? (
              <Trans>All that this shop keeps of the phone it was ordered with.</Trans>
            ) : (
              <Trans>No phone is known of this order: this is its ticket alone.</Trans>
            )}
          </p>
          <GuestRecordSummary record={record.data} nameOf={nameOf} />
        </>
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </Dialog>
  );
}
