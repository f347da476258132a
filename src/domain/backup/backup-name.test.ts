import { expect, it } from 'vitest';
import { backupName, BACKUP_REASONS, readBackupName } from './backup-name.ts';

it.each(BACKUP_REASONS)('says when and that it was made %s', (reason) => {
  const name = backupName(new Date('2026-03-14T04:00:05.007Z'), reason);
  expect(name).toBe(`sipwell-2026-03-14T04-00-05.007Z-${reason}.tar.gz`);
  expect(readBackupName(name)).toEqual({ at: '2026-03-14T04:00:05.007Z', reason });
});

it.each([
  'sipwell.db',
  'sipwell-2026-03-14T04-00-05.007Z-sometimes.tar.gz',
  '../sipwell-2026-03-14T04-00-05.007Z-nightly.tar.gz',
  'sipwell-2026-03-14T04-00-05.007Z-nightly.tar.gz.json',
  'sipwell-2026-03-14T04-00-05.007Z-nightly.tar.gz/..',
])('%s is no backup of ours', (name) => expect(readBackupName(name)).toBeUndefined());
