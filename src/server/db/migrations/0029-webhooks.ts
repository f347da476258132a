import { sql, type Kysely } from 'kysely';

/** Webhooks of a shop and what each has to be told. Source: docs/decisions/0090. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table webhooks (
    id text primary key, shop_id text not null, url text not null, secret text not null, types text not null,
    seq integer not null, created_at text not null)`,
  `create index webhooks_of_shop on webhooks (shop_id)`,
  `create table webhook_messages (
    id text primary key, webhook_id text not null, shop_id text not null, type text not null, subject text not null,
    happened_at text not null, place integer not null, next_at text, tries integer not null, status integer, told_at text)`,
  `create unique index webhook_messages_once on webhook_messages (webhook_id, type, subject)`,
  `create index webhook_messages_due on webhook_messages (next_at)`,
];
