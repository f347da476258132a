import { expect, it } from 'vitest';
import { backupName, type BackupReason } from './backup-name.ts';
import { surplusBackups } from './surplus-backups.ts';

const made = (reason: BackupReason, count: number) =>
  Array.from({ length: count }, (_, day) => backupName(new Date(Date.UTC(2026, 2, day + 1)), reason));

it.each([
  ['as many nights as are kept', made('nightly', 3), 3, []],
  ['more nights', made('nightly', 5), 3, made('nightly', 2)],
  ['eleven deletions', made('before-deletion', 11), 3, made('before-deletion', 1)],
  ['one reason beside another', [...made('nightly', 2), ...made('before-restore', 10)], 2, []],
  ['what somebody asked for', [...made('asked', 40), ...made('received', 40)], 1, []],
  ['files of others', ['notes.txt', 'before-nuke-2025.db'], 1, []],
  ['no order', made('nightly', 4).toReversed(), 3, made('nightly', 1)],
])('%s', (_case, names, kept, surplus) => expect(surplusBackups(names, kept)).toEqual(surplus));
