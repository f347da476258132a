import { beforeEach, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { createLimits } from '../../http/limits/limits.ts';
import { employ, enterPin, pairTablet } from '#test/server/pair-tablet.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SHOP = 'demo-bar';
const at = `/api/admin/shops/${SHOP}`;
const staff = `/v1/admin/shops/${SHOP}/staff`;
const codeOf = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];

describe.each(testEngines)('a shared tablet on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  let tablet: Record<string, string>;
  let ada: string;
  let ben: string;
  let n = 0;

  beforeEach(async () => {
    server.pass(DAY);
    server.services.limits = createLimits(server.services.clock);
    owner = await server.signIn(OWNER);
    await server.services.db.deleteFrom('staff_pins').execute();
    await server.services.db.deleteFrom('tablets').execute();
    ada = await employ(server, { shopId: SHOP, username: `ada-${++n}`, pin: '4071' }, owner);
    ben = await employ(server, { shopId: SHOP, username: `ben-${n}`, pin: '925038' }, owner);
    tablet = await pairTablet(server, SHOP, owner);
  });

  const enter = (personId: string, pin: string, headers = tablet) => enterPin(server, SHOP, headers, personId, pin);
  const now = async () => (await server.call('GET', `${at}/tablet`, { headers: tablet })).json();
  const tap = () => server.call('POST', `${at}/tablet/taps`, { headers: tablet });
  // A second later, so that the audit has an order.
  const call: typeof server.call = (...a) => {
    server.pass(1000);
    return server.call(...a);
  };
  const place = (headers = tablet, key?: string) =>
    call('POST', `${at}/submit-order`, {
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      body: { targetShopId: SHOP, recipeId: 'bar-negroni', name: 'Guest' },
    });
  const act = (orderId: string, action: string) =>
    call('POST', `${at}/orders/${orderId}/${action}`, { headers: tablet });
  const audited = async (): Promise<string[]> => {
    const { data } = (await server.call('GET', `${at}/audit`, { headers: owner })).json();
    return data.map(({ who, action }: { who: string; action: string }) => `${who} ${action}`);
  };

  describe('of the counter', () => {
    it('reads the counter while it is locked, and changes nothing', async () => {
      const orderId = (await place(owner)).json().orderId;
      for (const path of ['', '/orders?status=TONIGHT', '/recipes', '/sold-out', '/selling', '/events', '/board'])
        expect((await server.call('GET', `${at}${path}`, { headers: tablet })).statusCode, path).toBe(200);
      const before = await audited();
      expect(codeOf(await place())).toEqual([403, 'pin-required']);
      expect(codeOf(await act(orderId, 'approve'))).toEqual([403, 'pin-required']);
      const pause = await server.call('PUT', `${at}/pause`, { headers: tablet, body: { paused: true } });
      expect(codeOf(pause)).toEqual([403, 'pin-required']);
      expect(await audited()).toEqual(before);
    });

    it('is no guest and no account anywhere else, whatever else it sends', async () => {
      const as = { ...tablet, 'x-device-id': '00000000-0000-4000-8000-0000000000aa', 'x-join-code': server.barCode };
      await enter(ada, '4071');
      for (const url of [`${at}/audit`, `${at}/insights`, `${at}/tablets`, staff, '/api/admin/shops'])
        expect(codeOf(await server.call('GET', url, { headers: as })), url).toEqual([403, 'forbidden']);
      const other = await server.call('GET', '/api/admin/shops/demo-tea/orders', { headers: as });
      expect(codeOf(other)).toEqual([403, 'shop-forbidden']);
      expect(codeOf(await server.call('POST', '/v1/auth/logout', { headers: as }))).toEqual([403, 'forbidden']);
    });

    it('writes every action down under the name of whoever acts', async () => {
      await enter(ada, '4071');
      const { orderId } = (await place()).json();
      await act(orderId, 'approve');
      await enter(ben, '925038');
      await act(orderId, 'complete');
      await act(orderId, 'collect');
      await enter(ada, '4071');
      const second = (await place()).json().orderId;
      await call('PATCH', `${at}/orders/${second}`, { headers: tablet, body: { name: 'Bo' } });
      await act(second, 'cancel');
      await act(second, 'take-back');
      await act(second, 'cancel');
      await act(second, 'remake');
      for (const isOut of [true, false])
        await call('PUT', `${at}/sold-out`, {
          headers: tablet,
          body: { kind: 'drink', id: 'bar-negroni', isOut },
        });
      for (const paused of [true, false]) await call('PUT', `${at}/pause`, { headers: tablet, body: { paused } });
      expect((await audited()).slice(0, 14).reverse()).toEqual([
        `ada-${n} order-placed`,
        `ada-${n} order-approved`,
        `ben-${n} order-completed`,
        `ben-${n} order-collected`,
        `ada-${n} order-placed`,
        `ada-${n} order-corrected`,
        `ada-${n} order-cancelled`,
        `ada-${n} order-step-taken-back`,
        `ada-${n} order-cancelled`,
        `ada-${n} order-remade`,
        `ada-${n} sold-out`,
        `ada-${n} there-again`,
        `ada-${n} shop-paused`,
        `ada-${n} shop-resumed`,
      ]);
    });

    it('gives an owner who acts there the rights of staff', async () => {
      const own = (await server.call('GET', staff, { headers: owner }))
        .json()
        .staff.find((each: { own: boolean }) => each.own).id;
      await server.call('PUT', `${staff}/${own}/pin`, { headers: owner, body: { pin: '3841' } });
      expect((await enter(own, '3841')).statusCode).toBe(200);
      expect((await place()).statusCode).toBe(200);
      expect(codeOf(await server.call('GET', `${at}/audit`, { headers: tablet }))).toEqual([403, 'forbidden']);
    });

    it('makes one order of what another person sends again', async () => {
      await enter(ada, '4071');
      const first = await place(tablet, 'lost-answer');
      await enter(ben, '925038');
      const again = await place(tablet, 'lost-answer');
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.json().orderId).toBe(first.json().orderId);
    });
  });

  describe('locks', () => {
    it('once nobody has tapped for its time, and stays open while somebody does', async () => {
      await enter(ada, '4071');
      expect(await now()).toEqual({
        name: 'Bar',
        people: [
          { id: ada, name: `ada-${n}` },
          { id: ben, name: `ben-${n}` },
        ],
        person: { id: ada, name: `ada-${n}` },
      });
      server.pass(10 * MINUTE);
      await tap();
      server.pass(10 * MINUTE);
      expect((await place()).statusCode).toBe(200);
      server.pass(10 * MINUTE);
      expect((await now()).person).toMatchObject({ id: ada });
      server.pass(MINUTE + 1);
      expect((await now()).person).toBeNull();
      expect(codeOf(await place())).toEqual([403, 'pin-required']);
      // A tap does not unlock.
      await tap();
      expect(codeOf(await place())).toEqual([403, 'pin-required']);
    });

    it('when asked to, and at once when whoever acts is disabled, loses the PIN or gets another', async () => {
      await enter(ada, '4071');
      await server.call('DELETE', `${at}/tablet/person`, { headers: tablet });
      expect(codeOf(await place())).toEqual([403, 'pin-required']);

      await enter(ada, '4071');
      await server.call('PUT', `${staff}/${ada}/pin`, { headers: owner, body: { pin: '4072' } });
      expect(codeOf(await place())).toEqual([403, 'pin-required']);
      expect(codeOf(await enter(ada, '4071'))).toEqual([403, 'wrong-pin']);

      expect((await enter(ada, '4072')).statusCode).toBe(200);
      await server.call('DELETE', `${staff}/${ada}/pin`, { headers: owner });
      expect(codeOf(await place())).toEqual([403, 'pin-required']);
      expect((await now()).people).toEqual([{ id: ben, name: `ben-${n}` }]);

      await enter(ben, '925038');
      await server.call('PATCH', `${staff}/${ben}`, { headers: owner, body: { disabled: true } });
      expect(codeOf(await place())).toEqual([403, 'pin-required']);
      expect(codeOf(await enter(ben, '925038'))).toEqual([403, 'wrong-pin']);
      expect((await now()).people).toEqual([]);
    });
  });

  describe('counts wrong PINs', () => {
    it('and says how long to wait, a right one included, for that tablet alone', async () => {
      const second = await pairTablet(server, SHOP, owner);
      for (let i = 0; i < 5; i++) expect(codeOf(await enter(ada, '0000'))).toEqual([403, 'wrong-pin']);
      server.pass(MINUTE);
      const refused = await enter(ada, '4071');
      expect(codeOf(refused)).toEqual([429, 'too-many-requests']);
      expect(refused.json().retryAfterMs).toBe(4 * MINUTE);
      expect(Number(refused.headers['retry-after'])).toBe(240);
      expect((await enter(ada, '4071', second)).statusCode).toBe(200);
      server.pass(4 * MINUTE);
      expect((await enter(ada, '4071')).statusCode).toBe(200);
    });

    it('at most twenty an hour, many at once included, and right ones not at all', async () => {
      for (let i = 0; i < 8; i++) expect((await enter(ada, '4071')).statusCode).toBe(200);
      let wrong = 0;
      for (let i = 0; i < 8; i++) {
        const replies = await Promise.all(Array.from({ length: 8 }, () => enter(ada, '0000')));
        wrong += replies.filter(({ statusCode }) => statusCode === 403).length;
        server.pass(5 * MINUTE);
      }
      expect(wrong).toBe(20);
    });

    it('without ever counting against the account’s password', async () => {
      const made = await server.call('POST', `${staff}/${ada}/reset-password`, { headers: owner });
      for (let i = 0; i < 7; i++) await enter(ada, '0000');
      const body = { username: `ada-${n}`, password: made.json().password };
      expect((await server.call('POST', '/v1/auth/login', { body })).statusCode).toBe(200);
    });

    it('of nobody who has none, and nobody unknown, in the same words', async () => {
      expect(codeOf(await enter('nobody', '4071'))).toEqual([403, 'wrong-pin']);
      const tea = await employ(
        server,
        { shopId: 'demo-tea', username: `tia-${n}`, pin: '4071' },
        await server.signIn(OTHER_OWNER),
      );
      expect(codeOf(await enter(tea, '4071'))).toEqual([403, 'wrong-pin']);
      expect(codeOf(await enter(ben, '4071'))).toEqual([403, 'wrong-pin']);
    });
  });

  describe('is paired by an owner', () => {
    const list = async () => (await server.call('GET', `${at}/tablets`, { headers: owner })).json().tablets;

    it('is listed with its last use, and ends when it is revoked', async () => {
      server.pass(MINUTE + 1);
      await now();
      const [paired] = await list();
      expect(paired).toMatchObject({ name: 'Bar', last_used_at: server.services.clock().toISOString() });
      const url = `${at}/tablets/${paired.id}`;
      expect((await server.call('DELETE', url, { headers: owner })).statusCode).toBe(200);
      expect(codeOf(await server.call('GET', `${at}/orders`, { headers: tablet }))).toEqual([401, 'session-expired']);
      expect(codeOf(await server.call('DELETE', url, { headers: owner }))).toEqual([404, 'tablet-not-found']);
      expect(await list()).toEqual([]);
      expect((await audited())[0]).toBe('bar tablet-revoked');
      expect(await audited()).toContain('bar tablet-paired');
    });

    it('outlives a session, and ends where nobody has used it for 90 days', async () => {
      server.pass(89 * DAY);
      expect((await server.call('GET', `${at}/orders`, { headers: tablet })).statusCode).toBe(200);
      server.pass(91 * DAY);
      expect((await server.call('GET', `${at}/orders`, { headers: tablet })).statusCode).toBe(401);
      owner = await server.signIn(OWNER);
    });

    it('is revoked by no other shop’s owner', async () => {
      const other = await server.signIn(OTHER_OWNER);
      const [{ id }] = await list();
      const url = `/api/admin/shops/demo-tea/tablets/${id}`;
      expect((await server.call('DELETE', url, { headers: other })).statusCode).toBe(404);
      expect(await list()).toHaveLength(1);
    });

    it('needs a name', async () => {
      const reply = await server.call('POST', `${at}/tablets`, { headers: owner, body: { name: ' ' } });
      expect(reply.json().errors).toMatchObject([{ path: 'name', message: 'Please name the tablet.' }]);
    });
  });

  describe('knows people by PINs that', () => {
    const give = (id: string, pin: unknown, headers = owner) =>
      server.call('PUT', `${staff}/${id}/pin`, { headers, body: { pin } });

    it.each([
      ['too short', '407', 'A PIN has 4 to 6 digits.'],
      ['too long', '4071002', 'A PIN has 4 to 6 digits.'],
      ['no digits', 'abcd', 'A PIN has 4 to 6 digits.'],
      ['a number', 4071, 'A PIN has 4 to 6 digits.'],
      ['easy', '1234', 'This PIN is too easy to guess. Choose one that neither repeats a digit nor counts.'],
    ])('are not %s', async (_case, pin, message) => {
      const reply = await give(ada, pin);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().errors).toMatchObject([{ path: 'pin', message }]);
      expect(reply.body).not.toContain(String(pin));
    });

    it('nobody else in the shop has, also when two are given at once', async () => {
      expect(codeOf(await give(ben, '4071'))).toEqual([409, 'pin-taken']);
      expect((await give(ada, '4071')).statusCode).toBe(200);
      const replies = await Promise.all([give(ada, '6183'), give(ben, '6183')]);
      expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    });

    it('are in no answer, no audit and not in the database', async () => {
      server.pass(1000);
      const reply = await give(ada, '618301');
      expect(reply.json()).toMatchObject({ id: ada, has_pin: true });
      expect(reply.body).not.toContain('618301');
      const rows = await server.services.db.selectFrom('staff_pins').selectAll().execute();
      expect(rows.map(({ pin_hash }) => pin_hash.slice(0, 10))).toEqual(['$argon2id$', '$argon2id$']);
      const details = await server.services.db.selectFrom('audit').select('details').execute();
      expect(details.map((row) => row.details).join()).not.toContain('618301');
      expect((await audited())[0]).toBe('bar pin-set');
    });

    it('no owner gives an administrator', async () => {
      const id = (
        await server.services.db.selectFrom('accounts').select('id').where('role', '=', 'ADMIN').execute()
      )[0]!.id;
      await server.services.db.insertInto('shop_owners').values({ account_id: id, shop_id: SHOP }).execute();
      expect(codeOf(await give(id, '5093'))).toEqual([403, 'forbidden']);
      expect(
        (await give(id, '5093', await server.signIn({ username: 'admin', password: 'admin-password' }))).statusCode,
      ).toBe(200);
      expect(codeOf(await server.call('DELETE', `${staff}/${id}/pin`, { headers: owner }))).toEqual([403, 'forbidden']);
      await server.services.db.deleteFrom('shop_owners').where('account_id', '=', id).execute();
    });
  });
});
