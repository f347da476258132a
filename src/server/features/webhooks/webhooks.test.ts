/** What a shop's webhooks are told, by whom, and what happens where nobody listens. Source: docs/behaviour/webhooks.md. */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookMessage } from '#contract/shop/webhooks.ts';
import { TRIES_AT_MOST, type WebhookType } from '#domain/webhook/webhook.ts';
import { pairedMachine, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, OWNER, useTestServer } from '#test/server/test-services.ts';
import { noteMessages } from '../../webhooks/note-messages.ts';
import { createSender, type PostMessage } from '../../webhooks/send-messages.ts';

const AT = '/api/admin/shops/demo-bar/webhooks';
const URL_OF_TILL = 'https://till.test/hook?token=hidden';

describe.each(testEngines)('webhooks on %s', (_engine, open) => {
  const server = useTestServer(open);
  const owner = () => ({ headers: server.owner });
  const orderStep = (orderId: string, step: string) =>
    server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/${step}`, owner());

  beforeEach(async () => {
    await server.services.db.deleteFrom('webhook_messages').execute();
    await server.services.db.deleteFrom('webhooks').execute();
  });

  const added = async (types: WebhookType[], url = URL_OF_TILL) => {
    const reply = await server.call('POST', AT, { ...owner(), body: { url, types } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json() as { webhook: { id: string }; secret: string };
  };
  const messages = async (): Promise<WebhookMessage[]> =>
    (await server.call('GET', AT, owner())).json().webhooks[0].messages;

  interface Got {
    url: string;
    headers: Record<string, string>;
    text: string;
    said: { type: string; timestamp: string; data: Record<string, unknown> };
  }
  /** A receiver whose answers are decided. */
  const receiver = (answer: () => number | Promise<number> = () => 200) => {
    const got: Got[] = [];
    const post: PostMessage = async (url, headers, text) => {
      got.push({ url, headers, text, said: JSON.parse(text) });
      return answer();
    };
    const sender = createSender(server.services, post, () => 0);
    const look = async () => {
      await noteMessages(server.services);
      await sender.send();
    };
    return { got, look, types: () => got.map(({ said }) => said.type) };
  };
  const made = async () => {
    const order = await placedOrder(server);
    for (const step of ['approve', 'complete']) expect((await orderStep(order.id, step)).statusCode).toBe(200);
    return order.id;
  };

  it('tell an order from its placing to its collection, each once, in order and signed', async () => {
    const { secret } = await added(['order.placed', 'order.ready', 'order.collected']);
    const { got, look, types } = receiver();
    const orderId = await made();
    await look();
    expect(types()).toEqual(['order.placed', 'order.ready']);
    await orderStep(orderId, 'collect');
    server.pass(16_000);
    await look();
    await look();
    expect(types()).toEqual(['order.placed', 'order.ready', 'order.collected']);
    const { url, headers, text, said } = got[2]!;
    expect(url).toBe(URL_OF_TILL);
    expect(said.data).toMatchObject({ shopId: 'demo-bar', orderId, status: 'COMPLETED', drink: expect.any(String) });
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(server.services.clock().getTime() / 1000));
  });

  it('name no guest', async () => {
    await added(['order.placed']);
    const { got, look } = receiver();
    await placedOrder(server);
    await look();
    expect(Object.keys(got[0]!.said.data)).not.toContain('name');
    expect(got[0]!.text).not.toMatch(/\bAda\b|device|session/i);
  });

  it('leave out what was not asked for, and what happened before', async () => {
    await made();
    await added(['order.cancelled']);
    const { look, types } = receiver();
    const { id } = await placedOrder(server);
    await orderStep(id, 'cancel');
    await look();
    expect(types()).toEqual([]);
    server.pass(16_000);
    await look();
    expect(types()).toEqual(['order.cancelled']);
  });

  it('do not tell what staff took back, and tell it when it happens after all', async () => {
    await added(['order.collected']);
    const { look, types } = receiver();
    const orderId = await made();
    await orderStep(orderId, 'collect');
    await look();
    expect((await orderStep(orderId, 'take-back')).statusCode).toBe(200);
    server.pass(16_000);
    await look();
    expect(types()).toEqual([]);
    await orderStep(orderId, 'collect');
    await look();
    server.pass(16_000);
    await look();
    expect(types()).toEqual(['order.collected']);
  });

  it('try again later with the same id, and say what the receiver answered', async () => {
    await added(['order.placed']);
    let status = 500;
    const { got, look } = receiver(() => status);
    await placedOrder(server);
    await look();
    await look();
    expect(got).toHaveLength(1);
    expect(await messages()).toMatchObject([{ state: 'waits', tries: 1, status: 500 }]);
    status = 204;
    server.pass(5001);
    await look();
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([
      got[0]!.headers['webhook-id'],
      got[0]!.headers['webhook-id'],
    ]);
    expect(await messages()).toMatchObject([{ state: 'told', tries: 2, status: 204, nextAt: null }]);
  });

  it.each([
    ['nobody answers for a day', () => Promise.reject(new Error('refused')), TRIES_AT_MOST, null],
    ['the receiver says that it is gone for good', () => 410, 1, 410],
  ])('give up where %s; the owner can have it tried again', async (_case, answer, tries, status) => {
    await added(['order.placed']);
    let isBack = false;
    const { got, look } = receiver(() => (isBack ? 200 : answer()));
    await placedOrder(server);
    for (let day = 0; day < TRIES_AT_MOST + 2; day++) {
      await look();
      server.pass(9 * 3_600_000);
    }
    expect(got).toHaveLength(tries);
    Object.assign(server, { owner: await server.signIn(OWNER), admin: await server.signIn(ADMIN) });
    const { webhooks } = (await server.call('GET', AT, owner())).json();
    const [message] = webhooks[0].messages as WebhookMessage[];
    expect(message).toMatchObject({ state: 'given-up', tries, status });
    isBack = true;
    const retry = `${AT}/${webhooks[0].id}/messages/${message!.id}/retry`;
    expect((await server.call('POST', retry, owner())).statusCode).toBe(200);
    await look();
    expect(got).toHaveLength(tries + 1);
    expect((await server.call('POST', retry, owner())).json().code).toBe('message-over');
  });

  it('keep nothing from others where one does not answer', async () => {
    await added(['order.placed'], 'https://silent.test/');
    await added(['order.placed']);
    let answerSilent = (): void => undefined;
    const heard: string[] = [];
    const sender = createSender(server.services, async (url) => {
      heard.push(new URL(url).host);
      if (url.includes('silent')) await new Promise<void>((resolve) => (answerSilent = resolve));
      return 200;
    });
    await placedOrder(server);
    await noteMessages(server.services);
    const first = sender.send();
    await expect.poll(() => [...heard].sort((a, b) => a.localeCompare(b))).toEqual(['silent.test', 'till.test']);
    await placedOrder(server);
    await noteMessages(server.services);
    await sender.send();
    expect(heard.filter((host) => host === 'till.test')).toHaveLength(2);
    answerSilent();
    await expect.poll(() => heard.filter((host) => host === 'silent.test')).toHaveLength(2);
    answerSilent();
    await first;
  });

  it('are told once however many servers look', async () => {
    await added(['order.placed', 'order.ready']);
    const [one, other] = [receiver(), receiver()];
    for (let n = 0; n < 4; n++) await made();
    await Promise.all([one.look(), other.look(), one.look(), other.look()]);
    await Promise.all([one.look(), other.look()]);
    const ids = [...one.got, ...other.got].map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });

  it('tell a machine that is down, once for each time', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await machine.beat();
    await added(['machine.down']);
    const { got, look } = receiver();
    await machine.beat({ state: 'fault', code: 'pump_fault' });
    await look();
    await machine.beat({ state: 'fault', code: 'pump_fault' });
    await look();
    expect(got.map(({ said }) => said.data)).toMatchObject([
      { machineId: machine.id, state: 'fault', code: 'pump_fault' },
    ]);
    await server.call('DELETE', `/api/admin/shops/demo-bar/machines/${machine.id}`, owner());
  });

  it('tell a bottle that is low, once until it is refilled', async () => {
    await added(['stock.low']);
    const { got, look } = receiver();
    const at = '/api/admin/shops/demo-bar/stock';
    const slot = 1;
    const count = (lowMl: number) =>
      server.call('PUT', at, { ...owner(), body: { machineId: null, bottles: [{ slot, sizeMl: 700, lowMl }] } });
    expect((await count(50)).statusCode).toBe(200);
    await look();
    expect(got).toEqual([]);
    await count(700);
    await look();
    await count(690);
    await look();
    await count(700);
    await look();
    const low = { shopId: 'demo-bar', machineId: null, slot, levelMl: 700, lowMl: 700, sizeMl: 700 };
    expect(got.map(({ said }) => said.data)).toMatchObject([low, low]);
  });

  it('tell their secret once, and keep it unreadable', async () => {
    const { webhook, secret } = await added(['order.placed']);
    expect((await server.call('GET', AT, owner())).body).not.toContain(secret.slice(6));
    const row = await server.services.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    const changed = await server.call('PATCH', `${AT}/${webhook.id}`, { ...owner(), body: { types: ['stock.low'] } });
    expect(changed.json().webhook).toMatchObject({ url: URL_OF_TILL, types: ['stock.low'] });
    const audit = await server.call('GET', '/api/admin/shops/demo-bar/audit', owner());
    expect(audit.body).toContain('till.test');
    expect(audit.body).not.toContain('hidden');
  });

  it.each([
    ['no address', { url: 'till', types: ['order.placed'] }, 'url'],
    ['another scheme', { url: 'file:///etc/passwd', types: ['order.placed'] }, 'url'],
    ['a password in it', { url: 'https://a:b@till.test/', types: ['order.placed'] }, 'url'],
    ['a private network', { url: 'http://192.168.1.2/', types: ['order.placed'] }, 'url'],
    ['nothing to tell', { url: URL_OF_TILL, types: [] }, 'types'],
  ])('refuse %s at its field', async (_case, body, path) => {
    const reply = await server.call('POST', AT, { ...owner(), body });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toMatchObject([{ path }]);
  });

  it('are five at most', async () => {
    for (let n = 0; n < 5; n++) await added(['order.placed']);
    const sixth = await server.call('POST', AT, { ...owner(), body: { url: URL_OF_TILL, types: ['order.placed'] } });
    expect(sixth.json().code).toBe('webhooks-full');
  });
});
