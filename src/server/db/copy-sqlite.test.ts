import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { settleLogs } from './copy-sqlite.ts';
import { openSqlite, openSqliteCopy, type SqliteFile } from './sqlite.ts';

/** Twice as many rows as there are pairs: both of a pair are written by one transaction. */
const PAIRS = 20_000;
const TEXT = 'x'.repeat(900);
const folder = mkdtempSync(join(tmpdir(), 'copy-sqlite-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function openWithPairs(): SqliteFile {
  const file = openSqlite(join(folder, 'live.db'));
  file.database.exec('create table pairs (id integer primary key, pair integer, times integer, content text)');
  file.database.exec('create index pairs_pair on pairs (pair)');
  file.database.exec('create table commits (number integer primary key)');
  const insert = file.database.prepare('insert into pairs (pair, times, content) values (?, 0, ?)');
  file.database.exec('begin');
  for (const half of [0, 1]) for (let pair = 0; pair < PAIRS; pair++) insert.run(pair, TEXT + half);
  file.database.exec('commit');
  return file;
}

it('copies a database as it was at one moment while all of it is written to again and again', async () => {
  const { database, copyTo } = openWithPairs();
  const write = database.prepare('update pairs set times = times + 1 where pair = ?');
  const count = database.prepare('insert into commits default values');
  let commits = 0;
  const commit = () => {
    database.exec('begin');
    // One after another, so that a page is in few of the logs, before and after what is being copied.
    for (let i = 0; i < 40; i++) write.run((commits * 40 + i) % PAIRS);
    count.run();
    database.exec('commit');
    commits++;
  };
  for (let i = 0; i < 3; i++) commit();
  const before = commits;
  const target = join(folder, 'copy.db');
  const { signal } = new AbortController();
  // Asked before each part that is read: commits fall between any two of them, however fast the disk is.
  vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => {
    for (let i = 0; i < 6; i++) commit();
  });
  await copyTo!(target, signal);
  // Written back meanwhile: the log does not grow as long as the copy takes.
  const kept = Array.from({ length: 1000 }, (_, i) => `${target}-log-${i}`).filter((path) => existsSync(path));
  expect(kept.length).toBeGreaterThan(2);

  await settleLogs(target);
  const { database: copy } = openSqliteCopy(target);
  const all = (text: string) => copy.prepare(text).all();
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(all('select pair from pairs group by pair having min(times) <> max(times)')).toEqual([]);
  const [{ last, total }] = all(
    'select (select max(number) from commits) as last, (select sum(times) from pairs) as total',
  ) as [{ last: number; total: number }];
  expect(last).toBeGreaterThanOrEqual(before);
  expect(last).toBeLessThanOrEqual(commits);
  expect(total).toBe(last * 80);
  copy.close();
  database.close();
});
