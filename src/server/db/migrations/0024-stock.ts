import { sql, type Kysely } from 'kysely';

/** What is left in the bottles, and how drinks are made without what is missing. Source: docs/decisions/0080, 0081. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table bottles (
    shop_id text not null, machine_id text not null, slot integer not null,
    size_ml real not null, level_ml real not null, low_ml real not null,
    is_measured integer not null, is_uncertain integer not null, refilled text,
    primary key (shop_id, machine_id, slot))`,
  `create table ingredient_options (
    shop_id text not null, ingredient text not null, may_leave_out integer not null, replacement text,
    primary key (shop_id, ingredient))`,
  `alter table orders add column made_as text`,
];
