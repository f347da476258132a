import { sql, type Kysely } from 'kysely';

/** Batches are written in several transactions; shops say whether they also pour by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table batches add column stage text`,
  `alter table batches add column busy_until text`,
  `create index batches_open on batches (shop_id) where stage is not null`,
  `alter table shops add column pours_by_hand integer`,
];
