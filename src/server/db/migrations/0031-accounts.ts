import { sql, type Kysely } from 'kysely';

/** What people do with their own accounts: sessions with a device, second factors, invitations. Source: docs/decisions/0091, 0092. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table sessions add column user_agent text not null default ''`,
  `create table second_factors (
    account_id text primary key, sealed_secret text not null, confirmed_at text, last_step integer not null)`,
  `create table recovery_codes (
    account_id text not null, code_hash text not null, used_at text, primary key (account_id, code_hash))`,
  `create table invitations (
    id text primary key, token_hash text not null unique, role text not null, invited_by text not null,
    created_at text not null, expires_at text not null, accepted_at text)`,
  `create table invitation_shops (
    invitation_id text not null, shop_id text not null, primary key (invitation_id, shop_id))`,
];
