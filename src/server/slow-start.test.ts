import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestServer } from '#test/server/test-services.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/database.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'sipwell-web-'));
for (const page of ['index', 'join.en', 'join.zh-HK', 'kiosk.en', 'kiosk.zh-HK'])
  writeFileSync(join(webRoot, `${page}.html`), '<html><head></head><body></body></html>');

describe('the server', () => {
  const server = useTestServer(() => openDatabase(':memory:'));
  afterEach(() => {
    vi.useRealTimers();
    rmSync(webRoot, { recursive: true });
  });

  it('starts on a machine that has no time for it for minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = new AbortController();
    const starting = buildApp(server.services, { webRoot });
    const passing = (async () => {
      while (!ended.signal.aborted) await vi.advanceTimersByTimeAsync(60_000);
    })();
    const app = await starting.finally(() => ended.abort());
    await app.ready();
    await passing;
    vi.useRealTimers();
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    await app.close();
  });
});
