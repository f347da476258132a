/** What a later try of the same may well bring: the database was away or busy, and nothing was done. */

const LOST: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
  // A newer version has taken over, and answers the next try.
  'SIPWELL_OVERTAKEN',
];
/** PostgreSQL's codes for having waited too long for a lock or an answer, for a deadlock and for too many connections. */
const BUSY: readonly unknown[] = ['55P03', '57014', '40P01', '40001', '53300', '25P03'];

/** @param error whatever was thrown */
export function isUnavailable(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  return (
    LOST.includes(code) ||
    BUSY.includes(code) ||
    message === 'Query read timeout' ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/i.test(message)
  );
}
