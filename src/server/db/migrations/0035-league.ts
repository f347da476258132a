import { sql, type Kysely } from 'kysely';

/** The league of a shop's night: who has joined it, and the matches that count. Source: docs/decisions/0130. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table league_players (
    shop_id text not null, day text not null, device_hash text not null, name text not null, joined_at text not null,
    primary key (shop_id, day, device_hash))`,
  `create table league_matches (
    room_id text not null, turn integer not null, shop_id text not null, day text not null,
    winner text, loser text, ended_at text not null,
    primary key (room_id, turn))`,
  `create index league_matches_by_day on league_matches (shop_id, day)`,
];
