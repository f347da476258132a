/** Orders are placed, repeated, released, ended, collected and looked at. Source: docs/behaviour/orders.md. */
import fc from 'fast-check';
import { expect } from 'vitest';
import * as bar from './bar-model.ts';
import type { BarModel, ModelOrder, TakenStep, Who } from './bar-model.ts';
import {
  BAR,
  command,
  DEVICES,
  expectReply,
  hasKiosks,
  hasOrders,
  headersOf,
  n,
  one,
  person,
  told,
  whoIs,
  type RealBar,
} from './command.ts';

const RECIPES = ['bar-negroni', 'bar-mojito'];
const NAMES = ['Ada', 'Bo'];
const KEYS = ['key-1', 'key-2', 'key-3', 'key-4', 'key-5'];

export const place = fc
  .record({ guest: fc.nat({ max: DEVICES - 1 }), kiosk: n, recipe: n, name: n, key: fc.option(n, { freq: 4 }) })
  .map((drawn) =>
    command(
      `guest ${drawn.guest} orders ${JSON.stringify(drawn)}`,
      async (model, { server, devices }) => {
        const wish = {
          device: one(devices, drawn.guest),
          kiosk: one(model.kiosks, drawn.kiosk),
          recipeId: one(RECIPES, drawn.recipe),
          name: one(NAMES, drawn.name),
          key: drawn.key === null ? undefined : one(KEYS, drawn.key),
        };
        const expected = bar.expectedOfOrder(model, wish);
        const reply = await server.call('POST', `${BAR}/submit-order`, {
          headers: {
            'x-device-id': wish.device,
            'x-join-code': wish.kiosk.code,
            ...(wish.key !== undefined && { 'idempotency-key': wish.key }),
          },
          body: {
            targetShopId: 'demo-bar',
            recipeId: wish.recipeId,
            name: wish.name,
            kioskInstanceCode: wish.kiosk.code,
          },
        });
        expectReply('order', reply, typeof expected === 'string' && expected !== 'new' ? expected : 200);
        if (reply.statusCode !== 200) return;
        expect(reply.headers['idempotent-replayed']).toBe(expected === 'new' ? undefined : 'true');
        if (typeof expected === 'object') {
          const known = expected.find(({ id }) => id === reply.json().id) ?? expected[0]!;
          expect(reply.json()).toMatchObject(bar.shown(known));
        } else {
          expect(model.orders.map(({ id }) => id)).not.toContain(reply.json().id);
          bar.addOrder(model, wish, reply.json());
        }
      },
      hasKiosks,
    ),
  );

export const withdraw = fc.tuple(fc.nat({ max: DEVICES - 1 }), n).map(([guest, key]) =>
  command(`guest ${guest} withdraws key ${key}`, async (model, { server, devices }) => {
    const device = one(devices, guest);
    const expected = bar.withdraw(model, device, one(KEYS, key));
    const headers = { 'x-device-id': device };
    const reply = await server.call('POST', `${BAR}/withdraw-order`, { headers, body: { key: one(KEYS, key) } });
    expectReply('withdraw', reply, typeof expected === 'string' ? expected : 200);
    if (expected === null) expect(reply.json().order).toBe(null);
    else if (typeof expected === 'object') expect(reply.json().order).toMatchObject(bar.shown(expected));
  }),
);

const onOrder = (name: string, run: (model: BarModel, real: RealBar, order: ModelOrder, who: Who) => Promise<void>) =>
  fc
    .tuple(n, person)
    .map(([i, guest]) =>
      command(
        `${told(guest)}: ${name} order ${i}`,
        (model, real) => run(model, real, one(model.orders, i), whoIs(real, guest)),
        hasOrders,
      ),
    );

export const approve = onOrder('approve', async (model, real, order, who) => {
  const expected = bar.approve(model, order, who);
  const reply = await real.server.call('POST', `${BAR}/orders/${order.id}/approve`, { headers: headersOf(real, who) });
  const isYes = expected === 'released' || expected === 'replayed';
  expectReply('approve', reply, isYes ? 200 : expected);
  if (!isYes) return;
  expect(reply.headers['idempotent-replayed']).toBe(expected === 'released' ? undefined : 'true');
  expect(reply.json()).toMatchObject(bar.shown(order));
  order.completesMs = Date.parse(reply.json().completesAt);
});

export const step = (name: TakenStep) =>
  onOrder(name, async (model, real, order, who) => {
    const expected = bar.takeStep(model, order, name, who);
    const reply = await real.server.call('POST', `${BAR}/orders/${order.id}/${name}`, {
      headers: headersOf(real, who),
    });
    expectReply(name, reply, expected === 'done' ? 200 : expected);
    if (expected === 'done') expect(reply.json()).toMatchObject(bar.shown(order));
  });

export const pass = fc.constantFrom(1000, 2500, 4000, 16_000).map((ms) =>
  command(`${ms} ms pass`, async (model, { server, admin }) => {
    server.pass(ms);
    bar.pass(model, ms);
    // Whoever looks notes what is brewed.
    expectReply('look', await server.call('GET', `${BAR}/orders?status=OPEN&pageSize=25`, { headers: admin }), 200);
  }),
);

export const look = fc.nat({ max: DEVICES - 1 }).map((guest) =>
  command(`guest ${guest} looks`, async (model, { server, devices }) => {
    const device = one(devices, guest);
    const reply = await server.call('GET', `${BAR}/orders`, { headers: { 'x-device-id': device } });
    expectReply('look', reply, model.gone ? 'shop-not-found' : 200);
    if (model.gone) return;
    const own = model.orders.filter((order) => order.device === device).map(bar.shown);
    expect(byId(reply.json().data)).toEqual(byId(own));
  }),
);

const SHOWN = ['id', 'displayId', 'status', 'name', 'stage'] as const;
type Shown = Record<(typeof SHOWN)[number], string>;
export const byId = (orders: readonly Shown[]) =>
  new Map(orders.map((order) => [order.id, Object.fromEntries(SHOWN.map((field) => [field, order[field]]))]));
