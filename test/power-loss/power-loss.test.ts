/** That the simulated disk keeps what was flushed and nothing more, and that a trace is read as it happened. */
import { describe, expect, it } from 'vitest';
import { seeded } from '#test/seeded.ts';
import { createDisk } from './disk.ts';
import { readTrace, type DiskEvent } from './read-trace.ts';

const random = seeded(1);
const [FOLDER, FILE, OTHER] = ['/data', '/data/file', '/data/other'];
const write = (bytes: string | Buffer, at = 0, path = FILE): DiskEvent => ({
  does: 'write',
  path,
  at,
  bytes: Buffer.from(bytes),
});
const sync = (path: string, covers = Infinity): DiskEvent => ({ does: 'sync', path, covers });
const MADE: DiskEvent[] = [{ does: 'make', path: FILE }, sync(FOLDER)];

/** All that a file can hold after a loss of power, in a few hundred of them; `-` if it is not there. */
function contentsAfter(events: readonly DiskEvent[], { path = FILE, sectorBytes = 4 } = {}): Set<string> {
  const disk = createDisk();
  for (const [i, event] of events.entries()) disk.apply(event, i);
  const found = new Set<string>();
  for (let n = 0; n < 300; n++) found.add(disk.cut(random, sectorBytes).get(path)?.toString('latin1') ?? '-');
  return found;
}

describe('the simulated disk', () => {
  it.each<[string, DiskEvent[], string[]]>([
    ['a flushed write stays', [...MADE, write('abcd'), sync(FILE)], ['abcd']],
    ['another may be lost', [...MADE, write('abcd')], ['', 'abcd']],
    [
      'a flush covers what was there when it began',
      [...MADE, write('abcd'), write('efgh', 4), sync(FILE, 3)],
      ['abcd', 'abcdefgh'],
    ],
    ['sectors go one by one', [...MADE, write('abcdefgh')], ['', '\0\0\0\0efgh', 'abcd', 'abcdefgh']],
    ['a sector is as it was after one of its writes', [...MADE, write('ab'), write('cd', 2)], ['', 'ab', 'abcd']],
    [
      'a file may be cut off or not',
      [...MADE, write('abcd'), sync(FILE), { does: 'resize', path: FILE, size: 2 }],
      ['ab', 'abcd'],
    ],
    ['a name may be lost with its file', [{ does: 'make', path: FILE }, write('abcd'), sync(FILE)], ['-', 'abcd']],
    ['a removed file may be there again', [...MADE, { does: 'unlink', path: FILE }], ['-', '']],
    [
      'a renamed file may have no content',
      [{ does: 'make', path: OTHER }, write('abcd', 0, OTHER), { does: 'rename', path: OTHER, to: FILE }, sync(FOLDER)],
      ['', 'abcd'],
    ],
    [
      'what is in a lost folder is lost',
      [{ does: 'make-folder', path: '/data/in' }, { does: 'make', path: '/data/in/it' }, sync('/data/in')],
      ['-'],
    ],
  ])('%s', (_what, events, expected) => expect(contentsAfter(events)).toEqual(new Set(expected)));

  it('keeps what is in a folder that may be lost', () =>
    expect(
      contentsAfter(
        [{ does: 'make-folder', path: '/data/in' }, { does: 'make', path: '/data/in/it' }, sync('/data/in')],
        { path: '/data/in/it' },
      ),
    ).toEqual(new Set(['', '-'])));
});

const hex = (text: string) => [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

it('reads a trace, also of calls that were interrupted by others', () => {
  const file = `21<${hex(FILE)}>`;
  const lines = [
    `7 openat(AT_FDCWD<${hex('/')}>, "${hex(FILE)}", O_RDWR|O_CREAT, 0600) = ${file}`,
    `7 openat(AT_FDCWD<${hex('/')}>, "${hex('/elsewhere')}", O_RDWR|O_CREAT, 0600) = 22<${hex('/elsewhere')}>`,
    `7 pwrite64(${file}, "${hex('abcd')}", 4, 4096) = 4`,
    `8 fsync(${file} <unfinished ...>`,
    `7 write(${file}, "${hex('ef')}", 2) = 2`,
    `7 write(23<${hex('socket:[1]')}>, "${hex('answer')}", 6 <unfinished ...>`,
    `8 <... fsync resumed>) = 0`,
    `7 <... write resumed>) = 6`,
    `7 pwrite64(${file}, "${hex('lost')}", 4, 0) = -1 ENOSPC (No space left on device)`,
    `7 ftruncate(${file}, 2) = 0`,
    `7 rename("${hex(FILE)}", "${hex(OTHER)}") = 0`,
    '7 +++ exited with 0 +++',
  ];
  expect(readTrace(lines.join('\n'), FOLDER)).toEqual([
    { does: 'make', path: FILE },
    write('abcd', 4096),
    write('ef'),
    { does: 'answer', text: 'answer' },
    { does: 'sync', path: FILE, covers: 2 },
    { does: 'resize', path: FILE, size: 2 },
    { does: 'rename', path: FILE, to: OTHER },
  ]);
  expect(() => readTrace(`7 fallocate(${file}, 0, 0, 4096) = 0`, FOLDER)).toThrow('not known to the simulated disk');
  expect(() => readTrace(`7 write(${file}, "${hex('ab')}"..., 9) = 9`, FOLDER)).toThrow('longer than what is traced');
});
