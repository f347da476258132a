/**
 * Changes an order that waits: staff its name, size, drink or allergies; a guest the drink, if it is not to be had any more. Source:
 * docs/behaviour/orders.md "Orders page", docs/behaviour/counter.md "Sold out".
 */
import { Refusal } from '#contract/refusal.ts';
import { isStillMade } from '#domain/order/changes.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { declared, type Allergies } from '#domain/recipe/allergies.ts';
import type { StaffReason } from '#domain/selling/selling.ts';
import type { Menu } from '#server/menu/menus.ts';
import { saleRefusal, soldDrink, whyNotSoldIn } from '#server/settings/sale.ts';
import { correctWaitingOrder } from '../../repos/orders/order-correction.repo.ts';
import type { StoredOrder } from '../../repos/orders/orders.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { staffReason } from './place-order.ts';
import { pourOf } from './pour.ts';
import { isEnough, whyNotHad } from './why-not-had.ts';

interface Wanted {
  shop: StoredShop;
  /** As it was read: it is changed only if it still is like that. */
  order: StoredOrder;
  isOfStaff: boolean;
  change: {
    recipeId?: string | undefined;
    name?: string | undefined;
    size?: OrderSize | undefined;
    allergies?: Allergies | undefined;
  };
}

/** @throws Refusal why it is not changed */
export async function correct({ clock, commit, menus }: Services, wanted: Wanted): Promise<StoredOrder> {
  const { shop, order, isOfStaff, change } = wanted;
  const menu = await menus.of(shop);
  const isAnother = change.recipeId !== undefined && change.recipeId !== order.recipeId;
  // A guest swaps what cannot be had; anything else is a new order.
  if (!isOfStaff && !(isAnother && isGone(order, menu))) throw new Refusal('order-moved-on');
  const { name, size, allergies } = { ...order, ...(isOfStaff && given(change)) };

  const recipe = menu.byId.get(change.recipeId ?? order.recipeId);
  if (!recipe) throw new Refusal('recipe-not-found');
  const notHad = isAnother ? whyNotHad(recipe, size, menu) : undefined;
  if (notHad) throw notHad;
  const sold = soldDrink(shop, recipe, size);
  const { isLiquor, price, alcoholGrams } = sold;
  const now = clock();
  const isAdult = order.adultConfirmedAt !== null;
  const notSold = isOfStaff ? undefined : whyNotSoldIn(shop, { now, step: 'swap', isLiquor, isAdult });
  if (notSold) throw saleRefusal(notSold, shop, now);

  const { machineString, glassName, brewingMs, madeAs } = pourOf(recipe, size, menu.pumps);
  const corrected = await commit(
    function* () {
      const ofGuest = { shop, deviceHash: order.deviceHash, isStaff: false };
      const countedGrams = order.remakeOf === null ? (order.alcoholGrams ?? 0) : 0;
      const reason = yield* staffReason(ofGuest, sold, { quantity: order.quantity, day: order.day, countedGrams });
      return yield* correctWaitingOrder(order, {
        name,
        size,
        recipe_id: recipe.id,
        recipe_name: recipe.name,
        machine_string: machineString,
        glass_name: glassName,
        brewing_ms: brewingMs,
        made_as: madeAs,
        price_amount: price?.amount ?? null,
        price_currency: price?.currency ?? null,
        alcohol_grams: alcoholGrams,
        is_liquor: isLiquor ? 1 : 0,
        staff_approves: reason ?? withoutDuty(order.staffApproves),
        // As when they order for a guest.
        adult_confirmed_at: order.adultConfirmedAt ?? (isOfStaff && isLiquor ? now.toISOString() : null),
        allergies: allergies && JSON.stringify(allergies),
      });
    },
    { shopId: shop.id },
  );
  if (!corrected) throw new Refusal('changed-meanwhile');
  return corrected;
}

const given = ({ name, size, allergies }: Wanted['change']) => ({
  ...(name !== undefined && { name }),
  ...(size !== undefined && { size }),
  ...(allergies && { allergies: declared(allergies) }),
});

/** Not to be had any more as it was ordered. */
function isGone({ recipeId, size, madeAs }: StoredOrder, menu: Menu): boolean {
  const recipe = menu.byId.get(recipeId);
  return !recipe || !isStillMade(madeAs.changes, recipe) || !isEnough(menu, recipe, size);
}

/** A drink that has changed may have no alcohol left; the guest's night is as it was. */
const withoutDuty = (reason: StaffReason | null) => (reason === 'allowance' ? reason : null);
