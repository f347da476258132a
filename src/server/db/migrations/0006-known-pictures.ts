import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** Picture addresses of menus and kiosks: the only ones the server fetches for a phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`create table known_pictures (url_hash text primary key, added_at text not null)`).execute(db);
  const known = new Set<string>();
  for (const query of [`select recipe as kept from recipes`, `select config as kept from kiosk_instances`]) {
    const { rows } = await sql.raw<{ kept: string }>(query).execute(db);
    for (const { kept } of rows)
      for (const [address] of kept.matchAll(/https?:\/\/(?:[^"\\]|\\.)+/gi)) known.add(JSON.parse(`"${address}"`));
  }
  for (const url of known) {
    const hash = createHash('sha256').update(url).digest('hex');
    await sql`insert into known_pictures (url_hash, added_at) values (${hash}, ${'2026-01-01T00:00:00.000Z'})`.execute(
      db,
    );
  }
}
