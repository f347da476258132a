/** The backup of every night, and what became of the last one. Source: docs/behaviour/backups.md "Every night". */
import { readFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { isBackupDue } from '#domain/backup/backup-due.ts';
import type { Services } from '../services.ts';
import { isDiskFull } from '../storage/is-disk-full.ts';
import { backupsFolder } from './write-backup.ts';

/** Why the last night has no good backup; `problem` is the code of a refusal. */
const Trouble = z.object({ at: z.string(), problem: z.string() });
export type BackupTrouble = z.infer<typeof Trouble>;

const troubleFile = (dataDir: string): string => join(backupsFolder(dataDir), 'last-failure.json');

export async function readTrouble(dataDir: string): Promise<BackupTrouble | null> {
  const text = await readFile(troubleFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? null : Trouble.parse(JSON.parse(text));
}

type Needed = Pick<Services, 'backups' | 'clock' | 'clockGuard' | 'config'>;

/** To be called every minute; once a night it makes a backup. One that failed is tried again the next night, and by hand. */
export function createNightlyBackup({ backups, clock, clockGuard, config }: Needed, onError: (cause: unknown) => void) {
  const since = clock();
  let tried: Date | undefined;

  const lastOf = async (): Promise<Date | undefined> => {
    const found = (await backups.list()).find(({ reason }) => reason === 'nightly');
    const made = found && new Date(found.at);
    return tried && (!made || tried > made) ? tried : made;
  };
  return async (): Promise<void> => {
    const [hour, now] = [config.BACKUP_HOUR, clock()];
    if (hour === 'off' || !backups.isPossible() || backups.isBusy()) return;
    // Its name would say that it is the oldest.
    if (clockGuard.isBehind()) return;
    if (!isBackupDue({ now, hour, last: await lastOf(), since })) return;
    tried = now;
    try {
      const { check } = await backups.make('nightly');
      await noteTrouble(config.DATA_DIR, check?.problem ? { at: now.toISOString(), problem: check.problem } : null);
      if (check?.problem) onError(new Refusal(check.problem));
    } catch (cause) {
      onError(cause);
      await noteTrouble(config.DATA_DIR, { at: now.toISOString(), problem: problemOf(cause) });
    }
  };
}

const problemOf = (cause: unknown): string => {
  if (cause instanceof Refusal) return cause.code;
  return isDiskFull(cause) ? 'storage-full' : 'backup-failed';
};

/** @param trouble null once a backup was good again */
export async function noteTrouble(dataDir: string, trouble: BackupTrouble | null): Promise<void> {
  if (!trouble) return rm(troubleFile(dataDir), { force: true });
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(troubleFile(dataDir), JSON.stringify(trouble), { mode: 0o600 }).catch(() => undefined);
}
