/**
 * Opens DATA_DIR: finishes a restore that was begun, refuses to begin anew where there was something, backs up before an
 * update changes the database, and makes the services. Source: docs/behaviour/backups.md, docs/behaviour/reliability.md.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#contract/refusal.ts';
import { ONLY_OURS, prepareDataDir, signingKey } from '#server/storage/data-dir.ts';
import { dropParts } from './backups/backup-list.ts';
import { keyIdOf } from './backups/key-id.ts';
import { dropLeftovers, endRestore, isUnmarked, markRestore, placeRestored, type Marker } from './backups/restore.ts';
import { backupsFolder, writeBackup } from './backups/write-backup.ts';
import { createClockGuard } from './clock-guard.ts';
import { WrongSetting, type Config } from './config.ts';
import { createServices } from './create-services.ts';
import { openDatabase, type BeforeMigration, type Db } from './db/database.ts';
import { DamagedDatabase } from './db/sqlite-damage.ts';
import { recordAction } from './repos/audit.repo.ts';
import { lastWrittenAt } from './repos/last-written.repo.ts';
import { restoredMark } from './repos/postgres-backup.repo.ts';
import { revokeAllSessions } from './repos/account/sessions.repo.ts';
import type { Services } from './services.ts';

/** There is no database where there was one. */
export class LostDatabase extends WrongSetting {}

export const databaseFile = ({ DATA_DIR }: Config): string => join(DATA_DIR, 'sipwell.db');

const HOW_TO_GO_ON =
  'Restore a backup with: npm run sipwell -- restore FILE. To begin anew instead, move the folder elsewhere first.';

/**
 * @param say is told what takes a while
 * @throws WrongSetting, LostDatabase, DamagedDatabase
 */
export async function openData(config: Config, say: (line: string) => void): Promise<Services> {
  const { DATA_DIR, DATABASE_URL } = config;
  process.umask(ONLY_OURS);
  prepareDataDir(config);
  let restored = placeRestored(DATA_DIR);
  if (!DATABASE_URL && !isThere(databaseFile(config))) refuseIfUsed(config);

  const db = await connect(config, async (opened, state) => {
    if (DATABASE_URL && state === 'new') refuseIfUsed(config);
    if (DATABASE_URL && state !== 'new') restored ??= await placeUnmarked(DATA_DIR, opened);
    if (state === 'old' && !restored) await backUpBeforeMigration(config, opened, say);
  });
  const services = createServices(config, db, signingKey(config));
  services.clockGuard = createClockGuard(services.clock, await lastWrittenAt(db));
  if (restored) await finishRestore(services, restored);
  await dropLeftovers(DATA_DIR);
  await dropParts(DATA_DIR);
  return services;
}

const isThere = (file: string): boolean => existsSync(file) && statSync(file).size > 0;

/** An empty database beside uploads or backups is a disk that was not mounted, not a first start. */
function refuseIfUsed({ DATA_DIR, DATABASE_URL }: Config): void {
  const found = [
    join(DATA_DIR, 'uploads', 'photos'),
    join(DATA_DIR, 'uploads', 'voice-cues'),
    backupsFolder(DATA_DIR),
  ].find((folder) => existsSync(folder) && readdirSync(folder).length > 0);
  if (found === undefined) return;
  const what = DATABASE_URL
    ? 'the database of DATABASE_URL is empty'
    : `${join(DATA_DIR, 'sipwell.db')} is missing or empty`;
  throw new LostDatabase(`${found} holds files, but ${what}. ${HOW_TO_GO_ON}`);
}

/** PostgreSQL had committed a restore when the server was killed, before its marker was written. */
async function placeUnmarked(dataDir: string, db: Db): Promise<Marker | undefined> {
  const folder = await restoredMark(db);
  if (folder === null || !isUnmarked(dataDir, folder)) return undefined;
  await markRestore(dataDir, { folder });
  return placeRestored(dataDir);
}

async function backUpBeforeMigration(config: Config, db: Db, say: (line: string) => void): Promise<void> {
  say('Backing up before the update changes the database …');
  const data = { db, config, keyId: keyIdOf(signingKey(config)), clock: () => new Date() };
  await writeBackup(data, 'before-migration').catch((cause: Error) => {
    if (!(cause instanceof Refusal && cause.code === 'backup-tool-missing'))
      throw new WrongSetting(`No backup could be made before the update: ${cause.message}.`);
    say('No backup was made: pg_dump is not installed.');
  });
}

/** The accounts are those of the backup: whoever lost access since must not have it again by an old sign-in. */
async function finishRestore({ db, clock, newId, config }: Services, marker: Marker): Promise<void> {
  const at = clock().toISOString();
  await revokeAllSessions(db, at);
  await recordAction(db, {
    id: newId(),
    at,
    accountId: null,
    action: 'backup-restored',
    shopId: null,
    details: { madeAt: marker.madeAt },
  });
  await endRestore(config.DATA_DIR, marker);
}

async function connect(config: Config, before: BeforeMigration): Promise<Db> {
  const file = databaseFile(config);
  try {
    return await openDatabase(config.DATABASE_URL ?? file, before);
  } catch (cause) {
    if (cause instanceof WrongSetting || cause instanceof DamagedDatabase) throw cause;
    const { message } = cause as Error;
    if (config.DATABASE_URL) throw new WrongSetting(`DATABASE_URL: the database cannot be reached (${message}).`);
    if (/locked/i.test(message)) throw new WrongSetting(`DATA_DIR ${config.DATA_DIR} is in use by another Sipwell.`);
    throw new WrongSetting(`The database ${file} cannot be opened: ${message}.`);
  }
}
