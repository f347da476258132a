/** Disk cache of fetched pictures, with least-recently-used eviction; failures are remembered for a while. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Picture } from '../../outbound/fetch-picture.ts';
import { pictureKind, PICTURE_TYPES } from '../../outbound/picture-kind.ts';
import { readInParts, readPart } from '../../storage/read-in-parts.ts';

const MAX_BYTES = 256 * 1024 * 1024;
/** How long a failed picture is not requested again. Milliseconds. */
const FAILED_MS = 60_000;
const KEPT_FAILURES = 1000;
/** What tells a picture's type. Bytes. */
const HEAD = 16;

/** Read as it is sent. */
interface KeptPicture {
  type: Picture['type'];
  bytes: Readable;
}

export interface PictureCache {
  /** @returns undefined if it is not cached; `failed` if it failed a moment ago */
  find: (url: string) => Promise<KeptPicture | 'failed' | undefined>;
  keep: (url: string, picture: Picture) => Promise<void>;
  noteFailure: (url: string) => void;
}

export function createPictureCache(dataDir: string, clock: () => Date, maxBytes = MAX_BYTES): PictureCache {
  const folder = join(dataDir, 'cache', 'pictures');
  const pathOf = (url: string) => join(folder, createHash('sha256').update(url).digest('hex'));
  const failures = new Map<string, number>();

  const makeRoom = async () => {
    const names = await readdir(folder);
    const files = await Promise.all(
      names.map(async (name) => ({
        name,
        ...(await stat(join(folder, name)).then(({ size, mtimeMs }) => ({ size, mtimeMs }))),
      })),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= maxBytes) return;
      await rm(join(folder, name), { force: true });
      total -= size;
    }
  };

  return {
    find: async (url) => {
      const failedAt = failures.get(url);
      if (failedAt !== undefined && clock().getTime() - failedAt < FAILED_MS) return 'failed';
      const path = pathOf(url);
      const kept = await Promise.all([stat(path), readPart(path, 0, HEAD)]).catch(() => undefined);
      const kind = kept && pictureKind(kept[1]);
      if (!kind) return undefined;
      await utimes(path, clock(), clock()).catch(() => undefined);
      return { type: PICTURE_TYPES[kind], bytes: readInParts(path, 0, kept[0].size - 1) };
    },
    // A cache that cannot be written must not prevent an answer.
    keep: async (url, { bytes }) => {
      const aside = join(folder, `.${randomBytes(8).toString('hex')}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(aside, bytes);
        await rename(aside, pathOf(url));
        await utimes(pathOf(url), clock(), clock());
        await makeRoom();
      } catch {
        await rm(aside, { force: true });
      }
    },
    noteFailure: (url) => {
      failures.delete(url);
      if (failures.size >= KEPT_FAILURES) failures.delete(failures.keys().next().value ?? '');
      failures.set(url, clock().getTime());
    },
  };
}
