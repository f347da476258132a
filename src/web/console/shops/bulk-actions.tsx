import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Shop } from '#contract/shop/shops.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { DELETIONS, SHOPS_AND_KIOSKS } from '#web/console/kit/outcome-line.tsx';
import { BulkAction } from './bulk-action.tsx';
import styles from './bulk-actions.module.css';

interface Props {
  /** The shops as they are now: what a question counts has to be true. */
  countedShops: () => Promise<readonly Shop[]>;
}

/** What an administrator does to all shops at once. Source: docs/behaviour/console.md. */
export function BulkActions({ countedShops }: Props) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const sync = useSend('POST /api/admin/shops/seed', SHOPS_AND_KIOSKS);
  const reseed = useSend('POST /api/admin/kiosk-types/reseed', ['GET /api/admin/kiosk-types']);
  const nukeInstances = useSend('DELETE /api/kiosk-instances/bulk-delete', DELETIONS);
  const nukeShops = useSend('DELETE /api/admin/shops/nuke', DELETIONS);

  const ask = (title: string, text: string) => confirm({ title, text, action: t`Delete`, danger: true, word: 'NUKE' });

  const syncAll = async () => {
    try {
      const { syncedShops: n } = await sync.mutateAsync({});
      return good(
        plural(n, {
          one: '# shop is in step with the main server.',
          other: '# shops are in step with the main server.',
        }),
      );
    } catch {
      return bad(t`Failed to sync shops.`);
    }
  };

  const reseedAll = async () => {
    try {
      return good((await reseed.mutateAsync({})).message);
    } catch (cause) {
      const { message } = cause as Error;
      return bad(t`Failed to reseed kiosk types: ${message}`);
    }
  };

  const deleteAllInstances = async () => {
    const kiosks = kiosksOf(await countedShops());
    const isSure = await ask(
      t`Nuke All Kiosk Instances?`,
      t`Delete ${plural(kiosks, { one: '# kiosk', other: '# kiosks' })} of all shops. Their guests are sent away at once. It can be undone for 30 days.`,
    );
    if (!isSure) return undefined;
    try {
      const reply = await nukeInstances.mutateAsync({});
      if (!reply.success) return bad(reply.message);
      const n = reply.deletedInstances;
      return good(plural(n, { one: '# kiosk was deleted.', other: '# kiosks were deleted.' }), reply.batchId);
    } catch (cause) {
      const { message } = cause as Error;
      return bad(t`Failed to delete kiosk instances: ${message}`);
    }
  };

  const deleteAllShops = async () => {
    const shops = await countedShops();
    const [n, kiosks] = [shops.length, kiosksOf(shops)];
    const isSure = await ask(
      t`Nuke All Shops?`,
      t`Delete ${plural(n, { one: '# shop', other: '# shops' })} and ${plural(kiosks, { one: '# kiosk', other: '# kiosks' })}. Their guests and owners are sent away at once. It can be undone for 30 days.`,
    );
    if (!isSure) return undefined;
    try {
      const { deletedShops, deletedInstances, batchId } = await nukeShops.mutateAsync({});
      return good(
        t`${plural(deletedShops, { one: '# shop', other: '# shops' })} and ${plural(deletedInstances, { one: '# kiosk', other: '# kiosks' })} were deleted.`,
        batchId,
      );
    } catch {
      return bad(t`Failed to delete all shops.`);
    }
  };

  return (
    <div className={styles.sections}>
      <section className={styles.section} aria-labelledby="upkeep">
        <h2 id="upkeep">
          <Trans>Upkeep</Trans>
        </h2>
        <ul role="list" className={styles.actions}>
          <BulkAction
            name={<Trans>Sync Shops</Trans>}
            text={<Trans>Copies new and changed shops from the main server.</Trans>}
            busy={sync.isPending}
            act={syncAll}
          />
          <BulkAction
            name={<Trans>Reseed Kiosk Types</Trans>}
            text={<Trans>Writes the list of experiences anew. Kiosks stay as they are.</Trans>}
            busy={reseed.isPending}
            act={reseedAll}
          />
        </ul>
      </section>
      <section className={styles.section} aria-labelledby="danger">
        <h2 id="danger">
          <Trans>Danger zone</Trans>
        </h2>
        <ul role="list" className={`${styles.actions} ${styles.danger}`}>
          <BulkAction
            danger
            name={<Trans>Nuke All Kiosk Instances</Trans>}
            text={<Trans>Deletes every kiosk of all shops. Shops and menus stay.</Trans>}
            busy={nukeInstances.isPending}
            act={deleteAllInstances}
          />
          <BulkAction
            danger
            name={<Trans>Nuke All Shops</Trans>}
            text={<Trans>Deletes every shop here, with its kiosks and menu. The main server keeps its own.</Trans>}
            busy={nukeShops.isPending}
            act={deleteAllShops}
          />
        </ul>
      </section>
    </div>
  );
}

const good = (text: string, batchId?: string | null) => ({ text, tone: 'good' as const, batchId });
const bad = (text: string) => ({ text, tone: 'bad' as const });

const kiosksOf = (shops: readonly Partial<Shop>[]): number =>
  shops.reduce((sum, shop) => sum + (shop.instances_count ?? shop.active_instances_count ?? 0), 0);
