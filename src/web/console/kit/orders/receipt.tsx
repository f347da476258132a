import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { hasWords, inOwnWords } from '#domain/text/bilingual.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { ChangesNote } from '#ui/play/drink/changes-note.tsx';
import { PrintedSheet, usePrint } from '../poster.tsx';
import { MustNotHaveLine } from './guests-allergies.tsx';
import { useOrderWords } from './order-words.ts';
import { useDrinkNames } from './use-drink-names.ts';
import styles from './receipt.module.css';

/** Prints one order on paper of 58 mm and wider. */
export function PrintReceipt({ order }: { order: StaffOrder }) {
  const { isPrinting, print } = usePrint();
  const { shopId } = order;
  // Asked for before it is needed: printing does not wait.
  const shop = useEndpoint('GET /v1/admin/shops/:shopId', { params: { shopId } });
  return (
    <>
      <Button onClick={print} busy={shop.isPending}>
        <Trans>Print ticket</Trans>
      </Button>
      {isPrinting && (
        <PrintedSheet isActive className={styles.receipt}>
          <Receipt order={order} shop={shop.data} />
        </PrintedSheet>
      )}
    </>
  );
}

interface Named {
  names: { en: string; 'zh-HK': string };
  address: { en: string; 'zh-HK': string };
}

function Receipt({ order, shop }: { order: StaffOrder; shop: Named | undefined }) {
  const { i18n } = useLingui();
  const words = useOrderWords();
  const drink = useDrinkNames(order.shopId)(order);
  const [name, address] = [shop && inOwnWords(shop.names, i18n.locale), shop && inOwnWords(shop.address, i18n.locale)];
  const placed = i18n.date(order.timestamp, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      {name && (
        <p className={styles.shop} lang={name.lang}>
          {name.text}
        </p>
      )}
      {shop && address && hasWords(shop.address) && <p lang={address.lang}>{address.text}</p>}
      <p className={styles.number}>{order.displayId}</p>
      <p>{placed}</p>
      <p>
        <Trans>for {order.name}</Trans>
      </p>
      <table className={styles.lines}>
        <tbody>
          <tr>
            <td>
              {order.quantity > 1 && `${order.quantity} × `}
              <span lang={drink.lang}>{drink.text}</span> <span className={styles.size}>{words.size(order.size)}</span>
            </td>
            <td className={styles.price}>{order.price && formatPrice(order.price, i18n.locale)}</td>
          </tr>
        </tbody>
      </table>
      <ChangesNote changes={order.changes} />
      <MustNotHaveLine allergies={order.allergies} />
      {order.stage === 'cancelled' && <p>{words.stage('cancelled')}</p>}
    </>
  );
}
