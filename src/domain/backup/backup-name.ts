/** Why a backup was made. */
export const BACKUP_REASONS = [
  'nightly',
  'asked',
  'before-migration',
  'before-deletion',
  'before-restore',
  'received',
] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

const NAME = /^sipwell-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-([a-z-]+)\.tar\.gz$/;

/** The file of a backup: its time, so that names sort by it, and its reason. */
export const backupName = (at: Date, reason: BackupReason): string =>
  `sipwell-${at.toISOString().replaceAll(':', '-')}-${reason}.tar.gz`;

/** @returns undefined for a name that is none of ours */
export function readBackupName(name: string): { at: string; reason: BackupReason } | undefined {
  const [, hour, minute, second, given] = NAME.exec(name) ?? [];
  const reason = BACKUP_REASONS.find((one) => one === given);
  return reason && { at: `${hour}:${minute}:${second}`, reason };
}
