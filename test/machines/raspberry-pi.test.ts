/** The Raspberry Pi's own program, devices/raspberry-pi, at a server; its pins are gpiozero's stand-in. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { pumpPours } from '#domain/machine/machine-string.ts';
import { demoMenu, demoPumps } from '../../src/server/seed/demo-menu.ts';
import { addedMachine, placedNow } from '../server/paired-machine.ts';
import { testEngines } from '../server/test-engines.ts';
import { useTestServer } from '../server/test-services.ts';

// Debian's own: it has gpiozero.
const PYTHON = '/usr/bin/python3';
const SHOP = '/api/admin/shops/demo-bar';
const [GLASS, STOP] = [17, 27];
const NEGRONI = pumpPours(
  demoMenu('demo-bar').find(({ id }) => id === 'bar-negroni')!.recipeIngredient,
  'sizeS',
  demoPumps('demo-bar'),
);

const hasGpiozero = spawnSync(PYTHON, ['-c', 'import gpiozero, tomllib']).status === 0;
if (!hasGpiozero) {
  if (process.env.CI) throw new Error('python3-gpiozero is missing.');
  console.warn('NOT RUN: the Raspberry Pi’s program, which needs python3-gpiozero.');
}

describe.runIf(hasGpiozero).each(testEngines)('a Raspberry Pi on %s', (_engine, open) => {
  const server = useTestServer(open);
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-pi-'));
  const settings = join(folder, 'machine.toml');
  const url = `${SHOP}/machines`;
  let machineId = '';
  let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;
  let said = '';

  const begin = (...more: string[]) => {
    const args = ['test/machines/raspberry-pi-pins.py', '--settings', settings, '--state', folder, ...more];
    const child = spawn(PYTHON, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    return { child, ended: new Promise((done) => child.once('exit', done)) };
  };
  const switchOff = async (signal: NodeJS.Signals) => {
    running?.child.kill(signal);
    await running?.ended;
  };
  const drive = (line: string) => void running?.child.stdin?.write(`${line}\n`);
  const start = async () => {
    said = '';
    // Past the limits of the kiosk.
    server.pass(60_000);
    running = begin();
    await vi.waitFor(() => expect(said).toContain('Connected.'), 10_000);
    drive(`low ${GLASS}`);
  };
  const asked = async (path: string, body: object) => {
    const reply = await server.call('POST', `${url}/${machineId}${path}`, { headers: server.admin, body });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const approved = async () => {
    const order = await placedNow(server);
    await vi.waitFor(async () => {
      const reply = await order.approve();
      expect(reply.statusCode, reply.body).toBe(200);
    }, 5000);
    return order;
  };
  /** How long each pump ran, by slot. Milliseconds. */
  const ran = () =>
    [...said.matchAll(/pump (\d+) off after (\d+) ms/g)].map(([, slot, ms]) => [Number(slot), Number(ms)] as const);
  const isPouring = () => vi.waitFor(() => expect(said).toMatch(/pump \d+ on/), 10_000);

  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const negroni = new Set(NEGRONI.map(({ slot }) => slot));
    const pins = [...negroni].map((slot, i) => `${slot} = ${i + 2}`);
    const own = `glass_pin = ${GLASS}\nstop_pin = ${STOP}`;
    writeFileSync(settings, `server = "http://127.0.0.1:${port}"\n${own}\n[pumps]\n${pins.join('\n')}\n`);
    const { id, code } = await addedMachine(server, 'demo-bar');
    machineId = id;
    await begin('pair', code).ended;
    expect(said).toContain('Paired.');
    expect(statSync(join(folder, 'token.json')).mode & 0o777).toBe(0o600);
  });
  afterEach(() => switchOff('SIGKILL'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('pours what it is told, each pump as long as it should, once', async () => {
    await start();
    const order = await approved();
    await vi.waitFor(async () => expect(await order.now()).toMatchObject({ status: 'COMPLETED' }), 30_000);
    const poured = ran();
    expect(new Set(poured.map(([slot]) => slot))).toEqual(new Set(NEGRONI.map(({ slot }) => slot)));
    expect(poured).toHaveLength(NEGRONI.length);
    for (const [slot, ms] of poured) {
      const { durationMs } = NEGRONI.find((pour) => pour.slot === slot)!;
      // A busy machine is late, and never early.
      expect(ms).toBeGreaterThanOrEqual(durationMs);
      expect(ms).toBeLessThan(durationMs + 500);
    }
  });

  it('pours nothing where no glass stands, and the order waits again', async () => {
    await start();
    drive(`high ${GLASS}`);
    const order = await approved();
    await vi.waitFor(async () => expect(await order.now()).toMatchObject({ status: 'PENDING' }), 20_000);
    expect(said).not.toContain('pump');
  });

  it.each([
    ['staff', 'CANCELLED', () => asked('/stop', {})],
    ['its own button', 'CANCELLED', () => Promise.resolve(drive(`low ${STOP}`))],
    ['a glass that is taken away', undefined, () => Promise.resolve(drive(`high ${GLASS}`))],
  ])('is stopped by %s: the pumps end, and the server hears of it', async (_by, status, stop) => {
    await start();
    const order = await approved();
    await isPouring();
    await stop();
    await vi.waitFor(async () => {
      const { machine, status: now } = await order.now();
      if (status) expect(now).toBe(status);
      else expect(machine).toMatchObject({ state: 'failed', code: 'no_glass' });
    }, 20_000);
    expect(ran()).toHaveLength(0);
  });

  it('never goes on with a drink after it lost its power', async () => {
    await start();
    const order = await approved();
    await isPouring();
    await switchOff('SIGKILL');
    await start();
    await vi.waitFor(async () => expect((await order.now()).machine).toMatchObject({ state: 'failed' }), 20_000);
    expect(said).not.toContain('pump');
    const [id] = JSON.parse(readFileSync(join(folder, 'jobs.json'), 'utf8')).slice(-1) as string[];
    expect(id).toMatch(/^[\w-]{36}$/);
  });

  it('cleans a line in pulses', async () => {
    await start();
    const { slot } = NEGRONI[0]!;
    await asked('/care', { kind: 'clean', slot, durationMs: 300, pulses: 3, restMs: 200 });
    await vi.waitFor(() => expect(ran()).toHaveLength(3), 20_000);
    for (const [, ms] of ran()) expect(ms).toBeGreaterThanOrEqual(300);
  });

  it('ends when its token does', async () => {
    await start();
    await server.call('DELETE', `${url}/${machineId}`, { headers: server.admin });
    await running?.ended;
    expect(running?.child.exitCode).toBe(1);
  });
});
