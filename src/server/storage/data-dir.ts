/** The folder that holds all state: the database file and the signing key. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { WrongSetting, type Config } from '#server/config.ts';

/** New files and folders are the server's alone. */
export const ONLY_OURS = 0o077;

/**
 * Makes the folder and what is in it readable by this user only, also where an earlier version left it open.
 * @throws WrongSetting if it is not writable
 */
export function prepareDataDir({ DATA_DIR }: Config): void {
  try {
    mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
    accessSync(DATA_DIR, constants.W_OK);
  } catch {
    throw new WrongSetting(`DATA_DIR ${DATA_DIR} cannot be written to.`);
  }
  makePrivate(DATA_DIR, 0o700);
  for (const entry of readdirSync(DATA_DIR, { withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory())
      makePrivate(join(DATA_DIR, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

/** A mounted folder may belong to somebody else, who decides. */
function makePrivate(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (cause) {
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
  }
}

/** The key that signs sessions: given, or generated once and readable by the owner only. */
export function signingKey({ DATA_DIR, SECRET_KEY }: Config): Uint8Array {
  if (SECRET_KEY) return new TextEncoder().encode(SECRET_KEY);
  const file = join(DATA_DIR, 'secret.key');
  // An empty one is left by a loss of power while it was written: nothing was signed with it.
  const isEmpty = existsSync(file) && statSync(file).size === 0;
  if (isEmpty || !existsSync(file)) {
    flushed(file, isEmpty ? 'w' : 'wx', (key) => writeFileSync(key, randomBytes(32).toString('hex')));
    // Windows does so by itself, and opens no folders.
    if (process.platform !== 'win32') flushed(DATA_DIR, 'r');
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}

/** Makes a file, or the names in a folder, last beyond a power cut. */
function flushed(path: string, flags: 'r' | 'w' | 'wx', write: (open: number) => void = () => undefined): void {
  const open = openSync(path, flags, 0o600);
  try {
    write(open);
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
