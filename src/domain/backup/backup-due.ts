interface Nights {
  now: Date;
  /** Of the server's zone, 0 to 23. */
  hour: number;
  /** When the last nightly backup was made, or tried; undefined before the first. */
  last: Date | undefined;
  /** Since when the server runs: a night before it only counts if there was a backup before. */
  since: Date;
}

/**
 * Whether the backup of a night is still to be made: also in the morning, where the server was off at the hour.
 * Source: docs/behaviour/backups.md "Every night".
 */
export function isBackupDue({ now, hour, last, since }: Nights): boolean {
  const night = new Date(now);
  night.setHours(hour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return (last ?? since) < night;
}
