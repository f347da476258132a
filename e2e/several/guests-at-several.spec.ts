/**
 * Guests at a bar of two servers behind one address: a code that one shows counts at the other, and a phone follows its order
 * when the server it hangs at is killed. Source: docs/behaviour/reliability.md "Several servers", docs/behaviour/presence.md.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, ownersBearer } from '../api.ts';
import { usePeople } from '../browser.ts';
import type { RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended } from '../steps.ts';
import { missing, startSeveral, type Servers } from './several-servers.ts';

const SHOP = '/api/admin/shops/demo-bar';
type Headers = Record<string, string>;

describe.skipIf(missing)('guests of two servers', () => {
  const people = usePeople();
  let bar: Servers;
  let owner: Headers;
  let [one, other]: RunningServer[] = [];
  beforeAll(async () => {
    bar = await startSeveral(2);
    [one, other] = bar.each;
    owner = await ownersBearer(bar);
  });
  afterAll(() => bar?.stop());

  it('show at one the code of a screen that hangs at the other, and start their drink at either', async () => {
    const machines = `${SHOP}/machines`;
    const added = await callApi(one!, 'POST', `${machines}/simulator`, { headers: owner, body: { name: 'Window' } });
    const { id } = (added.body as { machine: { id: string } }).machine;
    const made = await callApi(one!, 'PUT', `${machines}/${id}/display-key`, { headers: owner });
    const screen = { 'x-display-key': (made.body as { key: string }).key };
    const codeAt = async (server: RunningServer) => {
      const { body } = await callApi(server, 'GET', `${machines}/${id}/display`, { headers: screen });
      return (body as { code: { proof: string; digits: string } }).code;
    };
    await expect.poll(async () => (await codeAt(other!))?.digits).toMatch(/^\d{6}$/);

    const phone = { 'x-device-id': randomUUID(), 'x-join-code': bar.codes['ez-pairing']! };
    const placed = await callApi(one!, 'POST', `${SHOP}/submit-order`, {
      headers: { ...phone, 'idempotency-key': randomUUID() },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
    });
    const { orderId } = placed.body as { orderId: string };
    const approve = (server: RunningServer) =>
      callApi(server, 'POST', `${SHOP}/orders/${orderId}/approve`, { headers: phone });
    const show = (server: RunningServer, code: string) =>
      callApi(server, 'POST', `${SHOP}/presence`, { headers: phone, body: { code } });

    for (const server of [one!, other!])
      expect(await approve(server)).toMatchObject({ status: 403, body: { code: 'presence-required' } });
    const { digits, proof } = await codeAt(other!);
    const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
    expect(await show(one!, wrong)).toMatchObject({ status: 403, body: { code: 'presence-code-wrong' } });
    expect((await show(one!, digits)).status).toBe(200);
    expect((await approve(other!)).status).toBe(200);

    // Scanned, the other way round, by a phone of its own.
    const second = { ...phone, 'x-device-id': randomUUID() };
    const scanned = await callApi(other!, 'POST', `${SHOP}/presence`, { headers: second, body: { code: proof } });
    expect(scanned.status).toBe(200);
    await callApi(one!, 'POST', `${SHOP}/orders/${orderId}/stop`, { headers: owner });
    await callApi(one!, 'DELETE', `${machines}/${id}`, { headers: owner });
  });

  it('follow their order on a phone whose server is killed', async () => {
    const guest = await people.phone();
    await joinAs(guest, bar, bar.codes['ez-pairing']!, 'Bo');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const number = await orderRecommended(guest);
    const [row] = await bar.query<{ id: string }>(`select id from orders where display_id = '${number}'`);

    const streamsAt = async ({ origin }: RunningServer) => {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(/^sipwell_event_streams (\d+)/m.exec(text)?.[1]);
    };
    await expect.poll(async () => (await streamsAt(one!)) + (await streamsAt(other!))).toBeGreaterThan(0);
    const [its, left] = (await streamsAt(one!)) > 0 ? [one!, other!] : [other!, one!];
    await its.stop('SIGKILL');
    const staff = (step: string) =>
      callApi(left, 'POST', `${SHOP}/orders/${row!.id}/${step}`, { headers: owner, body: { by: 'hand' } });
    expect((await staff('approve')).status).toBe(200);
    await callApi(left, 'POST', `${SHOP}/orders/${row!.id}/complete`, { headers: owner });
    await guest.getByText(`Ready: collect ${number} at the bar.`).waitFor();
    expect(await streamsAt(left)).toBeGreaterThan(0);
  });
});
