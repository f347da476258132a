/** Parts of queries of orders. Conditions are written as those of the partial indexes are: otherwise these are not used. */
import { sql } from 'kysely';

/** Of an order that nothing has changed since it was placed. */
export const FIRST_VERSION = 1;

/** Not over. */
export const isOpen = sql<boolean>`status in ('PENDING', 'IMMEDIATE', 'IN_PROGRESS')`;

export const isWaiting = sql<boolean>`status in ('PENDING', 'IMMEDIATE')`;

/** The first has the ticket's id, and others are few. */
export const isOfTicket = (ticketId: string) =>
  sql<boolean>`(id = ${ticketId} or (ticket_id = ${ticketId} and ticket_id <> id))`;

/** The same of `order` and the ticket of a `follower`. */
export const isOfFollowed = sql<boolean>`("order".id = follower.ticket_id
  or ("order".ticket_id = follower.ticket_id and "order".ticket_id <> "order".id))`;

/** Hashes of the devices that follow the ticket of an order, separated by a space; null where none does. */
export const followersOf = (orders: 'order' | 'orders') =>
  sql<string | null>`(select string_agg(device_hash, ' ') from ticket_followers
    where ticket_followers.ticket_id = ${sql.ref(`${orders}.ticket_id`)})`.as('followers');

/** Who is told of an order. */
export function devicesOf(row: { device_hash: string | null; followers: string | null }): readonly string[] {
  const own = row.device_hash === null ? [] : [row.device_hash];
  return row.followers === null ? own : [...own, ...row.followers.split(' ')];
}
