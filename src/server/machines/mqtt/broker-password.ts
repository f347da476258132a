import { pbkdf2Sync, randomBytes } from 'node:crypto';

/** As mosquitto_passwd writes them. A machine's token is random, so that more rounds would keep no secret better. */
const ROUNDS = 101;
const SALT_BYTES = 12;
const HASH_BYTES = 64;

/** A password as Mosquitto stores it: PBKDF2 with SHA-512. */
export function brokerPasswordHash(password: string, salt = randomBytes(SALT_BYTES)): string {
  const hash = pbkdf2Sync(password, salt, ROUNDS, HASH_BYTES, 'sha512');
  return `$7$${ROUNDS}$${salt.toString('base64')}$${hash.toString('base64')}`;
}
