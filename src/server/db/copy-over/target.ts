/** The PostgreSQL that is copied to. Its table `sipwell_copy` says that the copy is not whole yet, and how far it is. */
import { sql, type Kysely } from 'kysely';
import { WrongSetting } from '../../config.ts';
import { keyOf, type Row, type SourceTable } from './rows.ts';

/** How far a table is: the place of the last row at the source, and how many there are. */
interface Progress {
  after: number;
  rows: number;
}

const SOURCE = 'source';

const isHalfCopied = async (to: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql<{ there: string | null }>`select to_regclass('sipwell_copy')::text as there`.execute(to);
  return Boolean(rows[0]?.there);
};

/** @throws WrongSetting if it holds part of a copy: nobody may serve it */
export async function refuseHalfCopied(db: Kysely<unknown>): Promise<void> {
  if (!(await isHalfCopied(db))) return;
  throw new WrongSetting(
    'DATABASE_URL: a copy into this database is not finished. Finish it with: npm run sipwell -- copy ADDRESS.',
  );
}

/** Marks an empty database as one that is copied to. */
export async function beginCopy(
  to: Kysely<unknown>,
  source: string,
): Promise<'begun' | 'again' | 'not-empty' | 'of-another'> {
  if (await isHalfCopied(to)) {
    const { rows } = await sql<{ at: string }>`select at from sipwell_copy where name = ${SOURCE}`.execute(to);
    return rows[0]?.at === source ? 'again' : 'of-another';
  }
  const { rows } = await sql<{ n: string }>`select count(*) as n from pg_tables
    where schemaname = current_schema()`.execute(to);
  if (Number(rows[0]?.n) > 0) return 'not-empty';
  await to.transaction().execute(async (tx) => {
    await sql`create table sipwell_copy (name text primary key, at text not null, rows bigint not null)`.execute(tx);
    await sql`insert into sipwell_copy (name, at, rows) values (${SOURCE}, ${source}, 0)`.execute(tx);
  });
  return 'begun';
}

/** Tables by name, those that others refer to first. */
export async function tableOrder(to: Kysely<unknown>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema()`.execute(to);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint c
    join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(to);
  const order: string[] = [];
  const visit = (name: string): void => {
    if (order.includes(name)) return;
    for (const { child, parent } of references) if (child === name && parent !== name) visit(parent);
    order.push(name);
  };
  for (const { name } of tables) visit(name);
  return order;
}

/** How far a table is. What the tables are made with is no row of the source: it goes before the first one comes. */
export async function copied(to: Kysely<unknown>, { name }: SourceTable): Promise<Progress> {
  const { rows } = await sql<{ at: string; rows: string }>`select at, rows from sipwell_copy
    where name = ${name}`.execute(to);
  if (rows[0]) return { after: Number(rows[0].at), rows: Number(rows[0].rows) };
  await sql`delete from ${sql.table(name)}`.execute(to);
  return { after: 0, rows: 0 };
}

/** Rows and how far the table is then, or neither. */
export async function putRows(
  to: Kysely<unknown>,
  { name, columns }: SourceTable,
  rows: readonly Row[],
  { after, rows: count }: Progress,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column.name] ?? null))})`));
  await to.transaction().execute(async (tx) => {
    await sql`insert into ${sql.table(name)} (${names}) values ${values}`.execute(tx);
    await sql`insert into sipwell_copy (name, at, rows) values (${name}, ${String(after)}, ${count})
      on conflict (name) do update set at = excluded.at, rows = excluded.rows`.execute(tx);
  });
}

/** The same rows as they are there, by their keys. */
export async function findRows(
  to: Kysely<unknown>,
  table: SourceTable,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Row>> {
  const { name, columns, key } = table;
  const keys = sql.join(rows.map((row) => sql`(${sql.join(key.map((column) => row[column]))})`));
  const wanted = sql.join(columns.map((column) => sql.ref(column.name)));
  const found = await sql<Row>`select ${wanted} from ${sql.table(name)}
    where (${sql.join(key.map((column) => sql.ref(column)))}) in (${keys})`.execute(to);
  return new Map(found.rows.map((row) => [keyOf(table, row), row]));
}

export async function countRows(to: Kysely<unknown>, { name }: SourceTable): Promise<number> {
  const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(name)}`.execute(to);
  return Number(rows[0]?.n);
}

/** From now on it may be served. */
export const endCopy = async (to: Kysely<unknown>): Promise<void> =>
  void (await sql`drop table sipwell_copy`.execute(to));
