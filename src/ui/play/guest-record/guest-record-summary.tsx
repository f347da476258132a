import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { GuestRecord } from '#contract/order/guest-record.ts';
import { formatPrice } from '#domain/selling/price.ts';
import type { WordedText } from '#domain/text/translated.ts';
import { AllergyLine } from '../allergens/told-allergies.tsx';
import styles from './guest-record-summary.module.css';

interface Props {
  record: GuestRecord;
  /** What a drink is called in the reader's language; as it was ordered if left out. */
  nameOf?: (drink: string) => WordedText;
}

/** What a bar keeps of one guest; the file that can be saved has all of it. */
export function GuestRecordSummary({ record, nameOf }: Props) {
  const { i18n } = useLingui();
  const { orders, visits, capsules, tableGames, league, rounds, followed, orderKeys, presenceUntil } = record;
  const at = (time: string) => i18n.date(time, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  return (
    <>
      {orders.length > 0 && (
        <ul role="list" className={styles.orders}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <span className={styles.number}>{order.displayId}</span>
              <span>
                <Drink name={order.drink} nameOf={nameOf} /> · <Trans>for {order.name}</Trans>
                <span className={styles.when}>
                  {at(order.placedAt)}
                  {order.price && ` · ${formatPrice(order.price, i18n.locale)}`}
                </span>
                {order.allergies && <AllergyLine allergies={order.allergies} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.others}>
        <li>
          <Plural value={orders.length} one="# order" other="# orders" />
        </li>
        <li>
          <Plural value={visits.length} one="# visit to a kiosk" other="# visits to kiosks" />
        </li>
        {capsules.length > 0 && (
          <li>
            <Plural value={capsules.length} one="# capsule" other="# capsules" />
          </li>
        )}
        {tableGames.length > 0 && (
          <li>
            <Plural value={tableGames.length} one="# game of two phones" other="# games of two phones" />
          </li>
        )}
        {league.length > 0 && (
          <li>
            <Trans>In the league of the night</Trans>
          </li>
        )}
        {rounds.length > 0 && (
          <li>
            <Trans>In the last round for everyone</Trans>
          </li>
        )}
        {followed.length > 0 && (
          <li>
            <Plural
              value={followed.length}
              one="Follows # ticket of another phone"
              other="Follows # tickets of other phones"
            />
          </li>
        )}
        {orderKeys.length > 0 && (
          <li>
            <Plural
              value={orderKeys.length}
              one="# order that is not made twice if it is sent again"
              other="# orders that are not made twice if they are sent again"
            />
          </li>
        )}
        {presenceUntil !== null && (
          <li>
            <Trans>May start drinks at the machine until {at(presenceUntil)}</Trans>
          </li>
        )}
      </ul>
    </>
  );
}

function Drink({ name, nameOf }: { name: string; nameOf: Props['nameOf'] }) {
  if (!nameOf) return name;
  const { text, lang } = nameOf(name);
  return <span lang={lang}>{text}</span>;
}
