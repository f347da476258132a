import { Kysely, PostgresDialect } from 'kysely';
import type { Db } from '../db.ts';
import { copyOver, type CopiedTable } from './copy-over.ts';

/**
 * @param address postgres://…; a password may stand in PGPASSWORD instead
 * @throws CopyRefused; whatever broke the copy off
 */
export async function copyToPostgres(
  db: Db,
  address: string,
  how: Parameters<typeof copyOver>[2],
): Promise<CopiedTable[]> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: address, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  const to = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await copyOver(db as unknown as Kysely<unknown>, to, how);
  } finally {
    await to.destroy();
  }
}
