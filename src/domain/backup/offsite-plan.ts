import { surplusBackups } from './surplus-backups.ts';
import { readBackupName, type BackupReason } from './backup-name.ts';

interface Here {
  name: string;
  bytes: number;
  /** Null if it never was. */
  check: { problem: string | null } | null;
}

/** The others are made for the moment, or came from elsewhere. */
const COPIED: readonly BackupReason[] = ['nightly', 'asked'];

/** Whether it is one that is to be in the bucket as well: one that cannot be restored replaces none that can. */
export const isCopied = ({ name, check }: Omit<Here, 'bytes'>): boolean =>
  (check?.problem ?? null) === null && COPIED.some((reason) => reason === readBackupName(name)?.reason);

/**
 * What brings a bucket up to date.
 * @param there by name; only what is named as ours
 * @returns what to copy, newest first, and what to remove once that is there
 * Source: docs/behaviour/backups.md "Off-site copies".
 */
export function offsitePlan(
  here: readonly Here[],
  there: Readonly<Record<string, { bytes: number }>>,
  keptNightly: number,
): { missing: string[]; surplus: string[] } {
  const lacking = here.filter((one) => isCopied(one) && there[one.name]?.bytes !== one.bytes).map(({ name }) => name);
  const surplus = new Set(surplusBackups([...new Set([...Object.keys(there), ...lacking])], keptNightly));
  return {
    missing: lacking
      .filter((name) => !surplus.has(name))
      .toSorted()
      .toReversed(),
    surplus: [...surplus].filter((name) => name in there),
  };
}
