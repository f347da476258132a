/** Who may say and hear what at a real Mosquitto with the documented settings. Source: docs/mqtt.md "Accounts". */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasMosquitto } from '#test/server/mosquitto.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import {
  isLetIn,
  listener,
  pairedAtBroker,
  SERVER_ACCOUNT,
  useBroker,
  useMqtt,
  type Listener,
  type PairedAccount,
} from '#test/server/use-broker.ts';
import { brokerPasswordHash } from '../../../machines/mqtt/broker-password.ts';

/** Long enough for a message that is let through. */
const MOMENT_MS = 300;
const beat = { online: true, boot: 'b', ask: 'q', state: 'idle' };

describe.runIf(hasMosquitto).each(testEngines)('the broker of the machines on %s', (_engine, open) => {
  const broker = useBroker({ HOME_ASSISTANT: 'on' });
  const server = useTestServer(open, broker.env);
  const { said } = useMqtt(server, broker);
  let a: PairedAccount;
  let b: PairedAccount;
  const clients: Listener[] = [];

  beforeAll(async () => {
    a = await pairedAtBroker(server);
    b = await pairedAtBroker(server);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end();
  });

  const as = async ({ mqtt }: PairedAccount, ...listensTo: string[]): Promise<Listener> => {
    const client = await listener({ ...mqtt, listensTo: listensTo.length > 0 ? listensTo : [`${mqtt.topic}/cmd`] });
    clients.push(client);
    return client;
  };
  const asServer = async (...listensTo: string[]): Promise<Listener> => {
    // The second account of the server's kind: its own is in use.
    const client = await listener({ ...watcher, url: broker.url, listensTo });
    clients.push(client);
    return client;
  };
  const watcher = { username: 'watcher', password: 'watcher' };
  beforeAll(async () => {
    writeFileSync(join(broker.folder, 'own-passwords'), `watcher:${brokerPasswordHash(watcher.password)}\n`);
    writeFileSync(join(broker.folder, 'own-acl'), '\nuser watcher\ntopic read #\n');
    await vi.waitFor(async () => expect(await isLetIn({ ...watcher, url: broker.url })).toBe(true), 5000);
  });

  it('is answered as a machine that is paired', async () => {
    const machine = await as(a);
    machine.publish(`${a.mqtt.topic}/state`, beat);
    await vi.waitFor(() =>
      expect(machine.heard.map(({ message }) => JSON.parse(message))).toMatchObject([{ ask: 'q' }]),
    );
    expect(JSON.parse(machine.heard[0]!.message)).toMatchObject({ type: 'reply', status: 200, stop: null });
  });

  it.each(['wildcards', 'names'])('lets no machine hear what another is told or says, by %s', async (by) => {
    const topics = ['cmd', 'evt', 'state', 'status'].map((channel) => `${b.mqtt.topic}/${channel}`);
    const wide = ['#', '+/+/+/+/+', 'bev/#', 'bev/v1/+/+/cmd', `${b.mqtt.topic}/#`, '$share/x/bev/v1/+/+/cmd'];
    const spy = await as(a, ...(by === 'names' ? topics : wide));
    const other = await as(b);
    other.publish(`${b.mqtt.topic}/state`, beat, { isRetained: true });
    await vi.waitUntil(() => other.heard.length > 0, 3000);
    await wait(MOMENT_MS);
    expect(spy.heard.filter(({ topic }) => topic !== `${a.mqtt.topic}/cmd`)).toEqual([]);
    // What was retained comes with the subscription.
    const [watching, late] = [await asServer('bev/v1/+/+/status'), await as(a, '#')];
    await wait(MOMENT_MS);
    expect(watching.heard).not.toEqual([]);
    expect(late.heard).toEqual([]);
  });

  it('lets no machine speak as another, as the server or to the house', async () => {
    const watching = await asServer('#');
    const machine = await as(a);
    const forbidden = [
      ...['cmd', 'evt', 'state', 'status'].map((channel) => `${b.mqtt.topic}/${channel}`),
      `${a.mqtt.topic}/cmd`,
      `${a.mqtt.topic}/status`,
      'bev/v1/online',
      'homeassistant/sensor/x/config',
      'anything',
    ];
    for (const topic of forbidden) machine.publish(topic, { forged: true });
    machine.publish(`${a.mqtt.topic}/evt`, { forged: true });
    // In order: what was let through has come before this.
    await vi.waitUntil(() => watching.heard.some(({ topic }) => topic === `${a.mqtt.topic}/evt`), 3000);
    expect(watching.heard.filter(({ message }) => message.includes('forged')).map(({ topic }) => topic)).toEqual([
      `${a.mqtt.topic}/evt`,
    ]);
  });

  it('lets no machine leave a last will of another', async () => {
    const watching = await asServer(`${b.mqtt.topic}/state`);
    const lastWill = { topic: `${b.mqtt.topic}/state`, message: { online: false, boot: 'b' } };
    const machine = await listener({ ...a.mqtt, listensTo: [`${a.mqtt.topic}/cmd`], lastWill });
    await machine.cut();
    await wait(MOMENT_MS);
    expect(watching.heard.filter(({ isRetained }) => !isRetained)).toEqual([]);
  });

  it('lets no machine push another out by its client id', async () => {
    let isLost = false;
    const other = await listener({
      ...b.mqtt,
      clientId: b.machineId,
      listensTo: [`${b.mqtt.topic}/cmd`],
      onLost: () => (isLost = true),
    });
    clients.push(other);
    clients.push(await listener({ ...a.mqtt, clientId: b.machineId, listensTo: [`${a.mqtt.topic}/cmd`] }));
    await wait(MOMENT_MS);
    expect(isLost).toBe(false);
    expect(other.isConnected()).toBe(true);
  });

  it.each([
    ['a wrong password', () => ({ username: a.machineId, password: b.token })],
    ['an unknown user', () => ({ username: 'nobody', password: a.token })],
    ['the user +', () => ({ username: '+', password: a.token })],
    ['the user #', () => ({ username: '#', password: '' })],
    ['no password', () => ({ username: a.machineId, password: '' })],
    ["the server's name", () => ({ username: SERVER_ACCOUNT.username, password: a.token })],
  ])('refuses %s', async (_what, account) => expect(await isLetIn({ ...account(), url: broker.url })).toBe(false));

  it('puts a machine out that is removed, while it is connected', async () => {
    const gone = await pairedAtBroker(server);
    const client = await as(gone);
    await server.call('DELETE', `/api/admin/shops/demo-bar/machines/${gone.machineId}`, { headers: server.admin });
    client.publish(`${gone.mqtt.topic}/state`, beat);
    await vi.waitFor(() => {
      const answers = client.heard.map(({ message }) => JSON.parse(message));
      if (client.isConnected()) expect(answers).toMatchObject([{ status: 401, code: 'machine-token-invalid' }]);
    }, 3000);
    await vi.waitFor(() => expect(client.isConnected()).toBe(false), 5000);
    expect(await isLetIn(gone.mqtt)).toBe(false);
  });

  it('has hashes and topics in its files, for its group alone, and no secret anywhere in the log', () => {
    const files = ['passwords', 'acl'].map((name) => join(broker.folder, name));
    for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o640);
    const texts = [...files.map((file) => readFileSync(file, 'utf8')), ...said];
    for (const secret of [a.token, b.token, SERVER_ACCOUNT.password, encodeURIComponent(SERVER_ACCOUNT.password)])
      for (const text of texts) expect(text).not.toContain(secret);
    expect(said.join()).toContain('connected to the broker');
  });

  it.runIf(existsSync('/usr/bin/mosquitto_passwd'))('stores passwords as mosquitto_passwd does', () => {
    const file = join(broker.folder, 'by-hand');
    execFileSync('/usr/bin/mosquitto_passwd', ['-c', '-b', file, 'x', 'secret']);
    const [, rounds, salt, hash] = /^x:\$7\$(\d+)\$([^$]+)\$(\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(brokerPasswordHash('secret', Buffer.from(salt ?? '', 'base64'))).toBe(`$7$${rounds}$${salt}$${hash}`);
  });
});
