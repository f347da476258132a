/**
 * An ordinary night at a demo bar, at a modest rate and without an end: 600 phones that join, look at the menu, order,
 * send again and approve; staff who make and hand out; screens that follow; an owner who edits, exports and signs in.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** A full bar: each orders five times an hour, which is within the limit of a phone. */
const PHONES = 600;
const STREAMS = 20;
const SHOP = '/api/admin/shops/demo-bar';
const DRINKS = ['bar-negroni', 'bar-mojito', 'bar-espresso-martini'];

type Headers = Record<string, string>;
export interface Traffic {
  /** How often each was answered; "lost" is a request without an answer. */
  statuses: Map<number | 'lost', number>;
  /** Refusals and worse, each once. */
  said: Map<string, number>;
}
interface Bar {
  origin: string;
  /** Join codes of kiosks of demo-bar. */
  codes: readonly string[];
  owner: { username: string; password: string };
}

/** `fetch` says only that it failed; why stands behind it. */
const reasonOf = (cause: unknown): string => `${String(cause)}, ${String((cause as Error).cause)}`;

/** Goes on until the signal. */
export async function makeTraffic({ origin, codes, owner }: Bar, signal: AbortSignal): Promise<Traffic> {
  const statuses: Traffic['statuses'] = new Map();
  const said: Traffic['said'] = new Map();
  const count = (status: number | 'lost', what: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 'lost' || status >= 400) said.set(what, (said.get(what) ?? 0) + 1);
  };
  const ask = async <T>(method: string, path: string, headers: Headers, body?: object): Promise<T | undefined> => {
    try {
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      count(reply.status, `${reply.status} ${method} ${path.replace(/[0-9a-f-]{36}/g, '…')}: ${text.slice(0, 150)}`);
      return reply.ok && reply.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as T) : undefined;
    } catch (cause) {
      count('lost', `${method} ${path}: ${reasonOf(cause)}`);
      return undefined;
    }
  };
  const signIn = async (): Promise<Headers> => {
    const signedIn = await ask<{ tokens: { refresh: { token: string } } }>('POST', '/v1/auth/login', {}, owner);
    return { authorization: `Bearer ${signedIn?.tokens.refresh.token}` };
  };
  /** Never two at once of the same. */
  const every = async (ms: number, work: (n: number) => Promise<unknown>) => {
    for (let n = 0; !signal.aborted; n++) {
      const next = wait(ms, undefined, { signal }).catch(() => undefined);
      await work(n);
      await next;
    }
  };

  const phones = Array.from({ length: PHONES }, (_, n) => ({
    'x-device-id': randomUUID(),
    'x-join-code': codes[n % codes.length]!,
    'x-forwarded-for': `10.0.${Math.floor(n / 250)}.${n % 250}`,
  }));
  const phone = (n: number) => phones[n % PHONES]!;
  const staff = await signIn();
  const join = (headers: Headers) => ask('GET', `/api/kiosk-instances/code/${headers['x-join-code']}`, headers);
  const menu = (headers: Headers) => ask('GET', `${SHOP}/recipes`, headers);

  const visit = async (n: number) => {
    const headers = phone(n);
    await join(headers);
    await menu(headers);
    const place = { ...headers, 'idempotency-key': randomUUID() };
    const wish = {
      targetShopId: 'demo-bar',
      recipeId: DRINKS[n % DRINKS.length],
      name: 'Ada',
      kioskInstanceCode: headers['x-join-code'],
    };
    const placed = await ask<{ orderId: string }>('POST', `${SHOP}/submit-order`, place, wish);
    if (n % 10 === 0) await ask('POST', `${SHOP}/submit-order`, place, wish);
    if (!placed) return;
    const order = `${SHOP}/orders/${placed.orderId}`;
    await ask('GET', `${SHOP}/events`, headers);
    if (n % 8 === 0) return void (await ask('POST', `${order}/cancel`, staff));
    await ask('POST', `${order}/approve`, n % 2 === 0 ? headers : staff);
    await ask('POST', `${order}/complete`, staff);
    await ask('POST', `${order}/collect`, staff);
  };

  const streams: AbortController[] = [];
  const follow = async (n: number) => {
    const leaving = new AbortController();
    streams.push(leaving);
    if (streams.length > STREAMS) streams.shift()?.abort();
    const headers = n % 4 === 0 ? staff : phone(n * 7);
    try {
      const reply = await fetch(`${origin}${SHOP}/events`, {
        headers: { ...headers, accept: 'text/event-stream' },
        signal: leaving.signal,
      });
      count(reply.status, `${reply.status} stream`);
      // Read to its end by nobody in particular.
      void reply.body?.pipeTo(new WritableStream()).catch(() => undefined);
    } catch (cause) {
      count('lost', `stream: ${reasonOf(cause)}`);
    }
  };

  await Promise.all([
    every(1250, visit),
    every(400, (n) => menu(phone(n * 13))),
    every(700, (n) => join(phone(n * 17))),
    every(1000, follow),
    every(1000, () => ask('GET', `${SHOP}/orders`, staff)),
    every(2000, (n) =>
      ask('PUT', `${SHOP}/sold-out`, staff, { kind: 'drink', id: 'bar-daiquiri', isOut: n % 2 === 0 }),
    ),
    every(5000, (n) =>
      ask('PATCH', '/v1/admin/shops/demo-bar/recipes/bar-daiquiri', staff, { description: `The ${n}th of tonight.` }),
    ),
    every(5000, () => ask('GET', `${SHOP}/insights`, staff)),
    every(15_000, (n) =>
      ask(
        'GET',
        [`${SHOP}/orders.csv`, '/v1/admin/shops/demo-bar/menu.json', '/v1/admin/shops/demo-bar/menu.csv'][n % 3]!,
        staff,
      ),
    ),
    every(30_000, async () => void (await ask('POST', '/v1/auth/logout', await signIn()))),
  ]);
  streams.forEach((one) => one.abort());
  return { statuses, said };
}
