import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import type { StaffOrder } from '#contract/order/orders.ts';
import { allergensAsOrdered } from '#domain/order/changes.ts';
import { mayRemake, mayTake, type OrderStep } from '#domain/order/order.ts';
import { formatPrice } from '#domain/selling/price.ts';
import type { WordedText } from '#domain/text/translated.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { MoreMenu } from '#ui/kit/more-menu.tsx';
import { SortHeader } from '#ui/kit/tables/data-table.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import { kindFor, MustNotHave, MustNotHaveLine } from '#web/console/kit/orders/guests-allergies.tsx';
import { OrderDetails } from '#web/console/kit/orders/order-details.tsx';
import { DrinkThumbnail } from '#web/console/kit/thumbnail/drink-thumbnail.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { useDrinkNames } from '#web/console/kit/orders/use-drink-names.ts';
import { STAGE_TONES, useOrderWords } from '#web/console/kit/orders/order-words.ts';
import styles from './orders.module.css';

interface RowActions {
  onMake: (order: StaffOrder) => void;
  onCancel: (order: StaffOrder) => void;
  onComplete: (order: StaffOrder) => void;
  onCollect: (order: StaffOrder) => void;
  onRemake: (order: StaffOrder) => void;
  onCorrect: (order: StaffOrder) => void;
}

interface Props extends RowActions {
  shopId: string;
  orders: readonly StaffOrder[];
  /** By join code. */
  kioskNames: Readonly<Record<string, string>>;
  sort: string;
  arrived: ReadonlySet<string>;
  onSort: (sort: string) => void;
}

const COLUMNS = 7;

/** On a phone a row is a card of two lines; the rest, as the recipe everywhere, is a tap away. */
export function OrdersTable({ shopId, orders, kioskNames, sort, arrived, onSort, ...actions }: Props) {
  const { t } = useLingui();
  const nameOf = useDrinkNames(shopId);
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const recipes = new Map(menu.data?.recipes.map((recipe) => [recipe.id, recipe]));
  return (
    <Table caption={t`Orders`} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Number</Trans>
          </th>
          <SortHeader column="placed" sort={sort} onSort={onSort}>
            <Trans>Placed</Trans>
          </SortHeader>
          <SortHeader column="name" sort={sort} onSort={onSort}>
            <Trans>Guest</Trans>
          </SortHeader>
          <SortHeader column="drink" sort={sort} onSort={onSort}>
            <Trans>Drink</Trans>
          </SortHeader>
          <th scope="col">
            <Trans>Kiosk</Trans>
          </th>
          <SortHeader column="status" sort={sort} onSort={onSort}>
            <Trans>Status</Trans>
          </SortHeader>
          <th scope="col" data-actions>
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      {orders.map((order) => (
        <OrderRow
          key={order.orderId}
          order={order}
          drink={nameOf(order)}
          recipe={recipes.get(order.recipeId)}
          kioskName={kioskNames[order.kioskInstanceCode ?? '']}
          isNew={arrived.has(order.orderId)}
          {...actions}
        />
      ))}
    </Table>
  );
}

interface RowProps extends RowActions {
  order: StaffOrder;
  drink: WordedText;
  /** undefined for one that has left the menu. */
  recipe: StaffRecipe | undefined;
  /** undefined for a kiosk that is long gone, and for none. */
  kioskName: string | undefined;
  isNew: boolean;
}

function OrderRow({ order, drink, recipe, kioskName, isNew, ...actions }: RowProps) {
  const { t, i18n } = useLingui();
  const words = useOrderWords();
  const [isOpen, setOpen] = useState(false);
  const { orderId, displayId, stage } = order;
  const allergens = allergensAsOrdered(order, recipe);
  const [id, detailsId] = [`order-${orderId}`, `details-${orderId}`];
  return (
    <tbody data-open={isOpen || undefined}>
      <tr data-new={isNew || undefined}>
        <th scope="row" data-title className={styles.number}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span id={id}>{displayId}</span>
            <VisuallyHidden>
              <Trans>, what is in it</Trans>
            </VisuallyHidden>
          </button>
          {isNew && (
            <Badge tone="special">
              <Trans>New</Trans>
            </Badge>
          )}
        </th>
        <td className={styles.placed}>
          <RelativeTime at={order.timestamp} isShort />
        </td>
        <td className={styles.guest}>{order.name}</td>
        <td className={styles.drink}>
          {recipe && (
            <span className={styles.picture}>
              <DrinkThumbnail drawing={recipe.drawing} size={36} />
            </span>
          )}
          <span lang={drink.lang} className={styles.drinkName}>
            {drink.text}
          </span>{' '}
          <span className={styles.size}>
            {order.quantity > 1 && `${order.quantity} × `}
            {words.size(order.size)}
            {order.price && <span className={styles.price}> · {formatPrice(order.price, i18n.locale)}</span>}
          </span>
          {isOver(order) ? (
            <MustNotHaveLine allergies={order.allergies} />
          ) : (
            <MustNotHave allergies={order.allergies} recipe={allergens} />
          )}
        </td>
        <td data-label={t`Kiosk`} className={styles.kiosk}>
          <KioskOf code={order.kioskInstanceCode} name={kioskName} />
        </td>
        <td className={styles.status}>
          <Badge tone={STAGE_TONES[stage]}>{words.stage(stage)}</Badge>
        </td>
        <td data-actions className={styles.actionsCell}>
          <span className={styles.actions}>
            <OrderButtons
              order={order}
              isBarred={kindFor(order.allergies, allergens) === 'danger'}
              describedBy={id}
              {...actions}
            />
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className={styles.detailsRow}>
          <td colSpan={COLUMNS}>
            <OrderDetails order={order} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const isOver = ({ stage }: StaffOrder): boolean => stage === 'collected' || stage === 'cancelled';

function KioskOf({ code, name }: { code: string | null; name: string | undefined }) {
  if (code === null)
    return (
      <span className={styles.none}>
        <Trans>Placed by staff</Trans>
      </span>
    );
  if (name === undefined) return <code>{code}</code>;
  return (
    <span className={styles.kioskName}>
      {name} <code>{code}</code>
    </span>
  );
}

interface ButtonsProps extends RowActions {
  order: StaffOrder;
  /** The drink has what its guest must not have. */
  isBarred: boolean;
  describedBy: string;
}

function OrderButtons({ order, isBarred, describedBy, ...on }: ButtonsProps) {
  const { t } = useLingui();
  const { status, stage, displayId } = order;
  const may = (step: OrderStep) => mayTake(step, status);
  const described = { 'aria-describedby': describedBy };
  return (
    <>
      {may('release') && (
        <Button {...(isBarred && { kind: 'danger' as const })} onClick={() => on.onMake(order)} {...described}>
          <Trans>Make</Trans>
        </Button>
      )}
      {may('complete') && (
        <Button onClick={() => on.onComplete(order)} {...described}>
          <Trans>Complete</Trans>
        </Button>
      )}
      {stage === 'ready' && (
        <Button onClick={() => on.onCollect(order)} {...described}>
          <Trans>Hand out</Trans>
        </Button>
      )}
      {(may('withdraw') || mayRemake(stage) || may('cancel')) && (
        <MoreMenu label={t`More for order ${displayId}`}>
          {may('withdraw') && (
            <Button kind="quiet" onClick={() => on.onCorrect(order)} {...described}>
              <Trans>Correct</Trans>
            </Button>
          )}
          {mayRemake(stage) && (
            <Button kind="quiet" onClick={() => on.onRemake(order)} {...described}>
              <Trans>Make again</Trans>
            </Button>
          )}
          {may('cancel') && (
            <Button kind="danger" onClick={() => on.onCancel(order)} {...described}>
              <Trans context="an order">Cancel</Trans>
            </Button>
          )}
        </MoreMenu>
      )}
    </>
  );
}
