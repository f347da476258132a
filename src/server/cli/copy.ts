import { createHash } from 'node:crypto';
import { CopyRefused, type CopiedTable } from '../db/copy-over/copy-over.ts';
import { copyToPostgres } from '../db/copy-over/copy-to-postgres.ts';
import type { Services } from '../services.ts';
import { Failure } from './usage.ts';

/**
 * Copies the data to a PostgreSQL.
 * @throws Failure
 */
export async function copyTo(
  { db, config }: Services,
  address: string,
  say: (line: string) => void,
): Promise<CopiedTable[]> {
  if (config.DATABASE_URL?.startsWith('postgres'))
    throw new Failure('The data are in PostgreSQL already: pg_dump and psql copy them.');
  const source = createHash('sha256').update(config.DATA_DIR).digest('hex');
  try {
    return await copyToPostgres(db, address, { source, say });
  } catch (cause) {
    if (cause instanceof CopyRefused) throw new Failure(cause.message);
    throw new Failure(`The copy was broken off: ${(cause as Error).message}. The same command goes on with it.`);
  }
}

export const rowsOf = (tables: readonly CopiedTable[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);
