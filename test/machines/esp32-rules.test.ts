/** The rules of a machine, by a clock that stands still. Source: docs/machines.md "The rules", docs/mqtt.md "The device". */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileHost, hasCompiler, startHost, type Host, type Message } from './esp32-device.ts';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
const at = (ms: number) => new Date(NOON + ms).toISOString();
const TWO_PUMPS = 'SW1;sizeM;3,45,4500;7,90,6000';

describe.runIf(hasCompiler)('a machine of the ESP32', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-esp32-'));
  let program: string;
  let device: Host;
  let now = 0;
  const switchOn = (clock = '@0') => {
    device = startHost(program, clock, [3, 7]);
    now = Number(clock.slice(1));
  };
  beforeAll(() => {
    program = compileHost(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => switchOn());
  afterEach(() => device.kill());

  const pass = (ms: number) => device.goOn((now = (now + ms) >>> 0));
  /** What was said of jobs, in order. */
  const events = () => device.said.filter(({ jobId }) => jobId !== undefined);
  const beats = () => device.said.filter(({ online }) => online === true);
  const last = (said: Message[]): Message => said.at(-1)!;
  const states = () => events().map(({ state }) => state);
  const pumped = () => device.switched.filter(({ on }) => on).map(({ slot }) => slot);
  const isRunning = (slot: number) => device.switched.findLast((one) => one.slot === slot)?.on === true;

  const reply = (to: Message, status = 200, stop: [string, string] = ['', '']) =>
    device.tell('reply', to.ask!, status, to.jobId ?? '', at(now), ...stop);
  const connect = async () => {
    device.tell('connected');
    await pass(1);
  };
  const started = async () => {
    await connect();
    reply(last(beats()));
    await pass(1);
  };
  const tellJob = async (jobId: string, pours = TWO_PUMPS, expiresMs = 30_000) => {
    device.tell('job', jobId, at(now), at(now + expiresMs), pours);
    await pass(1);
  };
  const tellCare = async (jobId: string, durationMs: number, pulses = 1, restMs = 1000) => {
    device.tell('care', jobId, at(now), at(now + 30_000), 3, durationMs, pulses, restMs);
    await pass(1);
  };
  const pouring = async (jobId = 'a', pours = TWO_PUMPS) => {
    await started();
    await tellJob(jobId, pours);
    reply(last(events()));
    await pass(1);
  };

  it('begins with `starting`, says it until it is answered, and takes nothing before', async () => {
    await connect();
    await tellJob('a');
    await pass(10_000);
    expect(beats().map(({ state }) => state)).toEqual(['starting', 'starting', 'starting']);
    expect(new Set(beats().map(({ ask }) => ask)).size).toBe(3);
    expect(new Set(beats().map(({ boot }) => boot)).size).toBe(1);
    expect(events()).toEqual([]);
    reply(last(beats()));
    await pass(1);
    expect(last(beats()).state).toBe('idle');
    await pass(10_000);
    expect(beats()).toHaveLength(5);
  });

  it('runs each pump for its time', async () => {
    await pouring();
    const begun = device.switched.filter(({ on }) => on);
    await pass(6100);
    const run = (slot: number) =>
      device.switched.find((one) => one.slot === slot && !one.on && one.atMs > begun[0]!.atMs)!.atMs - begun[0]!.atMs;
    expect(begun.map(({ slot }) => slot)).toEqual([3, 7]);
    expect([run(3), run(7)]).toEqual([4500, 6000]);
    expect(last(events())).toMatchObject({ state: 'done', progress: 100, code: null });
    expect(events().map(({ seq }) => seq)).toEqual(events().map((_, i) => i + 1));
  });

  it.each([
    ['in time', 4990, [3, 7]],
    ['late', 5010, []],
  ])('pours by an answer that comes %s', async (_when, ms, pumps) => {
    await started();
    await tellJob('a');
    // It cannot ask again.
    device.tell('disconnected');
    await pass(ms);
    reply(last(events()));
    await pass(1);
    expect(events().filter(({ state }) => state === 'accepted')).toHaveLength(1);
    expect(pumped()).toEqual(pumps);
  });

  it('pours nothing by the answer to an earlier time of asking, and all by that to the last', async () => {
    await started();
    await tellJob('a');
    await pass(5000);
    const [first, second] = events();
    expect(second).toMatchObject({ state: 'accepted', seq: first!.seq });
    expect(second!.ask).not.toBe(first!.ask);
    reply(first!);
    await pass(1);
    expect(pumped()).toEqual([]);
    reply(second!);
    await pass(1);
    expect(pumped()).toEqual([3, 7]);
  });

  it.each([409, 404, 401, 422])('pours nothing of a job that is answered %i, and forgets it', async (status) => {
    await started();
    await tellJob('a');
    reply(last(events()), status);
    await pass(6000);
    expect(pumped()).toEqual([]);
    expect(states()).toEqual(['accepted']);
    await tellJob('b');
    expect(states()).toEqual(['accepted', 'accepted']);
  });

  it.each([429, 503])('asks again when it is answered %i', async (status) => {
    await started();
    await tellJob('a');
    reply(last(events()), status);
    await pass(5000);
    expect(pumped()).toEqual([]);
    expect(states()).toEqual(['accepted', 'accepted']);
  });

  it.each([
    [409, false],
    [503, true],
  ])('goes on with a pour that is answered %i: %s', async (status, goesOn) => {
    await pouring();
    reply(last(events()), status);
    await pass(1);
    expect(isRunning(3)).toBe(goesOn);
    expect(isRunning(7)).toBe(goesOn);
  });

  it('stops in the middle, says so until it is answered, and then no more', async () => {
    await pouring();
    await pass(1000);
    device.tell('stop', 'a', at(now));
    await pass(1);
    expect([isRunning(3), isRunning(7)]).toEqual([false, false]);
    expect(last(events())).toMatchObject({ state: 'cancelled', code: 'stopped' });
    await pass(5000);
    expect(states().slice(-2)).toEqual(['cancelled', 'cancelled']);
    reply(last(events()));
    const { length } = events();
    await pass(20_000);
    expect(events()).toHaveLength(length);
    expect(pumped()).toEqual([3, 7]);
  });

  it('takes a permission with a stop for a stop', async () => {
    await started();
    await tellJob('a');
    reply(last(events()), 200, ['a', at(now)]);
    await pass(1);
    expect(pumped()).toEqual([]);
    expect(states()).toEqual(['accepted', 'cancelled']);
    await pass(5000);
    expect(states(), 'the answer was not to this').toEqual(['accepted', 'cancelled', 'cancelled']);
  });

  it.each([
    ['of another job', 'b', 60_000, true],
    ['of whatever it did before', '', -1000, true],
    ['of whatever it does', '', 60_000, false],
  ])('hears a stop %s', async (_which, jobId, ms, goesOn) => {
    await pouring();
    device.tell('stop', jobId, at(ms));
    await pass(1);
    expect(isRunning(7)).toBe(goesOn);
  });

  it('stops by its button without a network, and tells when there is one again', async () => {
    await pouring();
    device.tell('disconnected');
    device.tell('button');
    await pass(8000);
    expect([isRunning(3), isRunning(7)]).toEqual([false, false]);
    expect(states()).not.toContain('cancelled');
    await connect();
    expect(last(events())).toMatchObject({ state: 'cancelled' });
  });

  it('ends a pour without a network, and tells when there is one again', async () => {
    await pouring();
    device.tell('disconnected');
    await pass(7000);
    expect([isRunning(3), isRunning(7)]).toEqual([false, false]);
    await connect();
    expect(last(events())).toMatchObject({ state: 'done' });
  });

  it('remembers the last 20 jobs', async () => {
    await started();
    for (let i = 0; i < 21; i++) {
      await tellJob(`job-${i}`);
      reply(last(events()), 409);
      await pass(1);
    }
    expect(events()).toHaveLength(21);
    for (let i = 1; i < 21; i++) await tellJob(`job-${i}`);
    expect(events()).toHaveLength(21);
    await tellJob('job-0');
    expect(last(events())).toMatchObject({ jobId: 'job-0', state: 'accepted' });
  });

  it('runs no pump for longer than 120 s, and says that the drink is not whole', async () => {
    await pouring('a', 'SW1;sizeM;3,45,500000;7,90,120000');
    await pass(119_990);
    expect([isRunning(3), isRunning(7)]).toEqual([true, true]);
    await pass(10);
    expect([isRunning(3), isRunning(7)]).toEqual([false, false]);
    expect(last(events())).toMatchObject({ state: 'failed', code: 'partial' });
  });

  it('gives a drink up when its program was held up while a pump ran', async () => {
    await pouring();
    device.tell('jump', (now += 400));
    await pass(1);
    expect([isRunning(3), isRunning(7)]).toEqual([true, true]);
    device.tell('jump', (now += 600));
    await pass(1);
    expect([isRunning(3), isRunning(7)]).toEqual([false, false]);
    expect(last(events())).toMatchObject({ state: 'failed', code: 'partial' });
  });

  it('runs a pump that is named twice for both times, and for no more than 120 s', async () => {
    await pouring('a', 'SW1;sizeM;3,45,2000;3,45,3000');
    await pass(4990);
    expect(isRunning(3)).toBe(true);
    await pass(10);
    expect(isRunning(3)).toBe(false);
  });

  it('runs no pump of a care for longer than 30 s', async () => {
    await started();
    await tellCare('a', 45_000);
    reply(last(events()));
    await pass(29_999);
    expect(isRunning(3)).toBe(true);
    await pass(10);
    expect(isRunning(3)).toBe(false);
  });

  it('runs a care in pulses, and says which', async () => {
    await started();
    await tellCare('a', 2000, 3, 500);
    reply(last(events()));
    await pass(1);
    expect(last(beats()).state).toBe('idle');
    await pass(7100);
    const ons = device.switched.filter(({ on }) => on).map(({ atMs }) => atMs);
    expect(ons.map((ms) => ms - ons[0]!)).toEqual([0, 2500, 5000]);
    expect(events().map(({ state, step }) => `${state} ${step ?? ''}`.trim())).toEqual([
      'accepted',
      'dispensing 1/3',
      'dispensing 2/3',
      'dispensing 3/3',
      'done 3/3',
    ]);
  });

  it.each([
    'SW1;sizeM',
    'SW2;sizeM;3,45,4500',
    'SW1;sizeM;9,45,4500',
    'SW1;sizeM;3,45,-4500',
    'SW1;sizeM;3,45,0',
    'SW1;sizeM;3,45',
    'SW1;sizeM;3,45,4500x',
    'SW1;sizeM;;3,45,4500',
    'SW1;sizeM;3,45,99999999999',
  ])('rejects %s', async (pours) => {
    await started();
    await tellJob('a', pours);
    expect(last(events())).toMatchObject({ state: 'rejected', code: 'bad_string' });
    expect(pumped()).toEqual([]);
  });

  it('rejects a job that has expired by the time of the server', async () => {
    await started();
    await tellJob('a', TWO_PUMPS, -1);
    expect(last(events())).toMatchObject({ state: 'rejected', code: 'expired' });
  });

  it('rejects every job when nobody has told it the time for 60 s', async () => {
    await connect();
    await pass(59_000);
    await tellJob('a');
    expect(events()).toEqual([]);
    await pass(1000);
    await tellJob('a');
    expect(last(events())).toMatchObject({ state: 'rejected', code: 'expired' });
    reply(last(events()));
    await tellJob('b');
    expect(last(events())).toMatchObject({ jobId: 'b', state: 'rejected' });
    expect(pumped()).toEqual([]);
  });

  it('waits for a glass, and stops when it is taken away', async () => {
    device.tell('glass', 0);
    await pouring();
    expect(last(events())).toMatchObject({ state: 'waiting_glass' });
    await pass(3000);
    expect(pumped()).toEqual([]);
    device.tell('glass', 1);
    await pass(1000);
    expect(pumped()).toEqual([3, 7]);
    device.tell('glass', 0);
    await pass(1);
    expect([isRunning(3), isRunning(7)]).toEqual([false, false]);
    expect(last(events())).toMatchObject({ state: 'failed', code: 'no_glass' });
  });

  it('waits no longer than 30 s for a glass', async () => {
    device.tell('glass', 0);
    await pouring();
    await pass(30_000);
    expect(last(events())).toMatchObject({ state: 'failed', code: 'no_glass' });
  });

  it('pours right while its clock begins anew, after 49 days', async () => {
    await device.kill();
    switchOn(`@${2 ** 32 - 3000}`);
    await pouring();
    await pass(4490);
    expect(isRunning(3)).toBe(true);
    await pass(10);
    expect([isRunning(3), isRunning(7)]).toEqual([false, true]);
    await pass(1500);
    expect(last(events())).toMatchObject({ state: 'done' });
  });
});
