import { Migrator, type Kysely, type Migration } from 'kysely';
import { WrongSetting } from '../config.ts';
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
import * as tickets from './migrations/0014-tickets.ts';
import * as flavour from './migrations/0015-flavour.ts';
import * as orderPath from './migrations/0016-order-path.ts';
import * as events from './migrations/0017-events.ts';
import * as stagesAndHands from './migrations/0018-stages-and-hands.ts';
import * as selling from './migrations/0019-selling.ts';
import * as counter from './migrations/0020-counter.ts';
import * as machines from './migrations/0021-machines.ts';
import * as figures from './migrations/0022-figures.ts';
import * as tablets from './migrations/0023-tablets.ts';
import * as stock from './migrations/0024-stock.ts';
import * as mqtt from './migrations/0025-mqtt.ts';
import * as machineLinks from './migrations/0026-machine-links.ts';
import * as presenceAndCare from './migrations/0027-presence-and-care.ts';
import * as webhooks from './migrations/0029-webhooks.ts';
import * as shops from './migrations/0030-shops.ts';
import * as accounts from './migrations/0031-accounts.ts';
import * as passkeys from './migrations/0032-passkeys.ts';
import * as simulators from './migrations/0033-simulators.ts';
import * as toldCapsules from './migrations/0034-told-capsules.ts';
import * as league from './migrations/0035-league.ts';
import * as roomRound from './migrations/0036-room-round.ts';
import * as fewerOrderIndexes from './migrations/0037-fewer-order-indexes.ts';
import * as followers from './migrations/0038-followers.ts';
import * as askedAgain from './migrations/0039-asked-again.ts';

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
  '0014-tickets': tickets,
  '0015-flavour': flavour,
  '0016-order-path': orderPath,
  '0017-events': events,
  '0018-stages-and-hands': stagesAndHands,
  '0019-selling': selling,
  '0020-counter': counter,
  '0021-machines': machines,
  '0022-figures': figures,
  '0023-tablets': tablets,
  '0024-stock': stock,
  '0025-mqtt': mqtt,
  '0026-machine-links': machineLinks,
  '0027-presence-and-care': presenceAndCare,
  '0029-webhooks': webhooks,
  '0030-shops': shops,
  '0031-accounts': accounts,
  '0032-passkeys': passkeys,
  '0033-simulators': simulators,
  '0034-told-capsules': toldCapsules,
  '0035-league': league,
  '0036-room-round': roomRound,
  '0037-fewer-order-indexes': fewerOrderIndexes,
  '0038-followers': followers,
  '0039-asked-again': askedAgain,
};

/** The newest. */
export const SCHEMA = Object.keys(MIGRATIONS).sort().at(-1) ?? '';

/** `new`: nothing was ever written to it · `old`: an update has something to change · `current`: it has not. */
export type MigrationState = 'new' | 'old' | 'current';

export const createMigrator = (db: Kysely<unknown>): Migrator =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });

export async function migrationState(migrator: Migrator): Promise<MigrationState> {
  const all = await migrator.getMigrations();
  const done = all.filter(({ executedAt }) => executedAt !== undefined);
  if (done.length === 0) return 'new';
  return done.length < all.length ? 'old' : 'current';
}

/** The database was changed by a later version of Sipwell. */
export class NewerDatabase extends WrongSetting {}

const IS_MISSING = /previously executed migration (\S+) is missing/;

/** Migrates the database to the newest version. @throws NewerDatabase; whatever a step has failed with */
export async function migrate(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  const later = error instanceof Error && IS_MISSING.exec(error.message)?.[1];
  if (later)
    throw new NewerDatabase(
      `the database is of a newer version of Sipwell (${later}). Start that version, or restore a backup from before the update with: npm run sipwell -- restore FILE.`,
    );
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.');
}
