/**
 * Two and four servers over one PostgreSQL behind a proxy that hands each request to the next: whoever a guest hangs at,
 * the bar is the same. Source: docs/behaviour/reliability.md "Several servers".
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import { followStream, type FollowedStream } from '#test/server/follow-stream.ts';
import { callApi, ownersBearer } from '../api.ts';
import { PASSWORDS, type RunningServer } from '../server.ts';
import { missing, startSeveral, type Servers } from './several-servers.ts';

const SHOP = '/api/admin/shops/demo-bar';
type At = { origin: string };
type Headers = Record<string, string>;
interface News {
  seq: number;
  reset: boolean;
  events: { seq: number; order?: { orderId: string; stage: string } }[];
}

interface Job {
  id: string;
  status: string;
  total_items: number;
  completed_items: number;
}

/** A kiosk takes so many orders a minute. */
const KIOSKS = ['toy-kiosk', 'vibes-matching', 'story-tree', 'mbti', 'fifteen-twenty', 'five-mui'];

if (missing) console.error(`\n!!! SEVERAL SERVERS NOT TRIED: it ${missing}.\n`);

describe.skipIf(missing).each([2, 4])('%i servers', (count) => {
  let bar: Servers;
  let owner: Headers;
  let addresses = 0;
  beforeAll(async () => {
    bar = await startSeveral(count);
    owner = await ownersBearer(bar);
  });
  afterAll(() => bar?.stop());

  /** A phone with an address of its own. */
  const phone = (type = 'ez-pairing'): Headers => ({
    'x-device-id': randomUUID(),
    'x-join-code': bar.codes[type]!,
    'x-forwarded-for': `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`,
  });
  const order = (at: At, headers: Headers, key: string = randomUUID()) =>
    callApi(at, 'POST', `${SHOP}/submit-order`, {
      headers: { ...headers, 'idempotency-key': key },
      body: {
        targetShopId: 'demo-bar',
        recipeId: 'bar-negroni',
        name: 'Ada',
        kioskInstanceCode: headers['x-join-code'],
      },
    }) as Promise<{ status: number; body: { orderId: string; displayId: string } }>;
  const eachServer = <T>(ask: (server: RunningServer, n: number) => Promise<T>) => Promise.all(bar.each.map(ask));

  it('that began at the same moment changed the tables and filled the shops once', async () => {
    const [shops] = await bar.query<{ n: string }>('select count(*) as n from shops');
    const [kiosks] = await bar.query<{ n: string; codes: string }>(
      'select count(*) as n, count(distinct join_code) as codes from kiosk_instances',
    );
    expect(Number(shops?.n)).toBe(2);
    expect(kiosks?.n).toBe(kiosks?.codes);
    const [accounts] = await bar.query<{ n: string }>('select count(*) as n from accounts');
    expect(Number(accounts?.n)).toBe(3);
  });

  it('place each order once, wherever it is sent and sent again, under numbers of their own', async () => {
    const wishes = Array.from({ length: 40 }, (_, n) => ({
      headers: phone(KIOSKS[n % KIOSKS.length]),
      key: randomUUID(),
    }));
    const answers = await Promise.all(
      wishes.flatMap(({ headers, key }, n) =>
        [0, 1].map((again) => order(bar.each[(n + again) % count]!, headers, key)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(40);
    expect(new Set(answers.map(({ body }) => body.displayId)).size).toBe(40);
    const [kept] = await bar.query<{ n: string }>("select count(*) as n from orders where shop_id = 'demo-bar'");
    expect(Number(kept?.n)).toBe(40);
    await Promise.all(
      [...new Set(answers.map(({ body }) => body.orderId))].map((orderId, n) =>
        callApi(bar.each[n % count]!, 'POST', `${SHOP}/orders/${orderId}/cancel`, { headers: owner }),
      ),
    );
  });

  it('tell every stream of the bar what happens at any of them, in order, each once', async () => {
    const streams = await eachServer(async (server) => {
      const { body } = (await callApi(server, 'GET', `${SHOP}/events`, { headers: owner })) as { body: News };
      const stream = await followStream<News>(`${server.origin}${SHOP}/events?after=${body.seq}`, owner);
      await stream.next();
      return { stream, after: body.seq };
    });
    const guests = Array.from({ length: 8 }, () => phone());
    const placed = await Promise.all(guests.map((headers, n) => order(bar.each[n % count]!, headers)));
    const ids = placed.map(({ body }) => body.orderId);
    await Promise.all(
      ids.map((id, n) =>
        callApi(bar.each[(n + 1) % count]!, 'POST', `${SHOP}/orders/${id}/cancel`, { headers: owner }),
      ),
    );
    const [end] = await bar.query<{ seq: string }>(
      "select max(seq) as seq from shop_events where shop_id = 'demo-bar'",
    );
    for (const { stream, after } of streams) {
      const seqs = await seqsUntil(stream, Number(end?.seq));
      expect(seqs).toEqual(Array.from({ length: Number(end?.seq) - after }, (_, n) => after + 1 + n));
      stream.leave();
    }
  });

  it('let the guest or staff start an order, asked at the same moment, and not both', async () => {
    for (let round = 0; round < 6; round++) {
      const headers = phone();
      const { orderId } = (await order(bar, headers)).body;
      const answers = await eachServer((server, n) =>
        callApi(server, 'POST', `${SHOP}/orders/${orderId}/approve`, { headers: n % 2 === 0 ? headers : owner }),
      );
      // Whoever started it is told so again.
      const started = answers.map(({ status }) => status === 200);
      expect(started.filter((one, n) => one !== started[n % 2])).toEqual([]);
      expect(started[0]).not.toBe(started[1]);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(count / 2);
    }
  });

  it('show what was saved at one of them at the next read of any other', async () => {
    const headers = phone();
    for (let turn = 0; turn < 10; turn++) {
      const isOut = turn % 2 === 0;
      const saved = await callApi(bar.each[turn % count]!, 'PUT', `${SHOP}/sold-out`, {
        headers: owner,
        body: { kind: 'drink', id: 'bar-negroni', isOut },
      });
      expect(saved.status).toBe(200);
      const menus = await eachServer((server) => callApi(server, 'GET', `${SHOP}/recipes`, { headers }));
      const drinks = menus.map(({ body }) => (body as { recipes: { id: string }[] }).recipes);
      const found = drinks.map((all) => all.find(({ id }) => id === 'bar-negroni'));
      expect(
        found.map((drink) => drink !== undefined && (drink as { available?: boolean }).available !== false),
      ).toEqual(found.map(() => !isOut));
    }
  });

  it('count wrong passwords and a phone’s orders together', async () => {
    const wrong = (server: At, n: number) =>
      callApi(server, 'POST', '/v1/auth/login', {
        headers: { 'x-forwarded-for': '10.9.9.9' },
        body: { username: 'bar', password: `wrong-${n}` },
      });
    const answers: number[] = [];
    for (let n = 0; n < 6; n++) {
      answers.push((await wrong(bar.each[n % count]!, n)).status);
      await moment();
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await callApi(bar, 'POST', '/v1/auth/login', {
      headers: { 'x-forwarded-for': '10.9.9.8' },
      body: { username: 'bar', password: PASSWORDS.DEMO_OWNER_PASSWORD },
    });
    expect(right.status).toBe(200);

    const headers = phone();
    const placed: number[] = [];
    for (let n = 0; n < 7; n++) {
      const { status, body } = await order(bar.each[n % count]!, headers);
      placed.push(status);
      if (status === 200) await callApi(bar, 'POST', `${SHOP}/orders/${body.orderId}/cancel`, { headers: owner });
      await moment();
    }
    expect(placed).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('seat two phones that hang at different ones at one table', async () => {
    const [one, other] = [phone('fifteen-twenty'), phone('fifteen-twenty')];
    const rooms = (server: At, headers: Headers, path: string, body: object) =>
      callApi(server, 'POST', `/api/table-rooms${path}`, { headers, body }) as Promise<{
        status: number;
        body: { roomId: string; number: string; first: number; phase: string; turn: number; shows: unknown[] };
      }>;
    const { roomId, number, first } = (await rooms(bar.each[0]!, one, '', {})).body;
    expect((await rooms(bar.each[1]!, other, '/enter', { number })).status).toBe(200);
    const phones = [one, other];
    for (const [n, headers] of phones.entries())
      await rooms(bar.each[n]!, headers, `/${roomId}/moves`, { type: 'ready', turn: 1 });
    const nonce = '0'.repeat(32);
    const handOf = (n: number) => ({ hand: n === first ? 5 : 10, call: n === first ? 15 : null });
    for (const [n, headers] of phones.entries()) {
      const { hand, call } = handOf(n);
      const commitment = commitmentOf(hand, call, nonce);
      const locked = await rooms(bar.each[1 - n]!, headers, `/${roomId}/moves`, { type: 'lock', turn: 1, commitment });
      expect(locked.status).toBe(200);
    }
    let last;
    for (const [n, headers] of phones.entries())
      last = await rooms(bar.each[n]!, headers, `/${roomId}/moves`, { type: 'open', turn: 1, ...handOf(n), nonce });
    expect(last?.body).toMatchObject({ phase: 'ready', turn: 2 });
    expect(last?.body.shows).toHaveLength(1);
  });

  it('run a job once, whoever was asked for it', async () => {
    const asked = await eachServer((server) =>
      callApi(server, 'POST', '/api/translations/demo-bar/generate', {
        headers: owner,
        body: { targetLanguage: 'zh-TW' },
      }),
    );
    const started = asked.filter(({ status }) => status === 200);
    expect(started.length).toBeGreaterThan(0);
    expect(asked.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const ids = started.map(({ body }) => (body as { job: { id: string } }).job.id);
    const jobs = async () => {
      const { body } = await callApi(bar, 'GET', '/api/translations/demo-bar/jobs', { headers: owner });
      return (body as { jobs: Job[] }).jobs.filter(({ id }) => ids.includes(id));
    };
    await expect
      .poll(async () => (await jobs()).map(({ status }) => status), { timeout: 30_000 })
      .toEqual(ids.map(() => 'completed'));
    // Whoever asks when one is done starts the next; what two servers ran would be counted twice.
    for (const job of await jobs()) expect(job.completed_items).toBe(job.total_items);
  });

  it('run a simulator once, whichever it was added at', async () => {
    const machines = '/api/admin/shops/demo-bar/machines';
    const added = await callApi(bar.each[0]!, 'POST', `${machines}/simulator`, {
      headers: owner,
      body: { name: 'Simulator' },
    });
    const { id } = (added.body as { machine: { id: string } }).machine;
    const states = () =>
      eachServer(async (server) => {
        const { body } = await callApi(server, 'GET', machines, { headers: owner });
        return (body as { machines: { id: string; state: string }[] }).machines.find((one) => one.id === id)?.state;
      });
    await expect.poll(states).toEqual(bar.each.map(() => 'ready'));
    const holder = () =>
      bar.query<{ simulated_by: string; token_hash: string; boot: string }>(
        `select simulated_by, token_hash, boot from machines where id = '${id}'`,
      );
    await expect.poll(async () => (await holder())[0]?.boot).toBeTruthy();
    const before = await holder();
    // Each server looks once a second.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await holder()).toEqual(before);
    await callApi(bar, 'DELETE', `${machines}/${id}`, { headers: owner });
    await expect.poll(states).toEqual(bar.each.map(() => undefined));
  });

  it('lose nothing that was answered when one is killed, and its guests go on at another', async () => {
    const { body } = (await callApi(bar, 'GET', `${SHOP}/events`, { headers: owner })) as { body: News };
    const answered: string[] = [];
    const stopped = new AbortController();
    const load = Array.from({ length: 6 }, async () => {
      while (!stopped.signal.aborted) {
        const headers = phone(KIOSKS[answered.length % KIOSKS.length]);
        const key = randomUUID();
        // As a phone does: until it is answered, under the same key.
        for (let tries = 0; tries < 20; tries++) {
          const reply = await order(bar, headers, key).catch(() => undefined);
          if (reply?.status === 429) break;
          if (reply?.status !== 200) continue;
          answered.push(reply.body.orderId);
          await callApi(bar, 'POST', `${SHOP}/orders/${reply.body.orderId}/cancel`, { headers: owner }).catch(
            () => undefined,
          );
          break;
        }
      }
    });
    const stream = await followStream<News>(`${bar.origin}${SHOP}/events?after=${body.seq}`, owner);
    const more = async () => {
      const before = answered.length;
      await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    };
    try {
      await more();
      await bar.each.at(-1)!.stop('SIGKILL');
      await more();
    } finally {
      stopped.abort();
      await Promise.all(load);
      stream.leave();
    }

    const kept = await bar.query<{ id: string }>("select id from orders where shop_id = 'demo-bar'");
    const ids = new Set(kept.map(({ id }) => id));
    expect(answered.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(answered).size).toBe(answered.length);
    // Whoever followed takes up at any of the others where it was.
    const again = await followStream<News>(`${bar.origin}${SHOP}/events?after=${body.seq}`, owner);
    const [end] = await bar.query<{ seq: string }>(
      "select max(seq) as seq from shop_events where shop_id = 'demo-bar'",
    );
    const seqs = await seqsUntil(again, Number(end?.seq));
    expect(seqs).toEqual(Array.from({ length: Number(end?.seq) - body.seq }, (_, n) => body.seq + 1 + n));
    again.leave();
  });
});

/** Counts are told within a moment. */
const moment = () => new Promise((resolve) => setTimeout(resolve, 100));

async function seqsUntil(stream: FollowedStream<News>, end: number): Promise<number[]> {
  const seqs: number[] = [];
  while ((seqs.at(-1) ?? 0) < end) {
    const { reset, events } = await stream.next();
    expect(reset).toBe(false);
    seqs.push(...events.map(({ seq }) => seq));
  }
  return seqs;
}
