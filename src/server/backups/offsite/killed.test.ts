/** The server as a program, with a bucket: killed and stopped in the middle of an upload, and asked by the command line. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { usePrograms } from '#test/server/program.ts';
import { startS3 } from '#test/server/s3-stand-in.ts';

const s3 = await startS3();
afterAll(() => s3.close());
const SECRETS = [s3.env.BACKUP_S3_ACCESS_KEY_ID!, s3.env.BACKUP_S3_SECRET_ACCESS_KEY!];

describe('a server with a bucket', () => {
  const programs = usePrograms();
  /** Of several parts. */
  const addPicture = (DATA_DIR: string): void => {
    const photos = join(DATA_DIR, 'uploads/photos');
    mkdirSync(photos, { recursive: true });
    writeFileSync(join(photos, `${'a'.repeat(64)}.png`), randomBytes(20_000_000));
  };
  const parts = () => s3.came.filter(({ query }) => query.has('partNumber'));

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'leaves nothing half after %s in the middle of an upload',
    async (signal) => {
      s3.objects.clear();
      s3.came.length = 0;
      const DATA_DIR = programs.newFolder();
      s3.fault = ({ query }) => (query.get('partNumber') === '2' ? 'hang' : undefined);
      const server = await programs.server({ DATA_DIR, ...s3.env });
      addPicture(DATA_DIR);
      const backup = programs.begin(['backup'], { DATA_DIR, ...s3.env });
      await vi.waitUntil(() => parts().length >= 2, { timeout: 30_000, interval: 5 });
      expect(await server.stop(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
      await backup.ended;
      expect(s3.objects.size).toBe(0);
      expect(s3.uploads.size).toBe(1);

      s3.fault = () => undefined;
      const again = await programs.server({ DATA_DIR, ...s3.env });
      await vi.waitUntil(() => s3.objects.size === 1, 30_000);
      await vi.waitUntil(() => s3.uploads.size === 0, 30_000);
      expect(await again.stop()).toBe(0);
      expect(again.said() + server.said()).not.toMatch(/secret\+that|AKSTANDIN/);
    },
    120_000,
  );

  it('says where a backup went, beside a server and without one, and that it did not', async () => {
    s3.objects.clear();
    s3.fault = () => undefined;
    const DATA_DIR = programs.newFolder();
    const env = { DATA_DIR, ...s3.env };
    const server = await programs.server(env);
    const first = await programs.sipwell(['backup', '--json'], env);
    const target = `${new URL(s3.endpoint).host}/bar-backups/house/bar`;
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(first.out).offsite).toEqual({ target, at: expect.any(String), problem: null });
    await server.stop();

    const second = await programs.sipwell(['backup'], env);
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).toContain(`Also at ${target}.`);
    expect(s3.objects.size).toBe(2);

    const wrong = { ...env, BACKUP_S3_SECRET_ACCESS_KEY: 'another' };
    const third = await programs.sipwell(['backup', '--json'], wrong);
    expect(third.code).toBe(0);
    expect(JSON.parse(third.out).offsite).toMatchObject({
      at: null,
      problem: expect.stringContaining('refuses the access key'),
    });
    const doctor = await programs.sipwell(['doctor'], wrong);
    expect(doctor.out).toMatch(/LOOK {2}off-site copies: None since .*offsite-denied/);
    for (const { out, err } of [first, second, third, doctor])
      for (const secret of SECRETS) expect(out + err).not.toContain(secret);
  }, 120_000);
});
