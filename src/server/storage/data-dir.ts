/** The folder that holds all state: the database file and the signing key. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { WrongSetting, type Config } from '#server/config.ts';

/** @throws WrongSetting if it is not writable */
export function prepareDataDir({ DATA_DIR }: Config): void {
  try {
    mkdirSync(DATA_DIR, { recursive: true });
    accessSync(DATA_DIR, constants.W_OK);
  } catch {
    throw new WrongSetting(`DATA_DIR ${DATA_DIR} cannot be written to.`);
  }
}

/** The key that signs sessions: given, or generated once and readable by the owner only. */
export function signingKey({ DATA_DIR, SECRET_KEY }: Config): Uint8Array {
  if (SECRET_KEY) return new TextEncoder().encode(SECRET_KEY);
  const file = join(DATA_DIR, 'secret.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}
