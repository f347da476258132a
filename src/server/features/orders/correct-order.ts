/**
 * Changes an order that waits: staff its name, size, drink or allergies; a guest the drink, if it is not to be had any more. Source:
 * docs/behaviour/orders.md "Orders page", docs/behaviour/counter.md "Sold out".
 */
import { Refusal } from '#contract/refusal.ts';
import { isStillMade } from '#domain/order/changes.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { declared, type Allergies } from '#domain/recipe/allergies.ts';
import type { StaffReason } from '#domain/selling/selling.ts';
import { isSoldOutIn, type Menu } from '#server/menu/menus.ts';
import { saleRefusal, soldDrink, whyNotSoldIn } from '#server/settings/sale.ts';
import type { Steps } from '../../db/steps.ts';
import { correctWaitingOrder, type Correction } from '../../repos/orders/order-correction.repo.ts';
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
export async function correct(services: Services, wanted: Wanted): Promise<StoredOrder> {
  const { commit, menus } = services;
  const { shop, order, isOfStaff, change } = wanted;
  const menu = await menus.of(shop);
  const isAnother = change.recipeId !== undefined && change.recipeId !== order.recipeId;
  // A guest swaps what cannot be had; anything else is a new order.
  if (!isOfStaff && !(isAnother && isGone(order, menu))) throw new Refusal('order-moved-on');
  const { name, size, allergies } = { ...order, ...(isOfStaff && given(change)) };
  const drink =
    isAnother || size !== order.size ? anotherDrink(services, { ...wanted, menu, size, isAnother }) : undefined;

  const corrected = await commit(
    function* () {
      const ordered = drink ? yield* drink() : drinkOf(order);
      return yield* correctWaitingOrder(order, { name, allergies: allergies && JSON.stringify(allergies), ...ordered });
    },
    { shopId: shop.id },
  );
  if (!corrected) throw new Refusal('changed-meanwhile');
  return corrected;
}

type OrderedDrink = Omit<Correction, 'name' | 'allergies'>;

/** As it was ordered, whatever the menu, its prices and the duty have become. */
const drinkOf = (order: StoredOrder): OrderedDrink => ({
  size: order.size,
  recipe_id: order.recipeId,
  recipe_name: order.recipeName,
  machine_string: order.machineString,
  glass_name: order.glassName,
  brewing_ms: order.brewingMs,
  made_as: JSON.stringify(order.madeAs),
  price_amount: order.price?.amount ?? null,
  price_currency: order.price?.currency ?? null,
  alcohol_grams: order.alcoholGrams,
  is_liquor: order.isLiquor ? 1 : 0,
  staff_approves: order.staffApproves,
  adult_confirmed_at: order.adultConfirmedAt,
});

interface Another extends Wanted {
  menu: Menu;
  size: OrderSize;
  /** Not the same in another size. */
  isAnother: boolean;
}

/** @throws Refusal why it is not to be had */
function anotherDrink(
  { clock }: Pick<Services, 'clock'>,
  { shop, order, isOfStaff, change, menu, size, isAnother }: Another,
): () => Steps<OrderedDrink> {
  const recipe = menu.byId.get(change.recipeId ?? order.recipeId);
  if (!recipe) throw new Refusal('recipe-not-found');
  const notHad = isAnother ? whyNotHad(recipe, size, menu) : undefined;
  if (notHad) throw notHad;
  const sold = soldDrink(shop, recipe, size);
  const { isLiquor, alcoholGrams } = sold;
  const now = clock();
  const isAdult = order.adultConfirmedAt !== null;
  const notSold = isOfStaff ? undefined : whyNotSoldIn(shop, { now, step: 'swap', isLiquor, isAdult });
  if (notSold) throw saleRefusal(notSold, shop, now);

  const { machineString, glassName, brewingMs, madeAs } = pourOf(recipe, size, menu.pumps);
  const price = isFreeOfCharge(order) ? order.price : sold.price;
  return function* () {
    const ofGuest = { shop, deviceHash: order.deviceHash, isStaff: false };
    const reason = yield* staffReason(ofGuest, sold, { quantity: order.quantity, day: order.day, exceptId: order.id });
    return {
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
      adult_confirmed_at: order.adultConfirmedAt ?? (isOfStaff && isAnother && isLiquor ? now.toISOString() : null),
    };
  };
}

/** In place of one that was served. */
const isFreeOfCharge = ({ remakeOf, price }: StoredOrder): boolean => remakeOf !== null && !price?.amount;

const given = ({ name, size, allergies }: Wanted['change']) => ({
  ...(name !== undefined && { name }),
  ...(size !== undefined && { size }),
  ...(allergies && { allergies: declared(allergies) }),
});

/** Not to be had any more as it was ordered. */
function isGone({ recipeId, size, madeAs }: StoredOrder, menu: Menu): boolean {
  const recipe = menu.byId.get(recipeId);
  return !recipe || !isStillMade(madeAs.changes, recipe, isSoldOutIn(menu)) || !isEnough(menu, recipe, size);
}

/** A drink that has changed may have no alcohol left; the guest's night is as it was. */
const withoutDuty = (reason: StaffReason | null) => (reason === 'allowance' ? reason : null);
