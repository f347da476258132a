/**
 * A disk that keeps what was flushed, and of the rest what chance will have: each sector as it was at any time since,
 * names up to any moment since their folder was flushed. Source: docs/decisions/0122.
 */
import { dirname } from 'node:path';
import type { DiskEvent } from './read-trace.ts';

type Change = { number: number } & ({ at: number; bytes: Buffer } | { size: number });
type Naming = { number: number } & ({ set: string; file: File } | { remove: string });
interface File {
  isFolder: boolean;
  kept: Buffer;
  pending: Change[];
}

export interface Disk {
  apply: (event: DiskEvent, number: number) => void;
  /** What is there after a loss of power now, by path. @param sectorBytes what is written whole or not at all */
  cut: (random: () => number, sectorBytes: number) => Map<string, Buffer>;
  /** What is there without one. */
  whole: () => Map<string, Buffer>;
}

const write = (content: Buffer, { at, bytes }: { at: number; bytes: Buffer }): Buffer => {
  const longer = content.length >= at + bytes.length ? content : resized(content, at + bytes.length);
  bytes.copy(longer, at);
  return longer;
};
const resized = (content: Buffer, size: number): Buffer => {
  const next = Buffer.alloc(size);
  content.copy(next, 0, 0, Math.min(size, content.length));
  return next;
};
const changed = (content: Buffer, change: Change): Buffer =>
  'bytes' in change ? write(content, change) : resized(content, change.size);

export function createDisk(): Disk {
  /** As the program sees them. */
  const names = new Map<string, File>();
  const keptNames = new Map<string, File>();
  let pendingNames: Naming[] = [];
  const fileAt = (path: string): File => {
    const file = names.get(path);
    if (!file) throw new Error(`${path} was changed before it was made.`);
    return file;
  };
  const name = (naming: Naming) => {
    pendingNames.push(naming);
    apply(names, naming);
  };
  const apply = (to: Map<string, File>, naming: Naming) => {
    if ('set' in naming) to.set(naming.set, naming.file);
    else to.delete(naming.remove);
  };
  const folderOf = (naming: Naming) => dirname('set' in naming ? naming.set : naming.remove);
  const sync = (path: string, covers: number) => {
    const isCovered = ({ number }: { number: number }) => number < covers;
    const file = names.get(path);
    if (file) {
      for (const change of file.pending.filter(isCovered)) file.kept = changed(file.kept, change);
      file.pending = file.pending.filter((change) => !isCovered(change));
    }
    const isKept = (naming: Naming) => folderOf(naming) === path && isCovered(naming);
    for (const naming of pendingNames.filter(isKept)) apply(keptNames, naming);
    pendingNames = pendingNames.filter((naming) => !isKept(naming));
  };

  return {
    apply: (event, number) => {
      if (event.does === 'answer') return;
      const { path } = event;
      if (event.does === 'sync') return sync(path, event.covers);
      if (event.does === 'make' || event.does === 'make-folder') {
        const isFolder = event.does === 'make-folder';
        if (!names.has(path)) name({ number, set: path, file: { isFolder, kept: Buffer.alloc(0), pending: [] } });
      } else if (event.does === 'unlink') name({ number, remove: path });
      else if (event.does === 'rename') {
        name({ number, set: event.to, file: fileAt(path) });
        name({ number, remove: path });
      } else if (event.does === 'write') fileAt(path).pending.push({ number, at: event.at, bytes: event.bytes });
      else if (event.does === 'resize') fileAt(path).pending.push({ number, size: event.size });
    },
    cut: (random, sectorBytes) => {
      const found = new Map(keptNames);
      // A file system writes down names in the order in which they were given.
      const named = Math.floor(random() * (pendingNames.length + 1));
      for (const naming of pendingNames.slice(0, named)) apply(found, naming);
      // From nothing of what was not flushed to all of it.
      const share = Math.min(1, Math.max(0, random() * 2 - 0.5));
      const contents = [...found].map(([path, file]): [string, Buffer] => [
        path,
        contentAfter(file, () => random() < share, { random, sectorBytes }),
      ]);
      const isThere = (path: string) => !names.get(dirname(path))?.isFolder || found.has(dirname(path));
      return new Map(contents.filter(([path]) => !found.get(path)?.isFolder && isThere(path)));
    },
    whole: () =>
      new Map(
        [...names]
          .filter(([, { isFolder }]) => !isFolder)
          .map(([path, { kept, pending }]) => [path, pending.reduce(changed, Buffer.from(kept))]),
      ),
  };
}

function contentAfter(
  { kept, pending }: File,
  isWritten: () => boolean,
  { random, sectorBytes }: { random: () => number; sectorBytes: number },
): Buffer {
  let content: Buffer = Buffer.from(kept);
  /** The writes to each sector since it was flushed. */
  let sectors = new Map<number, { at: number; bytes: Buffer }[]>();
  const settle = () => {
    for (const writes of sectors.values()) {
      // It went to the disk as it was after one of them.
      const times = isWritten() ? writes.length - Math.floor(random() ** 2 * writes.length) : 0;
      for (const one of writes.slice(0, times)) content = write(content, one);
    }
    sectors = new Map();
  };
  for (const change of pending) {
    if (!('bytes' in change)) {
      settle();
      if (!isWritten()) break;
      content = resized(content, change.size);
      continue;
    }
    for (let from = 0; from < change.bytes.length;) {
      const at = change.at + from;
      const sector = Math.floor(at / sectorBytes);
      const until = Math.min(change.bytes.length, from + (sector + 1) * sectorBytes - at);
      const writes = sectors.get(sector) ?? [];
      writes.push({ at, bytes: change.bytes.subarray(from, until) });
      sectors.set(sector, writes);
      from = until;
    }
  }
  settle();
  return content;
}
