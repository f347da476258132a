/**
 * The ESP32's header against the real server over a real Mosquitto; its pumps are a log. Source: docs/machines.md
 * "An ESP32 with ESPHome".
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Machine } from '#contract/machines/console.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';
import { hasMosquitto } from '../server/mosquitto.ts';
import { placedNow } from '../server/paired-machine.ts';
import { testEngines } from '../server/test-engines.ts';
import { useTestServer } from '../server/test-services.ts';
import { pairedAtBroker, useBroker, useMqtt, type PairedAccount } from '../server/use-broker.ts';
import { compileHost, fieldsOf, hasCompiler, switchOn, type Esp32, type Message } from './esp32-device.ts';

const SHOP = '/api/admin/shops/demo-bar';
/** Times faster than real. */
const FAST = '8';
/** For what has to happen in the middle of a pour, however busy this computer is. */
const SLOW = '1';
/** More than it takes to see that nothing comes. */
const MOMENT_MS = 250;
/** A busy computer looks at the pumps late. By the device's clock; exact times: esp32-rules.test.ts. */
const LATE_MS = 3000;
const ALL_SLOTS = Array.from({ length: 16 }, (_, i) => i + 1);

// What a device does is the same over each database.
describe.runIf(hasMosquitto && hasCompiler).each(testEngines.slice(0, 1))(
  'an ESP32 at a broker on %s',
  (_engine, open) => {
    const broker = useBroker();
    const server = useTestServer(open, broker.env);
    useMqtt(server, broker);
    const folder = mkdtempSync(join(tmpdir(), 'sipwell-esp32-'));
    let program: string;
    let account: PairedAccount;
    const on: Esp32[] = [];
    beforeAll(async () => {
      program = compileHost(folder);
      account = await pairedAtBroker(server);
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    beforeEach(() => server.pass(60_000));
    afterEach(async () => {
      for (const device of on.splice(0)) await device.cut();
    });

    const machineNow = async (): Promise<Machine> => {
      const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
      return machines.find(({ id }: Machine) => id === account.machineId);
    };
    const switchedOn = async (clock = FAST, passes?: (message: Message) => boolean): Promise<Esp32> => {
      const device = await switchOn(program, account, { clock, slots: ALL_SLOTS, ...(passes && { passes }) });
      on.push(device);
      await vi.waitFor(async () => expect(await machineNow()).toMatchObject({ state: 'ready', says: 'idle' }), 5000);
      return device;
    };
    const approved = async () => {
      const order = await placedNow(server);
      await vi.waitFor(async () => expect(await machineNow()).toMatchObject({ state: 'ready' }), 5000);
      const reply = await order.approve();
      expect(reply.statusCode, reply.body).toBe(200);
      return order;
    };
    type Order = Awaited<ReturnType<typeof approved>>;
    const ends = (order: Order, as: object) =>
      vi.waitFor(async () => expect(await order.now()).toMatchObject(as), { timeout: 8000, interval: 20 });
    const told = (device: Esp32, type: string) =>
      vi.waitUntil(() => device.heard.find(({ message }) => message.type === type), { timeout: 5000, interval: 10 });

    const toldJob = async (device: Esp32) => (await told(device, 'job')).message.job!;

    /** Each time a pump was switched on, until it was switched off. */
    const runsOf = ({ switched }: Esp32) =>
      switched
        .map((one, i) => ({ one, off: switched.slice(i).find(({ slot, on }) => slot === one.slot && !on) }))
        .filter(({ one }) => one.on)
        .map(({ one, off }) => ({ slot: one.slot, ms: off ? off.atMs - one.atMs : Infinity }));
    const saysOf = ({ said }: Esp32) => said.flatMap(({ jobId, state, seq }) => (jobId ? [{ state, seq }] : []));

    it('pours a drink, each pump for its time', async () => {
      const device = await switchedOn();
      const order = await approved();
      await ends(order, { status: 'COMPLETED', machine: { state: 'done', progress: 100 } });
      const { pours } = pourPlan((await toldJob(device)).machineString);
      expect(pours).toHaveLength(3);
      const runs = runsOf(device);
      expect(new Set(runs.map(({ slot }) => slot))).toEqual(new Set(pours.map(({ slot }) => slot)));
      expect(runs).toHaveLength(pours.length);
      for (const { slot, durationMs } of pours) {
        const { ms } = runs.find((run) => run.slot === slot)!;
        // Both ends are read in whole milliseconds.
        expect(ms).toBeGreaterThanOrEqual(durationMs - 1);
        expect(ms).toBeLessThan(durationMs + LATE_MS);
      }
      expect(saysOf(device)[0]).toEqual({ state: 'accepted', seq: 1 });
    });

    it('pours a job once that comes three times, and again when it is over', async () => {
      const device = await switchedOn();
      const order = await approved();
      const { deliver } = await told(device, 'job');
      deliver();
      deliver();
      await ends(order, { status: 'COMPLETED' });
      deliver();
      await wait(MOMENT_MS);
      expect(runsOf(device)).toHaveLength(3);
    });

    it('pours nothing by the answer to an earlier time of asking', async () => {
      const isHeld = (device: Esp32 | undefined, { type, ask }: Message) =>
        type === 'reply' && device?.said.some((said) => said.ask === ask && said.state === 'accepted') === true;
      let device: Esp32 | undefined;
      let isLate = true;
      device = await switchedOn(FAST, (message) => !isLate || !isHeld(device, message));
      const order = await approved();
      const held = () => device.heard.filter(({ message }) => isHeld(device, message));
      await vi.waitUntil(() => held().length >= 3, 8000);
      for (const { deliver } of held().slice(0, -1)) deliver();
      const { length } = saysOf(device);
      await wait(MOMENT_MS);
      expect(held()[0]!.message).toMatchObject({ status: 200 });
      expect(runsOf(device)).toEqual([]);
      expect(new Set(saysOf(device).map(({ seq }) => seq)), `${length} times of asking`).toEqual(new Set([1]));
      isLate = false;
      await ends(order, { status: 'COMPLETED' });
      expect(runsOf(device)).toHaveLength(3);
    });

    it('stops its pumps when staff stop it, and says so', async () => {
      const device = await switchedOn(SLOW);
      const order = await approved();
      await vi.waitUntil(() => runsOf(device).length === 3, 5000);
      const { pours } = pourPlan((await toldJob(device)).machineString);
      const url = `${SHOP}/machines/${account.machineId}/stop`;
      expect((await server.call('POST', url, { headers: server.owner })).statusCode).toBe(200);
      await ends(order, { machine: { state: 'cancelled', code: 'stopped' } });
      const longest = Math.max(...pours.map(({ durationMs }) => durationMs));
      expect(Math.max(...runsOf(device).map(({ ms }) => ms))).toBeLessThan(longest);
    });

    it('resumes nothing after a loss of power, and the server hears of it', async () => {
      const before = await switchedOn(SLOW);
      const order = await approved();
      await vi.waitUntil(() => runsOf(before).length === 3, 5000);
      const { message: job } = await told(before, 'job');
      await before.cut();
      const after = await switchedOn();
      expect(await after.boot()).not.toBe(await before.boot());
      expect(after.said[0]).toMatchObject({ state: 'starting', boot: await after.boot() });
      await ends(order, { stage: 'attention', machine: { state: 'failed', code: 'power_loss' } });
      // Held back by the network since then.
      after.tell(...fieldsOf(job));
      await vi.waitUntil(() => after.heard.find(({ message }) => message.code === 'job-over'), 5000);
      await wait(MOMENT_MS);
      expect(runsOf(after)).toEqual([]);
    });

    it('pours nothing of a job that comes after it has expired', async () => {
      let isHeld = true;
      const device = await switchedOn(FAST, ({ type }) => type !== 'job' || !isHeld);
      const order = await approved();
      const { deliver } = await told(device, 'job');
      server.pass(31_000);
      isHeld = false;
      deliver();
      await ends(order, { status: 'PENDING', machine: { state: 'rejected', code: 'expired' } });
      await wait(MOMENT_MS);
      expect(runsOf(device)).toEqual([]);
    });

    it('cleans a line in pulses', async () => {
      const device = await switchedOn();
      const url = `${SHOP}/machines/${account.machineId}/care`;
      const body = { kind: 'clean', slot: 3, durationMs: 500, pulses: 3, restMs: 400 };
      expect((await server.call('POST', url, { headers: server.owner, body })).statusCode).toBe(200);
      await vi.waitFor(async () => {
        const { care } = (await server.call('GET', url, { headers: server.owner })).json();
        expect(care[0]).toMatchObject({ state: 'done', progress: 100 });
      }, 8000);
      const runs = runsOf(device);
      expect(runs.map(({ slot }) => slot)).toEqual([3, 3, 3]);
      for (const { ms } of runs) expect(ms).toBeGreaterThanOrEqual(500);
      const [first, second] = device.switched.filter(({ slot, on: isOn }) => slot === 3 && isOn);
      expect(second!.atMs - first!.atMs).toBeGreaterThanOrEqual(900);
    });

    it('is offline as soon as its power goes', async () => {
      const device = await switchedOn();
      await device.cut();
      await vi.waitFor(async () => expect(await machineNow()).toMatchObject({ state: 'offline' }), 3000);
    });
  },
);
