import { sql, type Kysely } from 'kysely';

/** Phones that follow another phone's ticket by its link. Source: docs/decisions/0157. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table ticket_followers (
    ticket_id text not null, device_hash text not null, shop_id text not null, followed_at text not null,
    primary key (ticket_id, device_hash))`,
  `create index ticket_followers_by_device on ticket_followers (device_hash, shop_id)`,
];
