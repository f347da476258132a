/**
 * What the command line does, on the services of a running server or on its own. Source: docs/behaviour/backups.md
 * "Command line".
 */
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readBackupName } from '#domain/backup/backup-name.ts';
import { unpackAside } from '../backups/aside.ts';
import { checkDump } from '../backups/postgres-dump.ts';
import { backupsFolder, PART } from '../backups/write-backup.ts';
import { forgetGuestData } from '../features/orders/sweep-orders.ts';
import type { Services } from '../services.ts';
import { copyTo, rowsOf } from './copy.ts';
import { findTrouble } from './doctor.ts';
import { saidOf } from './said-of.ts';
import { listUndo, undo } from './undo.ts';
import { Failure } from './usage.ts';
import { listUsers, resetUser, revokeUser } from './users.ts';

/** What the command line was read as. Paths are absolute. */
export type Asked =
  | { name: 'backup'; to: string | undefined }
  | { name: 'verify'; file: string }
  | { name: 'restore'; file: string }
  | { name: 'copy'; address: string }
  | { name: 'doctor' | 'user-list' | 'purge-guests' | 'undo-list' }
  | { name: 'user-reset' | 'session-revoke'; username: string }
  | { name: 'undo'; id: string | undefined };

export interface Answer {
  /** What `--json` prints. */
  result: unknown;
  /** What a person reads. */
  lines: string[];
  /** False if something was found that needs somebody. */
  isFine: boolean;
}

const fine = (result: unknown, ...lines: string[]): Answer => ({ result, lines, isFine: true });

interface How {
  /** Whether a server runs that these services are of. */
  isServing: boolean;
}

/** Everything but restoring, which whoever runs the services has a part in. */
export async function runCommand(
  services: Services,
  asked: Exclude<Asked, { file: string }>,
  { isServing }: How,
): Promise<Answer> {
  switch (asked.name) {
    case 'backup':
      return backUp(services, asked.to);
    case 'doctor': {
      const found = await findTrouble(services, isServing);
      const lines = found.map(({ what, isFine, said }) => `${isFine ? 'ok  ' : 'LOOK'}  ${what}: ${said}`);
      return { result: found, lines, isFine: found.every(({ isFine }) => isFine) };
    }
    case 'user-list': {
      const users = await listUsers(services);
      const lines = users.map(
        ({ username, role, disabledAt, shops, sessions }) =>
          `${username}  ${role}${disabledAt ? ', disabled' : ''}  ${shops.join(', ') || 'no shop'}  signed in: ${sessions}`,
      );
      return fine(users, ...lines);
    }
    case 'user-reset': {
      const reset = await resetUser(services, asked.username);
      return fine(reset, `The new password of ${reset.username}, shown this once: ${reset.password}`);
    }
    case 'session-revoke': {
      const { username, ended } = await revokeUser(services, asked.username);
      return fine({ username, ended }, `${username} is signed out: ${ended} sign-ins ended.`);
    }
    case 'purge-guests': {
      await forgetGuestData({ ...services, config: { ...services.config, GUEST_DATA_DAYS: 0 } });
      return fine({ success: true }, 'Names and devices of guests from before yesterday are gone.');
    }
    case 'undo-list': {
      const batches = await listUndo(services);
      const lines = batches.map(
        ({ id, kind, createdAt, who, name }) =>
          `${id}  ${createdAt}  ${kind}${name ? ` (${name})` : ''}  by ${who ?? 'nobody'}`,
      );
      return fine(batches, ...(lines.length > 0 ? lines : ['There is nothing to undo.']));
    }
    case 'copy': {
      if (isServing) throw new Failure('Stop the server first: what is ordered meanwhile would not be copied.');
      const tables = await copyTo(services, asked.address, console.error);
      return fine(
        { tables },
        `${rowsOf(tables)} rows of ${tables.length} tables are there, each compared.`,
        'Start the server with DATABASE_URL set to it. Uploads and the key stay in DATA_DIR.',
      );
    }
    case 'undo': {
      const done = await undo(services, asked.id);
      return fine(done, done.message);
    }
  }
}

async function backUp({ backups, offsite }: Services, to: string | undefined): Promise<Answer> {
  const made = await backups.make('asked');
  const path = to ?? backups.pathOf(made.name);
  if (to !== undefined) {
    await copyFile(backups.pathOf(made.name), to);
    await chmod(to, 0o600);
  }
  const lines = [`${path}  ${made.bytes} bytes`, contentOf(made.manifest)];
  if (!offsite) return fine({ ...made, path, offsite: null }, ...lines);
  const problem = await offsite.copyNow().then(
    () => null,
    (cause: unknown) => saidOf(cause),
  );
  const { at = null } = (await offsite.state()).there[made.name] ?? {};
  const isThere = at !== null;
  const said = isThere
    ? `Also at ${offsite.target}.`
    : `Not yet at ${offsite.target}: ${problem ?? 'the server stops.'} A running server tries again by itself.`;
  // It is made: what is missing is a second copy.
  return fine({ ...made, path, offsite: { target: offsite.target, at, problem } }, ...lines, said);
}

/** A name alone is that of a backup of this server. */
export const backupPath = (dataDir: string, file: string): string =>
  readBackupName(file) ? join(backupsFolder(dataDir), file) : file;

/** @throws Refusal for what is wrong with it */
export async function verifyFile(file: string, temporary: string): Promise<Answer> {
  const part = await mkdtemp(join(temporary, PART));
  try {
    const unpacked = await unpackAside({ file, folder: part });
    await checkDump(unpacked);
    const { manifest } = unpacked;
    return fine(manifest, `${basename(file)} is whole.`, contentOf(manifest));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

export function contentOf(manifest: { madeAt: string; version: string; counts: Counts } | null): string {
  if (!manifest) return '';
  const { shops, recipes, orders, lastOrderAt } = manifest.counts;
  const last = lastOrderAt === null ? '' : `, the last of ${lastOrderAt}`;
  return `Made ${manifest.madeAt} by version ${manifest.version}: ${shops} shops, ${recipes} drinks, ${orders} orders${last}.`;
}
interface Counts {
  shops: number;
  recipes: number;
  orders: number;
  lastOrderAt: string | null;
}
