/** What a later try of the same may well bring: the database was away or busy, and nothing was done. */

const LOST: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  'SIPWELL_SILENCE',
  'SIPWELL_AWAY',
];
/** A newer version has taken over, and answers the next try. */
const OVERTAKEN = 'SIPWELL_OVERTAKEN';
/** PostgreSQL's codes for having waited too long for a lock or an answer, for a deadlock and for too many connections. */
const BUSY: readonly unknown[] = ['55P03', '57014', '40P01', '40001', '53300', '25P03'];

/**
 * Of a PostgreSQL that is being replaced, moved or closed for a while: a database that is read only, takes no connections
 * or is not there, a password that is not known there, no memory.
 */
const REFUSED: readonly unknown[] = ['25006', '55000', '3D000', '57P04', '28000', '28P01', '53200', '53400'];

const read = (error: unknown) => (error ?? {}) as { code?: unknown; message?: string };

/** Whether there was no connection, or it ended. @param error whatever was thrown */
export function isLost(error: unknown): boolean {
  const { code, message = '' } = read(error);
  return (
    LOST.includes(code) ||
    /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/i.test(message)
  );
}

/** @param error whatever was thrown */
export function isUnavailable(error: unknown): boolean {
  const { code, message } = read(error);
  return (
    isLost(error) || code === OVERTAKEN || [...BUSY, ...REFUSED].includes(code) || message === 'Query read timeout'
  );
}
