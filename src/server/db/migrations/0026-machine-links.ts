import { sql, type Kysely } from 'kysely';

/** Machines with a program of their own, which the server calls itself. Source: docs/decisions/0083. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table machines add column kind text not null default 'own'`,
  `create table machine_links (
    machine_id text primary key, address text not null, secrets text not null, matches text not null,
    theirs text, trouble text, recipe_id integer, lease_by text, lease_until text, started text)`,
];
