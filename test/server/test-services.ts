/** A server for tests: the real one over a test database, with a controlled clock. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { createServices } from '../../src/server/create-services.ts';
import type { Db } from '../../src/server/db/database.ts';
import { openFilled, type OpenTestDatabase } from './test-engines.ts';
import { createLimits } from '../../src/server/http/limits/limits.ts';
import { seed } from '../../src/server/seed/seed.ts';
import type { Services } from '../../src/server/services.ts';
import { listInstances } from '../../src/server/repos/kiosk/kiosks.repo.ts';

export const ADMIN = { username: 'admin', password: 'admin-password' };
export const OWNER = { username: 'bar', password: 'owner-password' };
export const OTHER_OWNER = { username: 'tea', password: 'owner-password' };

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  /** Advances the clock. Milliseconds. */
  pass: (ms: number) => void;
  /** Bearers of the administrator, the bar's owner and the tea shop's owner. */
  admin: Record<string, string>;
  owner: Record<string, string>;
  otherOwner: Record<string, string>;
  /** Active join codes of the bar and the tea shop. */
  barCode: string;
  teaCode: string;
  call: (method: InjectOptions['method'], url: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
  /** A new bearer, for when the previous one has expired by the test's clock. */
  signIn: (who: { username: string; password: string }) => Promise<Record<string, string>>;
}
interface CallOptions {
  headers?: Record<string, string>;
  body?: unknown;
}

/** The demo bar, seeded once for a describe block. Rate limits start unused; `pass` advances time past them. */
export function useTestServer(open: OpenTestDatabase, env: Record<string, string> = {}): TestServer {
  const server = {} as TestServer;
  let db: Db;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sipwell-test-'));
    let now = Date.parse('2026-03-14T12:00:00.000Z');
    const config = readConfig({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO_OWNER_PASSWORD: OWNER.password,
      ...env,
    });
    const clock = () => new Date(now);
    const servicesOn = (opened: Db) =>
      createServices(config, opened, new TextEncoder().encode('a key that only this test knows'), clock);
    db = await openFilled(open, JSON.stringify(env), (opened) => seed(servicesOn(opened)));
    const services = servicesOn(db);
    services.limits = createLimits(clock);
    const app = await buildApp(services);

    const call: TestServer['call'] = (method, url, { headers = {}, body } = {}) =>
      app.inject({ method: method ?? 'GET', url, headers, ...(body !== undefined && { payload: body as object }) });
    const signIn: TestServer['signIn'] = async (who) => {
      const reply = await call('POST', '/v1/auth/login', { body: who });
      return { authorization: `Bearer ${reply.json().tokens.refresh.token}` };
    };
    const instances = await listInstances(db);
    Object.assign(server, {
      app,
      services,
      call,
      signIn,
      pass: (ms: number) => (now += ms),
      admin: await signIn(ADMIN),
      owner: await signIn(OWNER),
      otherOwner: await signIn(OTHER_OWNER),
      barCode: instances.find(({ kioskType }) => kioskType === 'ez-pairing')!.joinCode,
      teaCode: instances.find(({ kioskType }) => kioskType === 'ordering-terminal')!.joinCode,
    } satisfies TestServer);
  }, 60_000);

  afterAll(async () => {
    await server.app?.close();
    await db?.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return server;
}

let devices = 0;

/** A new guest's device id. */
export const newDevice = (): string => `00000000-0000-4000-8000-${String(++devices).padStart(12, '0')}`;
