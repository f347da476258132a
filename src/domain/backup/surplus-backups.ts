import { readBackupName, type BackupReason } from './backup-name.ts';

/** Of each of the other backups that are made by themselves. */
const KEPT_OF_OTHERS = 10;
/** Somebody asked for them: only a person removes them. */
const NEVER_SURPLUS: readonly BackupReason[] = ['asked', 'received'];

/**
 * The files to remove, oldest first, so that of the nightly backups the newest few are left and of those before a
 * migration, a deletion or a restore ten each.
 * @param names of files; what is no backup of ours is left alone
 * Source: docs/behaviour/backups.md "How many are kept".
 */
export function surplusBackups(names: readonly string[], keptNightly: number): string[] {
  const byReason = new Map<BackupReason, string[]>();
  for (const name of names.toSorted()) {
    const read = readBackupName(name);
    if (!read || NEVER_SURPLUS.includes(read.reason)) continue;
    byReason.set(read.reason, [...(byReason.get(read.reason) ?? []), name]);
  }
  return [...byReason].flatMap(([reason, all]) =>
    all.slice(0, Math.max(0, all.length - (reason === 'nightly' ? keptNightly : KEPT_OF_OTHERS))),
  );
}
