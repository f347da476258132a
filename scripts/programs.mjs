/** Finds installed programs, or installs them from Debian. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns the path of the first of these programs that exists */
export const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** @returns whether it exited with 0 */
export function tried(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian's packages, if this is Debian and the user is root.
 * @returns whether they are installed now
 */
export const aptInstalled = (...packages) =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  tried('apt-get', 'update', '-qq') &&
  tried('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
