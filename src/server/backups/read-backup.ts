/** Opens a backup and judges it. Source: docs/behaviour/backups.md "What is refused". */
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Refusal } from '#contract/refusal.ts';
import { writeInSteps } from '../storage/write-in-steps.ts';
import { checkCopy } from '../db/check-copy.ts';
import { MIGRATIONS } from '../db/migrate.ts';
import {
  AnyManifest,
  DATABASE_FILES,
  FORMAT,
  isUpload,
  KEY_FILE,
  Manifest,
  MANIFEST,
  PRODUCT,
  SUMS,
} from './manifest.ts';
import { BrokenTar, readTar, type ReadMember } from './tar.ts';
import { newSums } from './pack.ts';

/** Of the members that are read whole. Bytes. */
const MOST_OF_A_TEXT = 64 * 1024 * 1024;

export interface Unpacked {
  manifest: Manifest;
  /** Path of the database, or its dump. */
  database: string;
  hasKey: boolean;
  /** Names of members below the folder. */
  uploads: string[];
}

export interface UnpackTask {
  file: string;
  /** An empty one; what is left in it after a refusal is for the caller to remove. */
  folder: string;
}

/**
 * Unpacks a backup and checks it against its sums.
 * @throws Refusal backup-unreadable, -foreign, -newer, -cut, -damaged; what the disk says
 */
async function unpackBackup({ file, folder }: UnpackTask): Promise<Unpacked> {
  const source = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const sums = newSums();
  let manifest: Manifest | undefined;
  let written: string | undefined;
  const kept = new Set<string>();
  try {
    for await (const member of readTar(source)) {
      const { name } = member;
      if (!manifest) {
        if (name !== MANIFEST) throw new Refusal('backup-unreadable');
        manifest = readManifest(await textOf(member, sums.add));
        continue;
      }
      if (written !== undefined) throw new Refusal('backup-damaged');
      if (name === SUMS) {
        written = await textOf(member);
        continue;
      }
      const isKnown = name === DATABASE_FILES[manifest.database] || name === KEY_FILE || isUpload(name);
      if (!isKnown || kept.has(name)) throw new Refusal('backup-damaged');
      await keepMember(join(folder, name), member, sums.add);
      kept.add(name);
    }
  } catch (cause) {
    throw asRefusal(cause, manifest !== undefined);
  } finally {
    source.destroy();
  }
  if (!manifest) throw new Refusal('backup-unreadable');
  if (written === undefined) throw new Refusal('backup-cut');
  const database = DATABASE_FILES[manifest.database];
  if (!kept.has(database) || written !== sums.text()) throw new Refusal('backup-damaged');
  return {
    manifest,
    database: join(folder, database),
    hasKey: kept.has(KEY_FILE),
    uploads: [...kept].filter((name) => isUpload(name)),
  };
}

/**
 * Unpacks a backup, and compares an SQLite database in it with what its manifest says of it.
 * @throws as unpackBackup
 */
export async function openBackup(task: UnpackTask): Promise<Unpacked> {
  const unpacked = await unpackBackup(task);
  const { manifest, database } = unpacked;
  if (manifest.database === 'postgres') return unpacked;
  const found = await checkCopy(database);
  const isSame = 'counts' in found && JSON.stringify(found.counts) === JSON.stringify(manifest.counts);
  if (!isSame) throw new Refusal('backup-damaged');
  return unpacked;
}

/** What a backup says of itself, without reading the rest. @throws as openBackup */
export async function peekBackup(file: string): Promise<Manifest> {
  const source = pipeline(createReadStream(file), createGunzip(), () => undefined);
  try {
    for await (const member of readTar(source)) {
      if (member.name !== MANIFEST) break;
      return readManifest(await textOf(member));
    }
  } catch (cause) {
    throw asRefusal(cause, false);
  } finally {
    source.destroy();
  }
  throw new Refusal('backup-unreadable');
}

/** The product first, then the version: each of them has its own answer. */
function readManifest(text: string): Manifest {
  const any = AnyManifest.safeParse(parseJson(text));
  if (!any.success) throw new Refusal('backup-unreadable');
  if (any.data.product !== PRODUCT) throw new Refusal('backup-foreign');
  if (any.data.format > FORMAT) throw new Refusal('backup-newer');
  const manifest = Manifest.safeParse(parseJson(text));
  if (!manifest.success) throw new Refusal('backup-unreadable');
  if (!(manifest.data.counts.schema in MIGRATIONS)) throw new Refusal('backup-newer');
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Note = (name: string, bytes: Uint8Array) => void;

async function textOf({ name, size, content }: ReadMember, note: Note = () => undefined): Promise<string> {
  if (size > MOST_OF_A_TEXT) throw new Refusal('backup-unreadable');
  const parts: Buffer[] = [];
  for await (const bytes of content) parts.push(bytes);
  const whole = Buffer.concat(parts);
  note(name, whole);
  return whole.toString('utf8');
}

async function keepMember(path: string, { name, content }: ReadMember, note: Note): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  note(name, new Uint8Array());
  const noted = async function* () {
    for await (const bytes of content) {
      note(name, bytes);
      yield bytes;
    }
  };
  await writeInSteps(path, noted(), 'wx');
}

/** What the unzipper and the tar reader say, in words for whoever has the file. */
function asRefusal(cause: unknown, isOurs: boolean): unknown {
  const code = (cause as NodeJS.ErrnoException).code ?? '';
  if (cause instanceof BrokenTar)
    return new Refusal(!isOurs ? 'backup-unreadable' : cause.isCut ? 'backup-cut' : 'backup-damaged');
  if (code === 'ENOENT') return new Refusal('backup-not-found');
  if (code === 'Z_BUF_ERROR') return new Refusal(isOurs ? 'backup-cut' : 'backup-unreadable');
  if (code.startsWith('Z_')) return new Refusal(isOurs ? 'backup-damaged' : 'backup-unreadable');
  return cause;
}
