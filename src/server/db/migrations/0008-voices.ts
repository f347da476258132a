import { sql, type Kysely } from 'kysely';

/** Voice profiles with their recorded cues, and the voice chosen by a shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table voice_profiles (
    id text primary key, shop_id text, name text not null, version integer not null,
    created_at text not null, updated_at text not null)`,
  `create index voice_profiles_by_shop on voice_profiles (shop_id)`,
  `create table voice_cues (
    profile_id text not null references voice_profiles (id), cue text not null, file text not null,
    bytes integer not null, duration_ms integer not null, recorded_at text not null,
    primary key (profile_id, cue))`,
  `create index voice_cues_by_file on voice_cues (file)`,
  `alter table shops add column voice_profile_id text`,
];
