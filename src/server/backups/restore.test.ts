/** A restore that is broken off is all there or not at all. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { dropLeftovers, endRestore, placeRestored } from './restore.ts';

let dataDir = '';
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const MARKER = { staged: 'restore-a', database: 'sqlite', madeAt: '2026-03-14T04:00:00.000Z', replaced: null };
const put = (name: string, content: string) => writeFileSync(join(dataDir, name), content);
const read = (name: string) => readFileSync(join(dataDir, name), 'utf8');

/** Old data, and a staged restore. */
function staged(): void {
  dataDir = mkdtempSync(join(tmpdir(), 'sipwell-restore-'));
  mkdirSync(join(dataDir, 'restore-a'));
  for (const name of ['sipwell.db', 'sipwell.db-wal', 'secret.key']) put(name, 'old');
  for (const name of ['sipwell.db', 'secret.key']) put(`restore-a/${name}`, 'new');
}
const mark = () => put('restoring.json', JSON.stringify(MARKER));

/** The moves of a restore, in their order: from the data to where they go, or from what is staged. */
const MOVES: [from: string, to: string][] = [
  ['sipwell.db-wal', 'restore-a/replaced/sipwell.db-wal'],
  ['sipwell.db', 'restore-a/replaced/sipwell.db'],
  ['restore-a/sipwell.db', 'sipwell.db'],
  ['secret.key', 'restore-a/replaced/secret.key'],
  ['restore-a/secret.key', 'secret.key'],
];

describe('a restore', () => {
  it.each(MOVES.map((_, done) => done).concat(MOVES.length))(
    'killed after %i of its moves is finished',
    async (done) => {
      staged();
      mark();
      if (done > 0) mkdirSync(join(dataDir, 'restore-a/replaced'));
      for (const [from, to] of MOVES.slice(0, done)) renameSync(join(dataDir, from), join(dataDir, to));

      const marker = placeRestored(dataDir);
      expect(marker).toEqual(MARKER);
      expect([read('sipwell.db'), read('secret.key'), existsSync(join(dataDir, 'sipwell.db-wal'))]).toEqual([
        'new',
        'new',
        false,
      ]);
      await endRestore(dataDir, marker!);
      expect(readdirSync(dataDir).sort()).toEqual(['secret.key', 'sipwell.db']);
    },
  );

  it('killed before its marker has changed nothing', async () => {
    staged();
    expect(placeRestored(dataDir)).toBeUndefined();
    await dropLeftovers(dataDir);
    expect(readdirSync(dataDir).sort()).toEqual(['secret.key', 'sipwell.db', 'sipwell.db-wal']);
    expect([read('sipwell.db'), read('secret.key')]).toEqual(['old', 'old']);
  });
});
