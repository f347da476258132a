import { Migrator, type Kysely, type Migration } from 'kysely';
import * as first from './migrations/0001-first.ts';
import * as translations from './migrations/0002-translations.ts';
import * as batches from './migrations/0003-batches.ts';
import * as master from './migrations/0004-master.ts';
import * as visits from './migrations/0005-visits.ts';
import * as knownPictures from './migrations/0006-known-pictures.ts';
import * as imports from './migrations/0007-imports.ts';
import * as voices from './migrations/0008-voices.ts';
import * as undo from './migrations/0009-undo.ts';
import * as capsules from './migrations/0010-capsules.ts';
import * as tableRooms from './migrations/0011-table-rooms.ts';
import * as withdrawnKeys from './migrations/0012-withdrawn-keys.ts';
import * as declared from './migrations/0013-declared.ts';

/** Migrations in order; each runs in a transaction. Never change a released one. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-first': first,
  '0002-translations': translations,
  '0003-batches': batches,
  '0004-master': master,
  '0005-visits': visits,
  '0006-known-pictures': knownPictures,
  '0007-imports': imports,
  '0008-voices': voices,
  '0009-undo': undo,
  '0010-capsules': capsules,
  '0011-table-rooms': tableRooms,
  '0012-withdrawn-keys': withdrawnKeys,
  '0013-declared': declared,
};

/** Migrates the database to the newest version. Throws if a step fails or the file is from a newer version. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}
