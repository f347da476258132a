import { sql, type Kysely } from 'kysely';

/** Machines without pumps that the server runs. Source: docs/decisions/0116. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table machines add column simulated_fault text',
  'alter table machines add column simulated_by text',
  'alter table machines add column simulated_until text',
];
