/**
 * Puts the data of a backup in the place of this server's. A marker makes it all or nothing: before it is written nothing
 * has changed, after it the next start finishes what is left. Source: docs/decisions/0093.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { removeInSteps } from '#server/storage/remove-in-steps.ts';
import { syncFolder } from '#server/storage/sync-folder.ts';
import type { Config } from '../config.ts';
import { unpackAside } from './aside.ts';
import { DATABASE_FILES, KEY_FILE, type DatabaseKind, type Manifest } from './manifest.ts';
import { checkDump } from './postgres-dump.ts';
import type { Unpacked } from './read-backup.ts';
import { databaseKind } from './write-backup.ts';

const STAGED = 'restore-';
const MARKER = 'restoring.json';

const Marker = z.object({
  /** Folder of the unpacked backup, below DATA_DIR. */
  staged: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  madeAt: z.string(),
  /** Where the data that is replaced goes, below DATA_DIR; null if a backup of it was made. */
  replaced: z.string().nullable(),
});
export type Marker = z.infer<typeof Marker>;

export interface Staged extends Unpacked {
  /** Its name below DATA_DIR. */
  folder: string;
}

interface Target {
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'SECRET_KEY'>;
  keyId: string;
}

/**
 * Unpacks and judges a backup beside the data, which it does not touch.
 * @throws Refusal as unpackAside and checkDump; backup-other-database, backup-wrong-key
 */
export async function stageRestore(file: string, { config, keyId }: Target): Promise<Staged> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const path = await mkdtemp(join(config.DATA_DIR, STAGED));
  try {
    const unpacked = await unpackAside({ file, folder: path });
    if (unpacked.manifest.database !== databaseKind(config)) throw new Refusal('backup-other-database');
    // A key of the settings stays: what another one has sealed could not be read.
    const keepsKey = config.SECRET_KEY !== undefined || !unpacked.hasKey;
    if (keepsKey && unpacked.manifest.keyId !== keyId) throw new Refusal('backup-wrong-key');
    await checkDump(unpacked);
    return { ...unpacked, folder: path.slice(config.DATA_DIR.length + 1) };
  } catch (cause) {
    await removeInSteps(path);
    throw cause;
  }
}

export const dropStaged = (dataDir: string, { folder }: Pick<Staged, 'folder'>): Promise<void> =>
  removeInSteps(join(dataDir, folder));

/** Files that a backup has more are no harm: they are named by their content, and what nobody uses is swept. */
export async function addUploads(dataDir: string, { folder, uploads }: Staged): Promise<void> {
  const folders = new Set<string>();
  for (const name of uploads) {
    const target = join(dataDir, name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(join(dataDir, folder, name), target);
    folders.add(dirname(target));
  }
  for (const one of folders) await syncFolder(one);
}

/** Writes what is to be done, beside what is staged: nothing happens yet. */
export async function prepareMark(dataDir: string, staged: Staged, replaced: string | null): Promise<void> {
  const { folder, manifest } = staged;
  const marker: Marker = { staged: folder, database: manifest.database, madeAt: manifest.madeAt, replaced };
  const file = await open(join(dataDir, folder, MARKER), 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(marker));
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(join(dataDir, folder));
}

/** From now on the restore will happen: at once, or at the next start. */
export async function markRestore(dataDir: string, { folder }: Pick<Staged, 'folder'>): Promise<void> {
  await rename(join(dataDir, folder, MARKER), join(dataDir, MARKER));
  await syncFolder(dataDir);
}

/** Whether a restore was broken off between the commit of PostgreSQL and its marker. @param folder as it left it there */
export const isUnmarked = (dataDir: string, folder: string): boolean =>
  folder.startsWith(STAGED) && existsSync(join(dataDir, folder, MARKER));

/**
 * Before the database is opened: moves into place what a restore has staged. Each step may have been done before.
 * @returns the restore to be finished once the database is open, by `endRestore`; undefined if there is none
 */
export function placeRestored(dataDir: string): Marker | undefined {
  const path = join(dataDir, MARKER);
  if (!existsSync(path)) return undefined;
  const marker = Marker.parse(JSON.parse(readFileSync(path, 'utf8')));
  const from = (name: string) => join(dataDir, marker.staged, name);
  const away = marker.replaced === null ? from('replaced') : join(dataDir, marker.replaced);
  mkdirSync(away, { recursive: true, mode: 0o700 });
  const moveAway = (name: string) => {
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(away, name));
  };
  for (const name of placedFiles(dataDir, marker)) {
    // Its log belongs to the one that is replaced.
    if (name === DATABASE_FILES.sqlite) for (const end of ['-wal', '-shm']) moveAway(name + end);
    moveAway(name);
    renameSync(from(name), join(dataDir, name));
  }
  return marker;
}

const placedFiles = (dataDir: string, { staged, database }: { staged: string; database: DatabaseKind }): string[] =>
  [...(database === 'sqlite' ? [DATABASE_FILES.sqlite] : []), KEY_FILE].filter((name) =>
    existsSync(join(dataDir, staged, name)),
  );

/** Nothing of the restore is left to do. */
export async function endRestore(dataDir: string, { staged }: Marker): Promise<void> {
  await rm(join(dataDir, MARKER), { force: true });
  await syncFolder(dataDir);
  await dropStaged(dataDir, { folder: staged });
}

/** What a restore has left that was broken off before its marker. */
export async function dropLeftovers(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, MARKER))) return;
  for (const name of await readdir(dataDir).catch(() => []))
    if (name.startsWith(STAGED)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/**
 * For data that cannot be opened, and so not be backed up either: it is kept in a folder of its own.
 * @throws Refusal as stageRestore; then nothing has changed
 */
export async function restoreOverDamaged(
  file: string,
  target: Target,
  at: Date,
): Promise<{ manifest: Manifest; replaced: string }> {
  const { DATA_DIR } = target.config;
  const staged = await stageRestore(file, target);
  const replaced = `replaced-${at.toISOString().replaceAll(':', '-')}`;
  await prepareMark(DATA_DIR, staged, replaced);
  await addUploads(DATA_DIR, staged);
  await markRestore(DATA_DIR, staged);
  return { manifest: staged.manifest, replaced };
}
