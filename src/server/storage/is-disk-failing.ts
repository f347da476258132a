/** Of the file system, and of PostgreSQL: an I/O error, or a disk that was made read-only after one. */
const CODES: readonly unknown[] = ['EIO', 'EROFS', '58030'];
/** What SQLite says for SQLITE_IOERR, SQLITE_READONLY and SQLITE_CANTOPEN: see `isDiskFull`. */
const SAID_BY_SQLITE = ['disk I/O error', 'attempt to write a readonly database', 'unable to open database file'];

/**
 * Whether something failed because the disk did: what was being written may be kept or not. Source:
 * docs/behaviour/reliability.md "Degraded states".
 */
export function isDiskFailing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, message } = cause as NodeJS.ErrnoException;
  return CODES.includes(code) || (code === 'ERR_SQLITE_ERROR' && SAID_BY_SQLITE.some((said) => message.includes(said)));
}
