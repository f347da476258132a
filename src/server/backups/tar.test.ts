import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { BrokenTar, readTar, writeTar } from './tar.ts';

const collect = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
};
const MEMBERS = [0, 1, 511, 512, 513, 300_000].map((size) => ({
  name: `a/${size}`,
  content: Buffer.alloc(size, size % 251),
}));
const namesIn = async (bytes: Buffer): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name, content } of readTar(Readable.from([bytes.subarray(0, 700), bytes.subarray(700)]))) {
    await collect(content);
    names.push(name);
  }
  return names;
};

it('is what the tar of this system writes and reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-tar-'));
  const file = join(folder, 'ours.tar');
  writeFileSync(file, await collect(writeTar(MEMBERS, new Date('2026-03-14T00:00:00Z'))));
  execFileSync('tar', ['-xf', file, '-C', folder]);
  for (const { name, content } of MEMBERS) expect(readFileSync(join(folder, name)).equals(content)).toBe(true);

  execFileSync('tar', ['--format=ustar', '-cf', file, '-C', folder, ...MEMBERS.map(({ name }) => name)]);
  expect(await namesIn(readFileSync(file))).toEqual(MEMBERS.map(({ name }) => name));
  execFileSync('tar', ['--format=ustar', '-cf', file, '-C', folder, 'a']);
  await expect(namesIn(readFileSync(file))).rejects.toThrow('It holds something that is no plain file.');
  rmSync(folder, { recursive: true });
});

it('says when it ends too early', async () => {
  const whole = await collect(writeTar(MEMBERS, new Date(0)));
  for (const length of [100, 600, 200_000, whole.length - 1024])
    await expect(namesIn(whole.subarray(0, length))).rejects.toMatchObject({ isCut: true });
  await expect(namesIn(Buffer.alloc(2048, 'x'))).rejects.toBeInstanceOf(BrokenTar);
});
