/**
 * Every picture address a menu or a kiosk has ever shown. Stored as hashes. Source: docs/behaviour/pictures.md "Proxy".
 */
import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex');

/** Every web address anywhere in a value, such as an instance's settings. */
export function webAddressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//i.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(webAddressesIn);
}

export async function rememberPictures(db: Db, urls: readonly string[], at: string): Promise<void> {
  const hashes = [...new Set(urls.map(hashOf))];
  for (let from = 0; from < hashes.length; from += ROWS) {
    const rows = hashes.slice(from, from + ROWS).map((url_hash) => ({ url_hash, added_at: at }));
    await db
      .insertInto('known_pictures')
      .values(rows)
      .onConflict((conflict) => conflict.column('url_hash').doNothing())
      .execute();
  }
}

/** Rows in one statement. */
const ROWS = 200;

export async function isKnownPicture(db: Db, url: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_pictures')
    .select('url_hash')
    .where('url_hash', '=', hashOf(url))
    .executeTakeFirst();
  return row !== undefined;
}
