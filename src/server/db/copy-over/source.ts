import { sql, type Kysely } from 'kysely';
import type { Row, SourceTable } from './rows.ts';

interface Column {
  name: string;
  type: string;
  pk: number;
}

const AT = 'row_at';

/** The tables of the product, without the notes of the migrator. */
export async function sourceTables(from: Kysely<unknown>): Promise<SourceTable[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`.execute(from);
  return Promise.all(
    rows.map(async ({ name }) => {
      const columns = await sql<Column>`select name, type, pk from pragma_table_info(${name})`.execute(from);
      const key = columns.rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
      if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
      return { name, columns: columns.rows.map(typed), key: key.map((one) => one.name) };
    }),
  );
}

function typed({ name, type }: Column): SourceTable['columns'][number] {
  const known = type.toLowerCase();
  if (known !== 'text' && known !== 'integer' && known !== 'real') throw new Error(`The column ${name} is ${type}.`);
  return { name, type: known };
}

/**
 * Rows in the order in which they were first written.
 * @param after the place of the last one that was read; 0 at the beginning
 */
export async function readSource(
  from: Kysely<unknown>,
  { name, columns }: SourceTable,
  after: number,
  most: number,
): Promise<{ at: number; row: Row }[]> {
  const wanted = sql.join(columns.map((column) => sql.ref(column.name)));
  const { rows } = await sql<Row>`select rowid as ${sql.ref(AT)}, ${wanted} from ${sql.table(name)}
    where rowid > ${after} order by rowid limit ${most}`.execute(from);
  return rows.map(({ [AT]: at, ...row }) => ({ at: Number(at), row }));
}
