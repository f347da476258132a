import type { FastifyInstance } from 'fastify';
import { approveOrder, exportOrders, listOrders, submitOrder, withdrawOrder } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { declared } from '#domain/recipe/allergies.ts';
import { orderSize } from '#domain/order/order.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import type { SaleRefusal } from '#domain/selling/may-sell.ts';
import type { RecipeOnMenu } from '#server/menu/menus.ts';
import { runSteps } from '../../db/engine.ts';
import type { Steps } from '../../db/steps.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import { claimOrderKey, findOrderKey } from '../../repos/orders/order-keys.repo.ts';
import { completeBrewedOrders, withdrawOrder as withdrawOpenOrder } from '../../repos/orders/order-steps.repo.ts';
import * as orders from '../../repos/orders/orders.repo.ts';
import { findShop, type StoredShop } from '../../repos/shop/shops.repo.ts';
import { asJudged } from '#server/settings/shop-selling.ts';
import type { Services } from '../../services.ts';
import { asksForPresence, provePresence } from '../../machines/presence.ts';
import { releaseInTurn } from '../../machines/release-in-turn.ts';
import { asTheyAre } from './as-they-are.ts';
import { approve, handOf, type Approval } from './approve-order.ts';
import { orderReply, ticketReply } from './order-reply.ts';
import { exportOrderTable } from './order-export.ts';
import { answerOrderTable } from './order-table.ts';
import { findPlacedTicket, keyOwner, placeOf, placeOrder } from './place-order.ts';
import { createQueuesToEnter } from './queues-to-enter.ts';
import { saleRefusal, whyNotSoldIn } from '#server/settings/sale.ts';
import { recordOrderAction } from './staff-orders.routes.ts';
import { whyNotHad } from './why-not-had.ts';

const LISTED_ORDERS = 200;

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, commit, limits, live, menus, visits } = services;
  /** Orders being placed, by their key: a second tap waits for the first, and finds its order before any limit. */
  const underWay = new Map<string, Promise<unknown>>();
  const queues = createQueuesToEnter();

  serve(app, services, submitOrder, async ({ params, body, caller, request, reply }) => {
    if (body.targetShopId !== params.shopId)
      throw new Refusal('invalid-request', { because: message('target-shop-of-another-address') });
    const shop = asJudged(services, await requireShop(services, caller, params.shopId));
    if (body.kioskInstanceCode !== undefined && caller.instance?.shopId !== shop.id) throw new Refusal('not-joined');

    const key = idempotencyKey(request.headers['idempotency-key']);
    // Ordered at a kiosk it is a guest's order, whoever is signed in on that screen.
    const isOfGuest = caller.as === 'guest' || body.kioskInstanceCode !== undefined;
    const instanceCode = isOfGuest ? (caller.instance?.joinCode ?? null) : null;
    const owner = keyOwner(caller, isOfGuest, body.screen);
    const { recipeId, name, size } = body;
    const allergies = declared(body.allergies);
    const wish = { shopId: shop.id, recipeId, name, size, instanceCode, allergies };
    const deviceHash = isOfGuest && body.screen !== 'shared' ? caller.deviceHash : null;
    const isStaff = !isOfGuest;
    const rules = isStaff ? [] : RULES.order(caller.ip, deviceHash, instanceCode);
    const menu = await menus.of(shop);
    const recipe = menu.byId.get(recipeId);
    const tap = key === undefined ? undefined : `${owner} ${key}`;
    if (tap !== undefined) await underWay.get(tap)?.catch(() => undefined);
    const isAdult = isStaff || body.adultConfirmed === true;
    const notSold = recipe && whyNotSoldTo(shop, recipe, { isAdult, now: clock() });
    const unsold = isStaff ? undefined : notSold && saleRefusal(notSold, shop, clock());
    const refusal = whyNotHad(recipe, orderSize(size, shop.savedSize), menu) ?? unsold ?? limits.exceeded(...rules);
    if (refusal || !recipe) {
      const placed = await runSteps(db, findPlacedTicket({ ...wish, owner, key }));
      if (!placed) throw refusal ?? new Refusal('recipe-not-found');
      void reply.header('idempotent-replayed', 'true');
      return ticketReply(placed);
    }

    const giveBack = limits.count(...rules);
    const placing = placeOrder(services, queues, {
      shop,
      menu,
      recipe,
      name,
      size,
      instanceCode,
      deviceHash,
      sessionHash: caller.sessionHash,
      owner,
      isStaff,
      allergies,
      isAdult,
      key,
    });
    if (tap !== undefined) {
      underWay.set(tap, placing);
      const forget = () => void (underWay.get(tap) === placing && underWay.delete(tap));
      placing.then(forget, forget);
    }
    const { orders: ticket, replayed } = await placing.catch((failure: unknown) => {
      giveBack();
      throw failure;
    });
    if (replayed) {
      giveBack();
      void reply.header('idempotent-replayed', 'true');
      return ticketReply(ticket);
    }
    live.placed(ticket);
    if (isOfGuest && caller.instance) visits.noteOrder(caller, caller.instance);
    else if (caller.account)
      for (const order of ticket) await recordOrderAction(services, caller, 'order-placed', order, outside(notSold));
    const [first] = ticket;
    if (first?.status !== 'IMMEDIATE') return ticketReply(ticket);
    await releaseInTurn(services, shop.id);
    return ticketReply(await runSteps(db, orders.ticketOf(first)));
  });

  serve(app, services, withdrawOrder, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const owner = keyOwner(caller, true, body.screen);
    if (caller.as === 'guest')
      limits.take(...RULES.withdrawal(caller.ip, caller.deviceHash, caller.instance?.joinCode ?? null));
    const withdrawal = { owner, key: body.key, shopId: shop.id, at: clock().toISOString() };
    const order = await commit(() => withdrawByKey(withdrawal), placeOf(shop.id, owner, body.key));
    return { order: order ? orderReply(order) : null };
  });

  serve(app, services, listOrders, async ({ params, query, caller, locale }) => {
    if (caller.as === 'account') {
      await commit(() => completeBrewedOrders(clock().toISOString()));
      return answerOrderTable(services, params.shopId, query, locale);
    }
    await requireShop(services, caller, params.shopId);
    // Guests always get their own device's orders: none without a device id.
    const { deviceHash } = caller;
    if (!deviceHash) return { data: [], total: 0, page: 1, kioskNames: {} };
    const sessionHash = hashOfGuestId(query.userSessionId);
    const list = () =>
      runSteps(db, orders.listOrders({ shopId: params.shopId, deviceHash, sessionHash, limit: LISTED_ORDERS }));
    const own = await asTheyAre(services, list);
    return { data: own.map(orderReply), total: own.length, page: 1, kioskNames: {} };
  });

  serve(app, services, exportOrders, async ({ params, query, caller, locale }) =>
    exportOrderTable(services, await requireShop(services, caller, params.shopId), query, locale),
  );

  /** A code that is too old says nothing: the guest may have shown one before. */
  const showsPresence = async (
    shop: StoredShop,
    { deviceHash }: Caller,
    code: string | undefined,
  ): Promise<boolean> => {
    if (code === undefined || !(await runSteps(db, asksForPresence(shop, clock())))) return false;
    try {
      await provePresence(services, { shopId: shop.id, deviceHash }, code);
      return true;
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.code === 'presence-code-old') return false;
      throw refusal;
    }
  };

  serve(app, services, approveOrder, async ({ params, body, caller, reply }) => {
    const now = clock();
    const isByHand = body?.by === 'hand';
    if (isByHand && caller.as === 'guest') throw new Refusal('staff-approves');
    const found = await findShop(db, params.shopId);
    const shop = found && asJudged(services, found);
    const menu = shop && caller.as === 'guest' ? await menus.of(shop) : undefined;
    const isProven = shop && caller.as === 'guest' && (await showsPresence(shop, caller, body?.presence));
    const { shopId, orderId } = params;
    const approval: Approval = { shopId, orderId, caller, shop, menu, isByHand, isProven: isProven === true, now };
    const { released, notSold } = await commit(() => approve(services, approval), { shopId: params.shopId });
    if (released) {
      if (caller.as === 'account')
        await recordOrderAction(services, caller, 'order-approved', released, {
          ...outside(notSold),
          ...(isByHand && { by: 'hand' }),
        });
      return orderReply(released);
    }

    const current = await orders.findOrder(db, params.shopId, params.orderId);
    if (!current || current.status === 'CANCELLED') throw new Refusal('order-closed');
    if (current.approvedBy === null || current.approvedBy !== handOf(caller)) throw new Refusal('already-approved');
    void reply.header('idempotent-replayed', 'true');
    return orderReply(current);
  });
}

const whyNotSoldTo = (shop: StoredShop, recipe: RecipeOnMenu, { isAdult, now }: { isAdult: boolean; now: Date }) =>
  whyNotSoldIn(shop, { now, step: 'order', isLiquor: isLiquor(recipe), isAdult });

interface Withdrawal {
  owner: string;
  key: string;
  shopId: string;
  at: string;
}

/** @returns the first order of the ticket; undefined if there is none, and will be none with this key */
function* withdrawByKey({ owner, key, shopId, at }: Withdrawal): Steps<orders.StoredOrder | undefined> {
  if (yield* claimOrderKey({ deviceHash: owner, key, bodyHash: '', orderId: null, at })) return undefined;
  const known = yield* findOrderKey(owner, key);
  if (known?.order?.shopId !== shopId) return undefined;
  for (const { id } of yield* orders.ticketOf(known.order)) yield* withdrawOpenOrder({ shopId, orderId: id });
  return yield* orders.orderById(shopId, known.order.id);
}

/** For the audit: what staff went past. */
const outside = (notSold: SaleRefusal | undefined) => (notSold ? { outside: notSold.code } : {});

const idempotencyKey = (header: unknown): string | undefined =>
  typeof header === 'string' && header.length > 0 && header.length <= 200 ? header : undefined;
