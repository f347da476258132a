import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import type { GuestMachines, Queue } from '#contract/shop/live.ts';
import type { Order, Ticket } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { mayTake } from '#domain/order/order.ts';
import { Button, buttonClass } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import type { CardOffer } from '#ui/play/card-offer/card-offer.ts';
import { KeepACard } from '#ui/play/card-offer/keep-a-card.tsx';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';
import { areMachinesOut, MachinesBeforehand } from '#ui/play/machines/machines-beforehand.tsx';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { TicketSale } from './ticket-sale.tsx';
import { isPending, listPendingOrders } from '#web/shell/client/pending-orders.ts';
import { startsByGuest } from '../own-orders/starts-by-guest.ts';
import { ActionIcon } from './action-icon.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { FollowElsewhere } from './follow-elsewhere.tsx';
import { InQueue } from './in-queue.tsx';
import { loadPickUp } from './load-pick-up.ts';
import { StageBadge } from '../own-orders/stage-badge.tsx';
import { LostSince, NextStep } from './next-step.tsx';
import { NotNow, useWhyNotNow } from './not-now.tsx';
import { PouringOrder } from './pouring-order.tsx';
import { ReadyOrder } from './ready-order.tsx';
import { StaysReady } from './stays-ready.tsx';
import { StopFollowing } from './stop-following.tsx';
import { isOpen } from '../own-orders/use-own-orders.ts';
import { WaitingOrder } from './waiting-order.tsx';
import { useFocusAlone } from '../stage/use-focus-alone.ts';
import styles from './placed-order.module.css';

/** A screen that cannot load it has the number to show. */
const PickUp = lazy(() =>
  loadPickUp().then(
    ({ PickUp: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  ticket: Ticket;
  /** Ordered just now, not opened again. */
  isNew?: boolean;
  /** Its orders as they are now. */
  orders: readonly Order[];
  /** The first order's drink. */
  recipe: GuestRecipe;
  /** The menu as it is now. */
  recipes: readonly GuestRecipe[];
  /** Ordered drinks that are not on it. */
  offMenu: readonly GuestRecipe[];
  /** Since when nothing is heard, in milliseconds since 1970; undefined while connected. */
  lostSince: number | undefined;
  /** Where waiting orders stand; undefined while nobody has said. */
  queue: Queue | undefined;
  /** Whether a machine can start a drink; undefined while nobody has said. */
  machines: GuestMachines | undefined;
  onChanged: (order: Order) => void;
  onAnother: () => void;
  /** A followed ticket is followed no longer. */
  onLeft: (ticketId: string) => void;
  /** The kiosk's. */
  joinCode: string;
  /** The screen belongs to nobody: how to take the ticket along, instead of the way to the machine. */
  isShared: boolean;
  /** What the play led to, as a card. */
  card?: CardOffer | undefined;
}

/** The guest's ticket: the numbers to listen for and where to go with them. */
export function PlacedOrder({
  ticket,
  isNew = false,
  orders,
  recipe: ordered,
  recipes,
  offMenu,
  lostSince,
  queue,
  machines,
  onChanged,
  onAnother,
  onLeft,
  joinCode,
  isShared,
  card,
}: Props) {
  const { nameOf } = useMenuText();
  const heading = useRef<HTMLHeadingElement>(null);
  const knownRecipe = ({ recipeId, orderId }: Partial<Order>) =>
    recipeId === ordered.id
      ? ordered
      : ([...recipes, ...offMenu].find(({ id }) => id === recipeId) ?? keptRecipe(orderId, recipeId));
  const recipeOf = (order: Partial<Order>) => knownRecipe(order) ?? ordered;
  // Held against an allergy as it is now: its recipe may have changed since.
  const recipeNow = (order: Order) => recipes.find(({ id }) => id === order.recipeId) ?? knownRecipe(order);
  const isMixed = {
    drinks: new Set(orders.map(({ recipeId }) => recipeId)).size > 1,
    names: new Set(orders.map(({ name }) => name)).size > 1,
  };
  const recipe = recipeOf(orders[0] ?? ticket);
  const drink = nameOf(recipe);
  const { name, isFollowed = false } = ticket;
  const isForMachine = !isFollowed && orders.some(startsByGuest);
  const goesToMachine = isForMachine && !isShared;
  const whyNotNow = useWhyNotNow(isForMachine ? orders.filter(startsByGuest).map(recipeOf) : []);
  const open = orders.filter(isOpen);
  const ready = isFollowed || isShared ? [] : orders.filter(isReady);
  const waiting = isShared ? [] : orders.filter(isWaiting);
  /** What is next is the one main button; all else is quiet, in one row. */
  const next = ready.length > 0 ? 'collect' : goesToMachine && !whyNotNow ? 'machine' : 'another';

  useFocusAlone(heading);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);

  return (
    <section className={styles.placed} aria-labelledby="placed-drink">
      <div
        className={styles.ticket}
        data-torn={(orders.length > 0 && orders.every(({ stage }) => stage === 'collected')) || undefined}
      >
        <span className={styles.shadow} aria-hidden="true" />
        <div className={styles.picture} data-glass data-hero>
          <DrinkImage recipe={recipe} decorative animated />
        </div>
        <div className={styles.stub}>
          <div className={styles.paper}>
            <h1
              ref={heading}
              tabIndex={-1}
              id="placed-drink"
              aria-describedby={isNew ? NUMBER : undefined}
              lang={drink.lang}
              className={styles.drink}
            >
              {drink.text}
            </h1>
            {!isMixed.names && (
              <p className={styles.for}>
                <Trans>for {ticket.name}</Trans>
              </p>
            )}
            <ul role="list" className={styles.numbers} data-many={orders.length > 1 || undefined}>
              {orders.map((order) => (
                <li key={order.orderId} className={styles.number}>
                  <Number of={order} isNew={isNew && order.orderId === ticket.orderId} />
                  {isMixed.drinks && <DrinkName recipe={recipeOf(order)} />}
                  {isMixed.names && (
                    <span className={styles.orderedFor}>
                      <Trans>for {order.name}</Trans>
                    </span>
                  )}
                  <span role="status">
                    <StageBadge order={order} />
                  </span>
                  <PouringOrder order={order} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div className={styles.next}>
        {isFollowed && (
          <p className={styles.followed}>
            <Trans>
              You follow {name}'s order. It is started and changed on {name}'s phone.
            </Trans>
          </p>
        )}
        {toldOf(ticket, orders).map((order) => (
          <ToldAllergies key={order.orderId} order={order} recipe={recipeNow(order)} />
        ))}
        <TicketSale orders={orders} />
        {whyNotNow && <NotNow why={whyNotNow} />}
        {!whyNotNow && (!orders.some(isPending) || !isShared) && (
          <p className={styles.where}>
            <NextStep orders={orders} />
          </p>
        )}
        {ready.length > 0 && <StaysReady ready={ready} />}
        {lostSince === undefined && isForMachine && !whyNotNow && <MachinesBeforehand machines={machines} />}
        {lostSince === undefined && queue && <InQueue queue={queue} orders={orders} isOut={areMachinesOut(machines)} />}
        {lostSince !== undefined && <LostSince since={lostSince} />}
        {waiting.map((order) => (
          <WaitingOrder
            key={order.orderId}
            order={order}
            recipe={recipeOf(order)}
            recipes={recipes}
            onChanged={onChanged}
          />
        ))}
        {isShared && (
          <Suspense>
            <PickUp ticket={ticket} joinCode={joinCode} />
          </Suspense>
        )}
        <div className={styles.actions}>
          {ready.map((order) => (
            <ReadyOrder key={order.orderId} order={order} isAlone={orders.length === 1} onChanged={onChanged} />
          ))}
          {goesToMachine && (
            <Link to="/approve" className={buttonClass({ kind: next === 'machine' ? 'main' : 'plain', size: 'big' })}>
              <Trans>I'm at the machine</Trans>
            </Link>
          )}
          {next === 'another' && (
            <Button size="big" kind="main" onClick={onAnother}>
              {isShared ? <Trans>Done, next guest</Trans> : <Another isFollowed={isFollowed} />}
            </Button>
          )}
        </div>
        <div className={styles.others}>
          {next !== 'another' && (
            <Button kind="quiet" onClick={onAnother}>
              <ActionIcon shows="another" />
              <Another isFollowed={isFollowed} />
            </Button>
          )}
          {card && <KeepACard offer={card} />}
          {!isShared && !isFollowed && open.length > 0 && <FollowElsewhere orders={open} joinCode={joinCode} />}
          {isFollowed && <StopFollowing ticket={ticket} onLeft={onLeft} />}
          {!isFollowed &&
            waiting.map((order) => (
              <CancelOrder
                key={order.orderId}
                order={order}
                isAlone={orders.length === 1}
                recipe={recipeOf(order)}
                onChanged={onChanged}
              />
            ))}
        </div>
      </div>
    </section>
  );
}

const isReady = ({ stage }: Partial<Order>): boolean => stage === 'ready';
/** For the guest or, released by the house, for its turn. */
const isWaiting = ({ status = 'PENDING' }: Partial<Order>): boolean => mayTake('withdraw', status);

/** Spoken with the heading, which has the focus. */
const NUMBER = 'placed-number';

function Number({ of: { displayId }, isNew }: { of: Partial<Order>; isNew: boolean }) {
  if (!displayId && !isNew) return null;
  return (
    <p id={isNew ? NUMBER : undefined} className={styles.numberLabel}>
      {!isNew ? (
        <>
          <Trans>Display ID</Trans> <strong>{displayId}</strong>
        </>
      ) : displayId ? (
        <Trans>
          Your order has been placed! Display ID: <strong>{displayId}</strong>
        </Trans>
      ) : (
        <Trans>Your order has been placed! Please wait for your display ID.</Trans>
      )}
    </p>
  );
}

const Another = ({ isFollowed }: { isFollowed: boolean }) =>
  isFollowed ? <Trans>Order one yourself</Trans> : <Trans>Order another</Trans>;

/** A drink that has left the menu: this phone keeps it with the order. */
const keptRecipe = (orderId: string | undefined, recipeId: string | undefined): GuestRecipe | undefined =>
  listPendingOrders().find((order) => order.orderId === orderId && order.recipeId === recipeId)?.recipe;

function DrinkName({ recipe }: { recipe: GuestRecipe }) {
  const { text, lang } = useMenuText().nameOf(recipe);
  return (
    <span lang={lang} className={styles.orderedFor}>
      {text}
    </span>
  );
}

/** One order of each ticket and drink: what was told is said once for them. */
function toldOf(ticket: Ticket, orders: readonly Order[]): readonly Order[] {
  const all = orders.length > 0 ? orders : [ticket];
  const seen = new Map(all.map((order) => [`${order.recipeId} ${JSON.stringify(order.allergies)}`, order]));
  return [...seen.values()];
}
