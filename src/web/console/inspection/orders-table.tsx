import { Trans, useLingui } from '@lingui/react/macro';
import type { InspectedHand } from '#contract/shop/inspection.ts';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import { Table } from '#ui/kit/tables/table.tsx';
import { useOrderWords } from '#web/console/kit/orders/order-words.ts';
import { CutNote } from './cut-note.tsx';
import type { InspectionReply } from './licence-line.tsx';
import { Paged } from './paged.tsx';
import styles from './inspection.module.css';

interface Props {
  inspection: InspectionReply;
  recipes: readonly StaffRecipe[];
  isWhole: boolean;
}

/** Orders above 1.2 % ABV, or of unknown strength: who said that the guest is 18 or over, and who let it be made. */
export function LiquorOrdersTable({ inspection: { orders, isCut, timeZone }, recipes, isWhole }: Props) {
  const { t, i18n } = useLingui();
  const words = useOrderWords();
  const names = new Map(recipes.map(({ id, name_translations }) => [id, name_translations]));
  const inZone = timeZone === null ? {} : { timeZone };
  const at = (time: string) => i18n.date(time, { dateStyle: 'short', timeStyle: 'short', ...inZone });
  const clock = (time: string) => i18n.date(time, { timeStyle: 'short', ...inZone });
  return (
    <section className={styles.list}>
      <h3>
        <Trans>Orders above 1.2% ABV, or of unknown strength</Trans>
      </h3>
      {orders.length === 0 && (
        <p>
          <Trans>There was none in these days.</Trans>
        </p>
      )}
      {isCut.orders && <CutNote shown={orders.length} />}
      {orders.length > 0 && (
        <Paged label={t`Pages of the orders`} rows={orders} isWhole={isWhole}>
          {(rows) => (
            <Table
              caption={t`Orders above 1.2% ABV, or of unknown strength`}
              className={`${styles.table} ${styles.orders}`}
            >
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Number</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Placed</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Drink</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Alcohol</Trans>
                  </th>
                  <th scope="col">
                    <Trans>18 or over</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Approved</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((order) => {
                  const drink = translated(order.drink, names.get(order.recipeId), i18n.locale);
                  return (
                    <tr key={order.orderId}>
                      <th scope="row" data-title>
                        {order.displayId}
                      </th>
                      <td data-label={t`Placed`}>{at(order.placedAt)}</td>
                      <td data-label={t`Drink`}>
                        {order.quantity > 1 && `${order.quantity} × `}
                        <span lang={drink.lang}>{drink.text}</span> · {words.size(order.size)}
                      </td>
                      <td data-label={t`Alcohol`}>
                        {order.alcoholGrams === null ? (
                          <Trans>Not kept</Trans>
                        ) : (
                          `${i18n.number(order.alcoholGrams, { maximumFractionDigits: 1 })} ${t`g`}`
                        )}
                      </td>
                      <td data-label={t`18 or over`}>
                        {order.adult === null ? (
                          <Trans>Nobody was asked</Trans>
                        ) : order.adult.by === 'guest' ? (
                          <Trans>By the guest, {clock(order.adult.at)}</Trans>
                        ) : (
                          <Trans>By staff, {clock(order.adult.at)}</Trans>
                        )}
                      </td>
                      <td data-label={t`Approved`}>
                        {order.approved === null ? (
                          <Trans>Nobody yet</Trans>
                        ) : (
                          <>
                            <HandOf by={order.approved.by} />
                            {order.approved.at !== null && `, ${clock(order.approved.at)}`}
                          </>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </Table>
          )}
        </Paged>
      )}
    </section>
  );
}

function HandOf({ by }: { by: InspectedHand }) {
  switch (by.who) {
    case 'staff':
      return by.name === null ? <Trans>An account that is gone</Trans> : <>{by.name}</>;
    case 'guest':
      return <Trans>The guest</Trans>;
    case 'house':
      return <Trans>By itself, as the shop set it</Trans>;
  }
}
