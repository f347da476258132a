import { expect, it } from 'vitest';
import { backupName, type BackupReason } from './backup-name.ts';
import { offsitePlan } from './offsite-plan.ts';

const named = (day: number, reason: BackupReason = 'nightly') => backupName(new Date(Date.UTC(2026, 2, day)), reason);
const here = (day: number, reason: BackupReason = 'nightly', problem: string | null = null, bytes = 7) => ({
  name: named(day, reason),
  bytes,
  check: { problem },
});
const there = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { bytes: 7 }]));

it.each([
  ['nothing anywhere', [], {}, [], []],
  ['all that is missing, newest first', [here(1), here(2)], {}, [named(2), named(1)], []],
  ['nothing twice', [here(1)], there(named(1)), [], []],
  ['what is of another size', [here(1, 'nightly', null, 8)], there(named(1)), [named(1)], []],
  [
    'what was asked for',
    [here(1, 'asked'), here(2, 'before-deletion'), here(3, 'received')],
    {},
    [named(1, 'asked')],
    [],
  ],
  ['what was not checked', [{ ...here(1), check: null }], {}, [named(1)], []],
  [
    'nothing damaged, and removes nothing for it',
    [here(4, 'nightly', 'backup-damaged')],
    there(named(1), named(2)),
    [],
    [],
  ],
  ['as many nights as are kept', [here(3)], there(named(1), named(2)), [named(3)], [named(1)]],
  ['nothing that would be removed at once', [here(1)], there(named(2), named(3)), [], []],
  ['and keeps what is only there', [], there(named(1), named(2), named(1, 'asked')), [], []],
  ['and leaves files of others alone', [here(9)], there('photos.zip', 'sipwell-notes.txt'), [named(9)], []],
])('copies %s', (_case, ours, theirs, missing, surplus) =>
  expect(offsitePlan(ours, theirs, 2)).toEqual({ missing, surplus }),
);
