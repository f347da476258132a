/** Of the file system, and of PostgreSQL. */
const CODES: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
/** What SQLite says for SQLITE_FULL: the driver gives its number for some statements only. */
const SAID_BY_SQLITE = 'database or disk is full';

/** Whether something failed because there is no room for it. Source: docs/behaviour/reliability.md "Degraded states". */
export function isDiskFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, message } = cause as NodeJS.ErrnoException;
  return CODES.includes(code) || (code === 'ERR_SQLITE_ERROR' && message.includes(SAID_BY_SQLITE));
}
