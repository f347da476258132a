/** The lists of an inspection. Source: docs/behaviour/inspection.md. */
import { InspectedCare, type InspectedHand, type InspectedOrder } from '#contract/shop/inspection.ts';
import { addDays } from '#domain/order/shop-day.ts';
import type { Db } from '../../db/database.ts';
import { listCareIn, listLiquorOrders, listProgramCareIn, type LiquorOrder } from '../../repos/shop/inspection.repo.ts';
import { OrderSize } from '#contract/fields.ts';

/** What can still be printed and looked through: some forty pages. */
const ORDERS_AT_MOST = 2000;
const CARE_AT_MOST = 1000;

interface Days {
  shopId: string;
  from: string;
  to: string;
}
interface Found<T> {
  found: T[];
  /** There were more. */
  isCut: boolean;
}

export async function inspectedOrders(db: Db, days: Days): Promise<Found<InspectedOrder>> {
  const rows = await listLiquorOrders(db, days, ORDERS_AT_MOST + 1);
  return { found: rows.slice(0, ORDERS_AT_MOST).map(inspected), isCut: rows.length > ORDERS_AT_MOST };
}

const inspected = (row: LiquorOrder): InspectedOrder => ({
  orderId: row.id,
  displayId: row.display_id,
  day: row.day,
  placedAt: row.created_at,
  recipeId: row.recipe_id,
  drink: row.recipe_name,
  size: OrderSize.parse(row.size),
  quantity: row.quantity,
  alcoholGrams: row.alcohol_grams,
  adult:
    row.adult_confirmed_at === null
      ? null
      : { at: row.adult_confirmed_at, by: row.instance_code === null ? 'staff' : 'guest' },
  approved: row.approved_at === null ? null : { at: row.approved_at, by: handOf(row) },
});

/** Accounts are known by their name; a device is a guest, whoever's it was; the house is nobody. */
function handOf({ approved_by, username }: LiquorOrder): InspectedHand {
  if (approved_by === null) return { who: 'house' };
  if (username !== null) return { who: 'staff', name: username };
  return isGuest(approved_by) ? { who: 'guest' } : { who: 'staff', name: null };
}

const isGuest = (hand: string): boolean => hand === 'guest' || /^[0-9a-f]{64}$/.test(hand);

/** @param dayOf the day of the shop that an instant is in */
export async function inspectedCare(
  db: Db,
  { shopId, from, to }: Days,
  dayOf: (at: string) => string,
): Promise<Found<InspectedCare>> {
  // A shop's day begins up to a day before or after that of UTC.
  const time = { shopId, since: addDays(from, -1), until: addDays(to, 3) };
  const limit = CARE_AT_MOST + 1;
  const [lines, programs] = await Promise.all([listCareIn(db, time, limit), listProgramCareIn(db, time, limit)]);
  const all = [
    ...lines.map(({ id, issued_at, name, slot, kind, state, username }) => ({
      id,
      at: issued_at,
      machine: name,
      slot,
      what: kind,
      state,
      by: username,
    })),
    ...programs.map(({ id, at, details, username }) => ({
      id,
      at,
      machine: details.name,
      slot: null,
      what: details.what,
      state: null,
      by: username,
    })),
  ];
  const found = all
    .filter(({ at }) => dayOf(at) >= from && dayOf(at) <= to)
    .flatMap((one) => InspectedCare.safeParse(one).data ?? [])
    .sort((a, b) => (a.at < b.at ? -1 : 1));
  const isCut = found.length > CARE_AT_MOST || lines.length === limit || programs.length === limit;
  return { found: found.slice(0, CARE_AT_MOST), isCut };
}
