/** A shop's orders and visits aggregated by the database, so that the result does not grow with their number. */
import { sql, type RawBuilder } from 'kysely';
import type { Price } from '#domain/selling/selling.ts';
import type { Db } from '../../db/database.ts';
import { simulatedJobs } from '../machines/simulators.repo.ts';

export interface Period {
  shopId: string;
  /** Days of the shop, both inclusive. */
  from: string;
  to: string;
}

/** Without those that a simulator made. */
const placed = (db: Db, { shopId, from, to }: Period) =>
  db
    .selectFrom('orders')
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where((eb) => eb.or([eb('job_id', 'is', null), eb('job_id', 'not in', simulatedJobs(db, shopId))]));

/** @returns for each ten minutes, as `2026-03-14T20:3`, the orders that were not cancelled */
export async function countOrdersByTime(db: Db, period: Period): Promise<{ day: string; slot: string; n: number }[]> {
  const rows = await placed(db, period)
    .select(({ fn }) => ['day', sql<string>`substr(created_at, 1, 15)`.as('slot'), fn.countAll().as('n')])
    .where('status', '!=', 'CANCELLED')
    .groupBy(['day', 'slot'])
    .execute();
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

/** Those that nobody approved in time are among the cancelled ones. */
export async function countCancelled(db: Db, period: Period): Promise<{ cancelled: number; abandoned: number }> {
  const { cancelled, abandoned } = await placed(db, period)
    .select(({ fn, eb }) => [
      fn.countAll().as('cancelled'),
      fn.count(eb.case().when('cancelled_by', '=', 'time').then(1).end()).as('abandoned'),
    ])
    .where('status', '=', 'CANCELLED')
    .executeTakeFirstOrThrow();
  return { cancelled: Number(cancelled), abandoned: Number(abandoned) };
}

/** What the orders of each day that were not cancelled come to, by currency; those without a price left out. */
export async function sumPrices(db: Db, period: Period): Promise<(Price & { day: string })[]> {
  const rows = await placed(db, period)
    .select(({ fn }) => ['day', 'price_currency', fn.sum('price_amount').as('amount')])
    .where('status', '!=', 'CANCELLED')
    .where('price_currency', 'is not', null)
    .groupBy(['day', 'price_currency'])
    .orderBy('price_currency')
    .execute();
  return rows.map(({ day, price_currency, amount }) => ({
    day,
    currency: price_currency ?? '',
    amount: Number(amount),
  }));
}

/** A drink made again costs nothing: it does not count. */
export async function countUnpriced(db: Db, period: Period): Promise<number> {
  const { n } = await placed(db, period)
    .select(({ fn }) => fn.countAll().as('n'))
    .where('status', '!=', 'CANCELLED')
    .where('price_currency', 'is', null)
    .where('remake_of', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

export interface WaitCount {
  day: string;
  /** Whole minutes, rounded up: at least 1. */
  minutes: number;
  n: number;
}

const DAY_MS = 86_400_000;
const DAY_MINUTES = 1440;

/**
 * Histogram of the minutes from placing an order to its being made or collected, for each day. The database counts within
 * a day, in SQL that both engines read; the days between are added here.
 */
export const countWaits =
  (until: 'completed_at' | 'collected_at') =>
  async (db: Db, period: Period): Promise<WaitCount[]> => {
    const end = sql.ref<string>(until);
    const placedAt = sql.ref<string>('created_at');
    const rows = await placed(db, period)
      .select(({ fn }) => [
        'day',
        sql<string>`case when substr(${placedAt}, 1, 10) = substr(${end}, 1, 10) then ''
        else substr(${placedAt}, 1, 10) || substr(${end}, 1, 10) end`.as('dates'),
        sql<number>`(${secondOfDay(end)} - ${secondOfDay(placedAt)} + 86400 + 59) / 60`.as('minutes'),
        fn.countAll().as('n'),
      ])
      .where('status', '=', 'COMPLETED')
      .where(until, 'is not', null)
      .groupBy(['day', 'dates', 'minutes'])
      .execute();
    return rows.map(({ day, dates, minutes, n }) => {
      const days = dates === '' ? 0 : (Date.parse(dates.slice(10)) - Date.parse(dates.slice(0, 10))) / DAY_MS;
      return { day, minutes: Math.max(1, minutes + (days - 1) * DAY_MINUTES), n: Number(n) };
    });
  };

/** @param at ISO 8601, UTC */
const secondOfDay = (at: RawBuilder<string>) =>
  sql`(cast(substr(${at}, 12, 2) as integer) * 3600 + cast(substr(${at}, 15, 2) as integer) * 60 + cast(substr(${at}, 18, 2) as integer))`;

export async function countOrdersByRecipe(
  db: Db,
  period: Period,
): Promise<{ recipeId: string; name: string; n: number }[]> {
  const rows = await placed(db, period)
    .select(({ fn }) => ['recipe_id', fn.max('recipe_name').as('name'), fn.countAll().as('n')])
    .where('status', '!=', 'CANCELLED')
    .groupBy('recipe_id')
    .execute();
  return rows.map(({ recipe_id, name, n }) => ({ recipeId: recipe_id, name, n: Number(n) }));
}

/** Deleted kiosks count too; null is for orders without a kiosk. */
export async function countOrdersByExperience(
  db: Db,
  period: Period,
): Promise<{ kioskType: string | null; n: number }[]> {
  const byInstance = placed(db, period)
    .select(({ fn }) => ['instance_code', fn.countAll<number>().as('n')])
    .where('status', '!=', 'CANCELLED')
    .groupBy('instance_code')
    .as('counted');
  const rows = await db
    .selectFrom(byInstance)
    .leftJoin('kiosk_instances', 'join_code', 'instance_code')
    .select(({ fn }) => ['kiosk_type', fn.sum('n').as('n')])
    .groupBy('kiosk_type')
    .execute();
  return rows.map(({ kiosk_type, n }) => ({ kioskType: kiosk_type, n: Number(n) }));
}

const visited = (db: Db, { shopId, from, to }: Period) =>
  db.selectFrom('visits').where('shop_id', '=', shopId).where('day', '>=', from).where('day', '<=', to);

export async function countVisits(
  db: Db,
  period: Period,
): Promise<{ kioskType: string; joined: number; ordered: number }[]> {
  const rows = await visited(db, period)
    .select(({ fn }) => ['kiosk_type', fn.countAll().as('joined'), fn.count('ordered_at').as('ordered')])
    .groupBy('kiosk_type')
    .execute();
  return rows.map(({ kiosk_type, joined, ordered }) => ({
    kioskType: kiosk_type,
    joined: Number(joined),
    ordered: Number(ordered),
  }));
}

/** Histogram of the seconds from joining to the first order. */
export async function countSecondsToOrder(
  db: Db,
  period: Period,
): Promise<{ kioskType: string; seconds: number; n: number }[]> {
  const rows = await visited(db, period)
    .select(({ fn }) => ['kiosk_type', 'seconds_to_order', fn.countAll().as('n')])
    .where('seconds_to_order', 'is not', null)
    .groupBy(['kiosk_type', 'seconds_to_order'])
    .execute();
  return rows.map((row) => ({ kioskType: row.kiosk_type, seconds: row.seconds_to_order ?? 0, n: Number(row.n) }));
}
