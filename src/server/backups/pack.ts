/** Writes the file of a backup, in a thread that takes nothing from guests. Source: docs/decisions/0093, 0114. */
import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeInSteps } from '../storage/write-in-steps.ts';
import { DATABASE_FILES, isUpload, KEY_FILE, MANIFEST, SUMS, type Manifest } from './manifest.ts';
import { writeTar, type Member } from './tar.ts';

export interface PackTask {
  dataDir: string;
  manifest: Manifest;
  /** Path of the copy of the database. */
  copy: string;
  /** Path of the file to write. */
  to: string;
}

/** Fast: a night's backup is small enough, and a small computer has other work. */
const GZIP_LEVEL = 1;
/** Compressed in one go: a gzip file may have many members. Bytes. */
const STEP = 1024 * 1024;

/** @throws what the disk says */
export async function packBackup({ dataDir, manifest, copy, to }: PackTask): Promise<void> {
  const sums = newSums();
  const tar = writeTar(membersOf(dataDir, { manifest, copy, sums }), new Date(manifest.madeAt), sums.add);
  await writeInSteps(to, compressed(tar), 'wx');
}

/** By this thread itself: Node's streams would use threads that yield to nobody. */
async function* compressed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [parts, size]: [Uint8Array[], number] = [[], 0];
  for await (const part of source) {
    parts.push(part);
    size += part.length;
    if (size < STEP) continue;
    yield gzipSync(Buffer.concat(parts), { level: GZIP_LEVEL });
    [parts, size] = [[], 0];
  }
  yield gzipSync(Buffer.concat(parts), { level: GZIP_LEVEL });
}

interface Content {
  manifest: Manifest;
  /** The copy of the database. */
  copy: string;
  sums: ReturnType<typeof newSums>;
}

async function* membersOf(dataDir: string, { manifest, copy, sums }: Content): AsyncGenerator<Member> {
  yield { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
  yield { name: DATABASE_FILES[manifest.database], content: copy };
  // Not there if it is one of the settings.
  if (existsSync(join(dataDir, KEY_FILE))) yield { name: KEY_FILE, content: join(dataDir, KEY_FILE) };
  for (const kind of ['photos', 'voice-cues'])
    for (const file of await namesIn(join(dataDir, 'uploads', kind))) {
      const name = `uploads/${kind}/${file}`;
      if (isUpload(name)) yield { name, content: join(dataDir, 'uploads', kind, file) };
    }
  yield { name: SUMS, content: Buffer.from(sums.text()) };
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).toSorted();

export function newSums() {
  const hashes = new Map<string, Hash>();
  const of = (name: string): Hash => {
    const hash = hashes.get(name) ?? createHash('sha256');
    hashes.set(name, hash);
    return hash;
  };
  return {
    add: (name: string, bytes: Uint8Array) => void of(name).update(bytes),
    /** Of what was added until now; called once. */
    text: () => [...hashes].map(([name, hash]) => `${hash.digest('hex')}  ${name}\n`).join(''),
  };
}
