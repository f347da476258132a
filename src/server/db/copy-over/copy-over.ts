/**
 * Copies every row of an SQLite database into an empty PostgreSQL one, batch by batch, so that a copy that was broken off
 * goes on where it was, and compares them at the end. Source: docs/decisions/0119.
 */
import type { Kysely } from 'kysely';
import { createMigrator, migrate } from '../migrate.ts';
import { keyOf, type Row, type SourceTable } from './rows.ts';
import { readSource, sourceTables } from './source.ts';
import { beginCopy, copied, countRows, endCopy, findRows, putRows, tableOrder } from './target.ts';

export interface CopiedTable {
  name: string;
  rows: number;
}

/** What may not be copied, or is not the same afterwards. The message is one line. */
export class CopyRefused extends Error {}

/** Values of a statement of PostgreSQL are at most 65,535. */
const VALUES_AT_ONCE = 30_000;
const ROWS_AT_ONCE = 1000;

interface How {
  /** Tells this source from others: a copy goes on only from the one it was begun from. */
  source: string;
  say: (line: string) => void;
  /** For tests: rows at once. */
  rowsAtOnce?: number;
}

/**
 * @param from nobody else may write to it
 * @param to is empty, or holds a copy of the same source that was broken off
 * @throws CopyRefused
 */
export async function copyOver(
  from: Kysely<unknown>,
  to: Kysely<unknown>,
  { source, say, rowsAtOnce = ROWS_AT_ONCE }: How,
): Promise<CopiedTable[]> {
  const begun = await beginCopy(to, source);
  if (begun === 'not-empty')
    throw new CopyRefused('The database to copy to is not empty. Make a new one, or drop its tables.');
  if (begun === 'of-another')
    throw new CopyRefused('The database to copy to holds part of a copy of other data. Drop its tables first.');
  if (begun === 'again') say('Going on with the copy that was broken off.');
  await migrate(createMigrator(to));

  const tables = inOrder(await sourceTables(from), await tableOrder(to));
  const counts: CopiedTable[] = [];
  for (const table of tables) {
    const batch = Math.max(1, Math.min(rowsAtOnce, Math.floor(VALUES_AT_ONCE / table.columns.length)));
    let { after, rows } = await copied(to, table);
    for (;;) {
      const found = await readSource(from, table, after, batch);
      const last = found.at(-1);
      if (!last) break;
      [after, rows] = [last.at, rows + found.length];
      await putRows(
        to,
        table,
        found.map(({ row }) => row),
        { after, rows },
      );
    }
    if (rows > 0) say(`${table.name}: ${rows}`);
    counts.push({ name: table.name, rows });
  }
  say('Comparing every row …');
  for (const table of tables) await compare(from, to, table, rowsAtOnce);
  await endCopy(to);
  return counts;
}

/** @throws CopyRefused */
async function compare(from: Kysely<unknown>, to: Kysely<unknown>, table: SourceTable, batch: number): Promise<void> {
  let after = 0;
  let rows = 0;
  for (;;) {
    const found = await readSource(from, table, after, batch);
    const last = found.at(-1);
    if (!last) break;
    after = last.at;
    rows += found.length;
    const there = await findRows(
      to,
      table,
      found.map(({ row }) => row),
    );
    const differing = found.filter(({ row }) => !isSame(table, row, there.get(keyOf(table, row))));
    if (differing.length > 0) throw changed(`${table.name} differs in ${differing.length} of ${found.length} rows`);
  }
  const held = await countRows(to, table);
  if (held !== rows) throw changed(`${table.name} has ${rows} rows here and ${held} there`);
}

const changed = (what: string) =>
  new CopyRefused(`${what}: the data have changed since the copy was begun. Drop the tables there, and begin again.`);

/** PostgreSQL keeps a `real` in single precision. */
const isSame = ({ columns }: SourceTable, here: Row, there: Row | undefined): boolean =>
  there !== undefined &&
  columns.every(({ name, type }) => {
    const [a, b] = [here[name], there[name]];
    if (a === null || b === null || type === 'text') return a === b;
    return type === 'real' ? Math.fround(Number(a)) === Math.fround(Number(b)) : Number(a) === Number(b);
  });

/** Rows that others refer to come first. */
function inOrder(tables: readonly SourceTable[], order: readonly string[]): SourceTable[] {
  const missing = tables.filter(({ name }) => !order.includes(name));
  if (missing[0]) throw new CopyRefused(`The table ${missing[0].name} is not known there.`);
  return tables.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
