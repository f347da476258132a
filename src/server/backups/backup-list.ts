/** The backups of a folder, and what is known of each: a file beside it holds what was read when it was judged last. */
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { readBackupName, type BackupReason } from '#domain/backup/backup-name.ts';
import { surplusBackups } from '#domain/backup/surplus-backups.ts';
import { removeInSteps } from '#server/storage/remove-in-steps.ts';
import { Manifest } from './manifest.ts';
import { peekBackup } from './read-backup.ts';
import { backupsFolder, PART } from './write-backup.ts';

/** How it was judged last; `problem` is the code of a refusal, null if it is whole. */
const Check = z.object({ at: z.string(), problem: z.string().nullable() });
const Beside = z.object({ manifest: Manifest.nullable(), check: Check.nullable() });
type Beside = z.infer<typeof Beside>;

export interface KnownBackup extends Beside {
  name: string;
  /** When it was put here. */
  at: string;
  reason: BackupReason;
  bytes: number;
}

/** @throws Refusal backup-not-found */
export async function findBackup(dataDir: string, name: string): Promise<KnownBackup> {
  const read = readBackupName(name);
  const path = join(backupsFolder(dataDir), name);
  const file = read && (await stat(path).catch(() => undefined));
  if (!read || !file?.isFile()) throw new Refusal('backup-not-found');
  return { name, ...read, bytes: file.size, ...(await readBeside(path)) };
}

/** Newest first. */
export async function listBackups(dataDir: string): Promise<KnownBackup[]> {
  const names = (await namesOf(dataDir)).toSorted().toReversed();
  const found = await Promise.all(names.map((name) => findBackup(dataDir, name).catch(() => undefined)));
  return found.filter((one) => one !== undefined);
}

const namesOf = async (dataDir: string): Promise<string[]> =>
  (await readdir(backupsFolder(dataDir)).catch(() => [])).filter((name) => readBackupName(name) !== undefined);

export async function saveBeside(dataDir: string, name: string, beside: Beside): Promise<void> {
  const path = besideOf(join(backupsFolder(dataDir), name));
  await writeFile(`${path}.part`, JSON.stringify(beside, null, 2), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

/** @throws Refusal backup-not-found */
export async function removeBackup(dataDir: string, name: string): Promise<void> {
  await findBackup(dataDir, name);
  await removeFiles(dataDir, name);
}

export async function removeSurplus(dataDir: string, keptNightly: number): Promise<void> {
  for (const name of surplusBackups(await namesOf(dataDir), keptNightly)) await removeFiles(dataDir, name);
}

/** What was under way when the server was killed. */
export async function dropParts(dataDir: string): Promise<void> {
  const folder = backupsFolder(dataDir);
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith(PART)) await removeInSteps(join(folder, name));
}

async function removeFiles(dataDir: string, name: string): Promise<void> {
  const path = join(backupsFolder(dataDir), name);
  await rm(path, { force: true });
  await rm(besideOf(path), { force: true });
}

const besideOf = (path: string): string => `${path}.json`;

/** A file that somebody copied here has nothing beside it: what it says of itself is read. */
async function readBeside(path: string): Promise<Beside> {
  const text = await readFile(besideOf(path), 'utf8').catch(() => undefined);
  if (text !== undefined) return Beside.parse(JSON.parse(text));
  return { manifest: await peekBackup(path).catch(() => null), check: null };
}
