import { createHash } from 'node:crypto';

/** Tells two signing keys apart, and nothing else of them. */
export const keyIdOf = (signingKey: Uint8Array): string =>
  createHash('sha256').update('sipwell backup key ').update(signingKey).digest('hex').slice(0, 16);
