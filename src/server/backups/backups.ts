/** The backups of this server: one thing at a time is done with them. Source: docs/behaviour/backups.md. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/refusal.ts';
import { backupName, type BackupReason } from '#domain/backup/backup-name.ts';
import { removeInSteps } from '#server/storage/remove-in-steps.ts';
import { syncFolder } from '#server/storage/sync-folder.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { engineOf } from '../db/engine.ts';
import { dropStatements } from '../repos/postgres-backup.repo.ts';
import { unpackAside } from './aside.ts';
import { findBackup, listBackups, removeBackup, removeSurplus, saveBeside, type KnownBackup } from './backup-list.ts';
import type { Manifest } from './manifest.ts';
import { checkDump, loadPostgres } from './postgres-dump.ts';
import { addUploads, dropStaged, markRestore, prepareMark, stageRestore } from './restore.ts';
import { backupsFolder, PART, writeBackup } from './write-backup.ts';

export interface Backups {
  /** Whether this server has a file, or a PostgreSQL, to back up: not in memory. */
  isPossible: () => boolean;
  isBusy: () => boolean;
  list: () => Promise<KnownBackup[]>;
  /** @throws Refusal backup-not-found */
  find: (name: string) => Promise<KnownBackup>;
  pathOf: (name: string) => string;
  /** Waits for what is under way. @throws Refusal backup-tool-missing, backup-failed; what the disk says */
  make: (reason: BackupReason) => Promise<KnownBackup>;
  /** Opens it and compares all that is in it. @throws Refusal backup-not-found; never for what is wrong with it */
  check: (name: string) => Promise<KnownBackup>;
  remove: (name: string) => Promise<void>;
  /** Keeps a file from elsewhere if it is a backup. @throws Refusal as stageRestore; storage-full */
  receive: (file: Readable) => Promise<KnownBackup>;
  /** The same, under the name it had. @param name of a backup; one of that name is replaced once the new one is whole */
  keep: (name: string, file: AsyncIterable<Buffer>) => Promise<KnownBackup>;
  /**
   * Makes everything ready: at the next start this server has the data of the backup. Until then nothing may be written.
   * @param file path of a backup
   * @param hold called once the backup was found to be good, before the data of now is backed up
   * @returns the backup of what is replaced
   * @throws Refusal as stageRestore; then nothing has changed
   */
  restore: (file: string, hold: () => Promise<void>) => Promise<{ manifest: Manifest; before: string }>;
  /** Breaks off the backup under way, refuses what waits, and resolves when nothing of it is left. */
  stop: () => Promise<void>;
}

interface Needed {
  db: Db;
  config: Config;
  keyId: string;
  clock: () => Date;
}

/** For whatever else writes to the same disk meanwhile. Bytes. */
const LEFT_FREE = 256 * 1024 * 1024;

export function createBackups(data: Needed): Backups {
  const { config, clock } = data;
  const dataDir = config.DATA_DIR;
  const folder = backupsFolder(dataDir);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    waiting++;
    const mine = last
      .then(() => {
        stopped.throwIfAborted();
        return work();
      })
      .finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };

  const make = async (reason: BackupReason): Promise<KnownBackup> => {
    const { name, manifest } = await writeBackup({ ...data, stopped }, reason);
    await saveBeside(dataDir, name, { manifest, check: null });
    return findBackup(dataDir, name);
  };
  const check = async (name: string): Promise<KnownBackup> => {
    const { manifest } = await findBackup(dataDir, name);
    const problem = await problemOf(join(folder, name), folder);
    await saveBeside(dataDir, name, { manifest, check: { at: clock().toISOString(), problem } });
    return findBackup(dataDir, name);
  };
  const keep = async (name: string, file: AsyncIterable<Buffer>): Promise<KnownBackup> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = await mkdtemp(join(folder, PART));
    try {
      const path = join(part, name);
      const whole = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(file, withinSpace(folder), whole, { signal: stopped });
      const staged = await stageRestore(path, data);
      await dropStaged(dataDir, staged);
      await rename(path, join(folder, name));
      await syncFolder(folder);
      const { manifest } = staged;
      await saveBeside(dataDir, name, { manifest, check: { at: clock().toISOString(), problem: null } });
      return await findBackup(dataDir, name);
    } finally {
      await removeInSteps(part);
    }
  };
  return {
    isPossible: () => config.DATABASE_URL !== undefined || engineOf(data.db).copyTo !== undefined,
    isBusy: () => waiting > 0,
    stop: async () => {
      stopping.abort(new Refusal('backup-failed'));
      await last;
    },
    list: () => listBackups(dataDir),
    find: (name) => findBackup(dataDir, name),
    pathOf: (name) => join(folder, name),
    make: (reason) =>
      inTurn(async () => {
        const made = await make(reason);
        if (reason !== 'nightly') {
          await removeSurplus(dataDir, config.BACKUPS_KEPT);
          return made;
        }
        const checked = await check(made.name);
        // One that cannot be restored replaces none that can.
        if (checked.check?.problem === null) await removeSurplus(dataDir, config.BACKUPS_KEPT);
        return checked;
      }),
    check: (name) => inTurn(() => check(name)),
    remove: (name) => inTurn(() => removeBackup(dataDir, name)),
    receive: (file) => inTurn(() => keep(backupName(clock(), 'received'), file)),
    keep: (name, file) => inTurn(() => keep(name, file)),
    restore: (file, hold) =>
      inTurn(async () => {
        const staged = await stageRestore(file, data);
        try {
          await hold();
          await refuseBesideOthers(data.db);
          const before = await make('before-restore');
          await prepareMark(dataDir, staged, null);
          await addUploads(dataDir, staged);
          if (config.DATABASE_URL)
            await loadPostgres(config.DATABASE_URL, staged.database, await dropStatements(data.db), staged.folder);
          await markRestore(dataDir, staged);
          return { manifest: staged.manifest, before: before.name };
        } catch (cause) {
          await dropStaged(dataDir, staged);
          throw cause;
        }
      }),
  };
}

/** Another server would go on with what it remembers of the data that are replaced. @throws Refusal backup-other-server */
async function refuseBesideOthers(db: Db): Promise<void> {
  if (((await engineOf(db).countOthers?.()) ?? 0) > 0) throw new Refusal('backup-other-server');
}

/** @returns the code of what is wrong with it; null if nothing is */
async function problemOf(file: string, folder: string): Promise<string | null> {
  const part = await mkdtemp(join(folder, PART));
  try {
    await checkDump(await unpackAside({ file, folder: part }));
    return null;
  } catch (cause) {
    if (cause instanceof Refusal) return cause.code;
    throw cause;
  } finally {
    await removeInSteps(part);
  }
}

/** Passes on what comes as long as the disk has room for it. */
function withinSpace(folder: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { bavail, bsize } = await statfs(folder);
    let left = bavail * bsize - LEFT_FREE;
    for await (const bytes of source) {
      left -= bytes.length;
      if (left < 0) throw Object.assign(new Error('The disk has no room for this file.'), { code: 'ENOSPC' });
      yield bytes;
    }
  };
}
