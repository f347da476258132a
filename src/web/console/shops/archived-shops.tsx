import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { SHOPS_AND_KIOSKS } from '#web/console/kit/outcome-line.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import styles from './shop-select.module.css';

const LIST = 'GET /v1/admin/shops';

/** Shops that are closed and can open again. Nothing when there is none. */
export function ArchivedShops() {
  const { t } = useLingui();
  const list = useEndpoint(LIST, { query: { archived: 'true' } });
  const restore = useSend('POST /v1/admin/shops/:shopId/restore', [LIST, 'GET /v1/setup', ...SHOPS_AND_KIOSKS]);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const shops = list.data?.data ?? [];
  if (shops.length === 0 && !said) return null;

  const open = async (shopId: string, name: string) => {
    try {
      await restore.mutateAsync({ params: { shopId } });
      setSaid({ text: t`${name} is open again.`, tone: 'good' });
    } catch (failure) {
      setSaid({ text: failure instanceof Error ? failure.message : t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  return (
    <section className={styles.archived} aria-labelledby="archived">
      <h2 id="archived">
        <Trans>Archived</Trans>
      </h2>
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      <ul role="list">
        {shops.map(({ shop_id: id, name, archived_at: at }) => (
          <li key={id}>
            <span id={`archived-${id}`}>
              <ShopName sign={name} />
            </span>
            {at !== null && <RelativeTime at={at} />}
            <Button
              busy={restore.isPending && restore.variables?.params.shopId === id}
              aria-describedby={`archived-${id}`}
              onClick={() => void open(id, name)}
            >
              <Trans>Open again</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
