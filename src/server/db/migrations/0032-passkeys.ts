import { sql, type Kysely } from 'kysely';

/** Passkeys of accounts, and the challenges that are under way. Source: docs/decisions/0112. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table passkeys (
    id text primary key, account_id text not null references accounts (id) on delete cascade,
    credential_id text not null unique, public_key text not null, sign_count text not null, transports text not null,
    rp_id text not null, name text not null, created_at text not null, last_used_at text)`,
  `create index passkeys_of_account on passkeys (account_id)`,
  `create table passkey_challenges (
    challenge_hash text primary key, purpose text not null, account_id text, expires_at text not null)`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
];
