/** Makes a backup: one file with the database, the uploads and the keys. Source: docs/behaviour/backups.md. */
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#contract/refusal.ts';
import { backupName, type BackupReason } from '#domain/backup/backup-name.ts';
import { removeInSteps } from '#server/storage/remove-in-steps.ts';
import { syncFolder } from '#server/storage/sync-folder.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { engineOf } from '../db/engine.ts';
import { lookIntoCopy } from '../db/look-into-copy.ts';
import type { DataCounts } from '../repos/data-counts.repo.ts';
import { VERSION } from '../version.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { packAside } from './aside.ts';
import { DATABASE_FILES, FORMAT, PRODUCT, type DatabaseKind, type Manifest } from './manifest.ts';

export interface Data {
  db: Db;
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;
  keyId: string;
  clock: () => Date;
  /** Aborted when the server stops. */
  stopped?: AbortSignal;
}

/** Unfinished: removed at the next start. */
export const PART = '.part-';

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');
export const databaseKind = ({ DATABASE_URL }: Data['config']): DatabaseKind => (DATABASE_URL ? 'postgres' : 'sqlite');

/**
 * The file appears under its name when it is whole and flushed; until then nothing of it is left if something fails.
 * @returns its name and what it says of itself
 * @throws what the disk says; Refusal backup-tool-missing or backup-failed
 */
export async function writeBackup(data: Data, reason: BackupReason): Promise<{ name: string; manifest: Manifest }> {
  const folder = backupsFolder(data.config.DATA_DIR);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const at = data.clock();
  const name = backupName(at, reason);
  const part = await mkdtemp(join(folder, PART));
  try {
    const database = databaseKind(data.config);
    const copy = join(part, DATABASE_FILES[database]);
    const counts = await copyDatabase(data, copy);
    const manifest: Manifest = {
      product: PRODUCT,
      format: FORMAT,
      version: VERSION,
      database,
      madeAt: at.toISOString(),
      reason,
      keyId: data.keyId,
      counts,
    };
    const whole = join(part, name);
    await packAside({ dataDir: data.config.DATA_DIR, manifest, copy, to: whole }, data.stopped);
    await rename(whole, join(folder, name));
    await syncFolder(folder);
    return { name, manifest };
  } finally {
    await removeInSteps(part);
  }
}

async function copyDatabase({ db, config, stopped }: Data, target: string): Promise<DataCounts> {
  if (config.DATABASE_URL) return dumpPostgres(db, config.DATABASE_URL, target, stopped);
  const { copyTo } = engineOf(db);
  // A database in memory, which nobody keeps anything in.
  if (!copyTo) throw new Refusal('backup-failed');
  await copyTo(target, stopped);
  const copied = await lookIntoCopy({ what: 'settle', file: target });
  if ('counts' in copied) return copied.counts;
  throw Object.assign(new Error(copied.problem), copied.isFull && { code: 'ENOSPC' });
}
