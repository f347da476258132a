import { sql, type Kysely } from 'kysely';

/** The capsule machine: a drum for each shop and day, and the capsules drawn from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table capsule_bags (
    shop_id text not null, day text not null, drum text not null, filling integer not null,
    primary key (shop_id, day, drum))`,
  `create table capsule_draws (
    id text primary key, shop_id text not null, day text not null, drum text not null, filling integer not null,
    series_id text not null, number integer not null, recipe_id text not null, zero_proof integer not null,
    player text not null, idempotency_key text not null, created_at text not null,
    unique (shop_id, day, drum, filling, series_id, number), unique (player, idempotency_key))`,
  `create index capsule_draws_by_player on capsule_draws (player, shop_id, created_at)`,
  `create index capsule_draws_by_day on capsule_draws (day)`,
];
