import { sql, type Kysely } from 'kysely';

/** Rooms for two-phone games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table table_rooms (
    id text primary key, shop_id text not null, instance_code text not null, number text not null,
    player_0 text not null, player_1 text, state text not null, rules text not null, revision integer not null,
    seen_0 text not null, seen_1 text, moved_at text not null,
    unique (instance_code, number))`,
  `create index table_rooms_by_move on table_rooms (moved_at)`,
  `create index table_rooms_by_shop on table_rooms (shop_id)`,
];
