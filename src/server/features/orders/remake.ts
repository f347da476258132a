import { Refusal } from '#contract/refusal.ts';
import type { RecipeOnMenu } from '#server/menu/menus.ts';
import type { Pump } from '#domain/machine/machine-string.ts';
import { displayId, mayRemake, orderStage } from '#domain/order/order.ts';
import { isLiquorByNow } from '#domain/selling/liquor.ts';
import { NO_NIGHT, whyStaffApprove } from '#domain/selling/may-sell.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import { findRemake, insertOrders, takeDayNumbers, type StoredOrder } from '../../repos/orders/orders.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { pourOf } from './pour.ts';

/**
 * Places the same drink again on the guest's ticket, waiting for approval; once for each failed order. A drink that has
 * left the menu since is made as it was ordered. Source: docs/behaviour/orders.md "Making again".
 * @throws Refusal order-moved-on
 */
export async function remake(
  { commit, clock, newId }: Services,
  shop: StoredShop,
  failed: StoredOrder,
  { recipe, pumps }: { recipe: RecipeOnMenu | undefined; pumps: readonly Pump[] },
): Promise<{ remade: StoredOrder; isNew: boolean }> {
  if (!mayRemake(orderStage(failed))) throw new Refusal('order-moved-on');
  const { alcoholDuty } = shop.selling;
  const isLiquor = isLiquorByNow(failed, recipe);
  const { machineString, glassName, brewingMs, madeAs } = recipe
    ? pourOf(recipe, failed.size, pumps)
    : { ...failed, madeAs: JSON.stringify(failed.madeAs) };
  return commit(
    function* () {
      const known = yield* findRemake(failed);
      if (known) return { remade: known, isNew: false };
      const now = clock();
      const day = dayOfShop(shop, now);
      const day_number = yield* takeDayNumbers(shop.id, day, 1);
      const [remade] = yield* insertOrders([
        {
          id: newId(),
          shop_id: shop.id,
          recipe_id: failed.recipeId,
          recipe_name: failed.recipeName,
          name: failed.name,
          size: failed.size,
          status: 'PENDING',
          display_id: displayId(day_number),
          day,
          day_number,
          machine_string: machineString,
          glass_name: glassName,
          brewing_ms: brewingMs,
          made_as: madeAs,
          instance_code: failed.instanceCode,
          device_hash: failed.deviceHash,
          session_hash: failed.sessionHash,
          created_at: now.toISOString(),
          approved_at: null,
          approved_by: null,
          completes_at: null,
          allergies: failed.allergies && JSON.stringify(failed.allergies),
          ticket_id: failed.ticketId,
          remake_of: failed.id,
          pickup_code: failed.pickupCode,
          // What was served before is not charged again.
          price_amount: failed.price && (failed.status === 'CANCELLED' ? failed.price.amount : 0),
          price_currency: failed.price?.currency ?? null,
          alcohol_grams: failed.alcoholGrams,
          is_liquor: isLiquor ? 1 : 0,
          staff_approves: failed.staffApproves ?? whyStaffApprove({ alcoholDuty, isLiquor }, NO_NIGHT),
          adult_confirmed_at: failed.adultConfirmedAt,
        },
      ]);
      if (!remade) throw new Error('An order was not written.');
      return { remade, isNew: true };
    },
    { shopId: shop.id },
  );
}
