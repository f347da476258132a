import { expect, it } from 'vitest';
import { isDiskFailing } from './is-disk-failing.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it.each([
  ['the file system', failed('EIO'), true],
  ['a disk made read-only after an error', failed('EROFS'), true],
  ['PostgreSQL', failed('58030'), true],
  ['SQLite', failed('ERR_SQLITE_ERROR', 'disk I/O error'), true],
  ['SQLite on a read-only disk', failed('ERR_SQLITE_ERROR', 'attempt to write a readonly database'), true],
  ['SQLite that cannot open its log', failed('ERR_SQLITE_ERROR', 'unable to open database file'), true],
  ['SQLite, of something else', failed('ERR_SQLITE_ERROR', 'UNIQUE constraint failed: orders.id'), false],
  ['a full disk', failed('ENOSPC'), false],
  ['no error at all', undefined, false],
])('%s', (_case, cause, isFailing) => expect(isDiskFailing(cause)).toBe(isFailing));
