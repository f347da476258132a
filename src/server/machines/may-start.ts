/** What nobody but staff may start. Source: docs/behaviour/selling.md "The rule". */
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { isStillMade } from '#domain/order/changes.ts';
import { isLiquorByNow } from '#domain/selling/liquor.ts';
import { NO_NIGHT, whyStaffApprove } from '#domain/selling/may-sell.ts';
import { isSoldOutIn, type Menu } from '#server/menu/menus.ts';
import { saleRefusal, whyNotSoldIn } from '#server/settings/sale.ts';
import type { Steps } from '../db/steps.ts';
import { kioskPause } from '../repos/kiosk/kiosks.repo.ts';
import type { StoredOrder } from '../repos/orders/orders.repo.ts';
import type { StoredShop } from '../repos/shop/shops.repo.ts';

interface Starting {
  shop: StoredShop;
  /** What is sold now. */
  menu: Menu;
  now: Date;
}

/** Why neither its guest nor the house may start a waiting order now; undefined if they may. */
export function* whyNotStarted(order: StoredOrder, { shop, menu, now }: Starting): Steps<Refusal | undefined> {
  const { recipeId, madeAs, staffApproves, instanceCode } = order;
  const recipe = menu.byId.get(recipeId);
  const isLiquor = isLiquorByNow(order, recipe);
  if (recipe && !isStillMade(madeAs.changes, recipe, isSoldOutIn(menu))) return new Refusal('recipe-unavailable');
  if (staffApproves === 'allowance') return new Refusal('staff-approves', { because: message('past-allowance') });
  const { alcoholDuty } = shop.selling;
  if (staffApproves !== null || whyStaffApprove({ alcoholDuty, isLiquor }, NO_NIGHT) !== null)
    return new Refusal('staff-approves');
  const paused = instanceCode === null ? undefined : yield* kioskPause(instanceCode);
  if (paused) return saleRefusal({ code: 'bar-paused', ...paused }, shop, now);
  const notSold = whyNotSoldIn(shop, { now, step: 'approve', isLiquor, isAdult: true });
  return notSold && saleRefusal(notSold, shop, now);
}
