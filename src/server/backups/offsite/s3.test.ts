/** Files in a bucket, against a server that is never kinder than a real one. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startS3, type S3StandIn } from '#test/server/s3-stand-in.ts';
import { listObjects, readObject, removeObject } from './s3-objects.ts';
import { createS3Requests, type Bucket } from './s3-requests.ts';
import { abortOldUploads, upload } from './s3-upload.ts';

const KEY = 'house/bar/sipwell-2026-03-14T04-00-05.007Z-nightly.tar.gz';
const folder = mkdtempSync(join(tmpdir(), 'sipwell-s3-'));
const path = join(folder, 'backup');
/** Two parts and a bit. */
const LARGE = randomBytes(17 * 1024 * 1024 + 5);
const SMALL = Buffer.from('a small backup');

let s3: S3StandIn;
let pauses: number[];
beforeEach(async () => {
  s3 = await startS3();
  pauses = [];
});
afterEach(async () => {
  await s3.close();
  rmSync(path, { force: true });
});

const stopping = new AbortController();
const sender = (change: Partial<Bucket> = {}, clock = () => new Date()) =>
  createS3Requests(
    {
      endpoint: s3.endpoint,
      bucket: s3.env.BACKUP_S3_BUCKET!,
      region: s3.env.BACKUP_S3_REGION!,
      accessKeyId: s3.env.BACKUP_S3_ACCESS_KEY_ID!,
      secretAccessKey: s3.env.BACKUP_S3_SECRET_ACCESS_KEY!,
      ...change,
    },
    { wait: async (ms) => void pauses.push(ms), clock, stopped: stopping.signal },
  );
const send = (bytes: Buffer, change: Partial<Bucket> = {}, clock?: () => Date) => {
  writeFileSync(path, bytes);
  return upload(sender(change, clock), { key: KEY, path });
};
const read = async (): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of readObject(sender(), KEY)) parts.push(part);
  return Buffer.concat(parts);
};
/** The first requests of a kind go wrong. */
const failing = (
  fault: ReturnType<S3StandIn['fault']>,
  times: number,
  isOne: (came: S3StandIn['came'][number]) => boolean,
) => {
  let left = times;
  s3.fault = (came) => (isOne(came) && left-- > 0 ? fault : undefined);
};
const isPart = ({ query }: S3StandIn['came'][number]) => query.get('partNumber') === '2';

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a small file by one request', SMALL],
  ['a large file in parts', LARGE],
])('takes %s', async (_what, bytes) => {
  expect(await send(bytes)).toEqual({ bytes: bytes.length });
  expect(s3.objects.get(KEY)?.bytes.equals(bytes)).toBe(true);
  expect(s3.uploads.size).toBe(0);
  expect((await read()).equals(bytes)).toBe(true);
  const parts = s3.came.filter(({ query }) => query.has('partNumber'));
  expect(parts).toHaveLength(bytes === LARGE ? 3 : 0);
  expect(Math.max(...s3.came.map((one) => one.bytes))).toBeLessThanOrEqual(8 * 1024 * 1024);
});

it.each(['SlowDown', 'InternalError', 'cut-arriving', 'lost-answer'] as const)(
  'tries a part again, and later, after %s',
  async (fault) => {
    failing(fault, 3, isPart);
    await send(LARGE);
    expect(s3.objects.get(KEY)?.bytes.equals(LARGE)).toBe(true);
    expect(pauses).toHaveLength(3);
    expect(pauses[2]).toBeGreaterThan(pauses[0]!);
  },
);

it('believes a file that is whole, where the answer to the last request was lost', async () => {
  failing('lost-answer', 1, ({ method, query }) => method === 'POST' && query.has('uploadId'));
  expect(await send(LARGE)).toEqual({ bytes: LARGE.length });
});

it('does not believe an answer that begins well and ends with an error, and leaves nothing', async () => {
  failing('late-error', 9, ({ method, query }) => method === 'POST' && query.has('uploadId'));
  await expect(send(LARGE)).rejects.toMatchObject({ code: 'offsite-busy' });
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
});

it.each(['SlowDown', 'cut-arriving'] as const)('gives up after five tries of %s, and leaves nothing', async (fault) => {
  failing(fault, 5, isPart);
  await expect(send(LARGE)).rejects.toMatchObject({
    code: fault === 'SlowDown' ? 'offsite-busy' : 'offsite-unreachable',
  });
  expect(pauses).toHaveLength(4);
  expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
});

it.each([
  ['another secret', { secretAccessKey: 'guessed' }, 'offsite-denied'],
  ['another key', { accessKeyId: 'AKGUESSED' }, 'offsite-denied'],
  ['no such bucket', { bucket: 'elsewhere' }, 'offsite-no-bucket'],
  ['another region', { region: 'us-east-1' }, 'offsite-failed'],
  ['nobody there', { endpoint: 'http://127.0.0.1:1' }, 'offsite-unreachable'],
])('says why: %s', async (_case, change, code) => {
  await expect(send(SMALL, change)).rejects.toMatchObject({ code });
  expect(pauses).toHaveLength(code === 'offsite-unreachable' ? 4 : 0);
});

it('says that the clock is wrong', async () => {
  const late = () => new Date(Date.now() + 16 * 60_000);
  await expect(send(SMALL, {}, late)).rejects.toMatchObject({ code: 'offsite-clock' });
});

it('never says what was signed', async () => {
  const refusal = await send(SMALL, { region: 'us-east-1' }).catch((cause: unknown) => cause);
  expect(JSON.stringify(refusal)).toContain('AuthorizationHeaderMalformed');
  expect(JSON.stringify(refusal)).not.toContain(s3.env.BACKUP_S3_SECRET_ACCESS_KEY);
});

it('ends what a killed server has left of the same file, and after a day of others of ours', async () => {
  const left = (key: string, hours: number) => {
    const at = new Date(Date.now() - hours * 60 * 60 * 1000);
    s3.uploads.set(`${key} ${hours}`, { key, at, parts: new Map() });
  };
  left(KEY, 0);
  await send(SMALL);
  expect(s3.uploads.size).toBe(0);
  left('house/bar/ours', 25);
  left('house/bar/ours', 23);
  left('house/bar/photo', 99);
  left('elsewhere/ours', 99);
  const isOurs = (key: string) => key.endsWith('/ours');
  await abortOldUploads(sender(), { prefix: 'house/bar/', isOurs, now: new Date() });
  expect([...s3.uploads.keys()]).toEqual(['house/bar/ours 23', 'house/bar/photo 99', 'elsewhere/ours 99']);
});

it('lists page by page, names with marks in them as well, and removes', async () => {
  const keys = ['a&b', 'c<d', '"e"', 'f', 'g', 'h', 'i'].map((name) => `house/bar/${name}`).toSorted();
  for (const key of [...keys, 'house/other']) s3.put(key, SMALL);
  expect((await listObjects(sender(), 'house/bar/')).map(({ key }) => key)).toEqual(keys);
  expect(s3.came).toHaveLength(3);
  await removeObject(sender(), 'house/bar/f');
  expect(s3.objects.has('house/bar/f')).toBe(false);
});

it('takes up a download where it was cut, unless there is another file by now', async () => {
  s3.put(KEY, LARGE);
  failing('cut-leaving', 3, ({ method }) => method === 'GET');
  expect((await read()).equals(LARGE)).toBe(true);
  expect(s3.came).toHaveLength(4);

  s3.fault = () => (s3.put(KEY, Buffer.concat([randomBytes(5), LARGE])), 'cut-leaving');
  await expect(read()).rejects.toMatchObject({ code: 'offsite-changed' });
});

it('says that it is not there', () => expect(read()).rejects.toMatchObject({ code: 'offsite-not-there' }));
