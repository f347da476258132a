import { useLingui } from '@lingui/react/macro';
import { ORDER_SIZES } from '#domain/order/order.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import styles from '../menu.module.css';

/** A drink's prices from small to large; nothing while guests see none. */
export function ListedPrices({ shopId, recipeId }: { shopId: string; recipeId: string }) {
  const { i18n } = useLingui();
  const selling = useEndpoint('GET /api/admin/shops/:shopId/selling', { params: { shopId } });
  const settings = selling.data?.settings;
  const menu = useEndpoint(
    'GET /api/admin/shops/:shopId/recipes',
    { params: { shopId } },
    { enabled: settings?.prices === true },
  );
  const prices = menu.data?.recipes.find(({ id }) => id === recipeId)?.prices;
  if (!settings?.prices || !prices) return null;
  const { currency } = settings;
  const words = ORDER_SIZES.flatMap((size) => {
    const amount = prices[size];
    return amount === null ? [] : [formatPrice({ amount, currency }, i18n.locale)];
  });
  return <span className={styles.other}>{words.join(' · ')}</span>;
}
