import { expect, it } from 'vitest';
import { isDiskFull } from './is-disk-full.ts';

const failed = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it.each([
  ['the file system', failed('ENOSPC'), true],
  ['a quota', failed('EDQUOT'), true],
  ['PostgreSQL', failed('53100'), true],
  ['SQLite', failed('ERR_SQLITE_ERROR', 'database or disk is full'), true],
  ['SQLite, of something else', failed('ERR_SQLITE_ERROR', 'UNIQUE constraint failed: orders.id'), false],
  ['a lost file', failed('ENOENT'), false],
  ['no error at all', undefined, false],
])('%s', (_case, cause, isFull) => expect(isDiskFull(cause)).toBe(isFull));
