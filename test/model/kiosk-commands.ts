/** Kiosks are launched, joined, paused, deleted and brought back. Source: docs/behaviour/kiosks.md, console.md "Deleting and undoing". */
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as bar from './bar-model.ts';
import type { BarModel, ModelKiosk } from './bar-model.ts';
import { command, DEVICES, expectReply, hasKiosks, n, one, type RealBar } from './command.ts';

export async function launchKiosk(model: BarModel, { server, admin }: RealBar): Promise<void> {
  const body = { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'Left' };
  const reply = await server.call('POST', '/api/kiosk-instances', { headers: admin, body });
  expectReply('launch', reply, model.gone ? 'shop-not-found' : 200);
  if (!model.gone) model.kiosks.push({ code: reply.json().join_code, isPaused: false, batch: null });
}
export const launch = fc.constant(command('launch a kiosk', launchKiosk));

export const intrude = n.map((i) =>
  command(
    `another owner deletes kiosk ${i}`,
    async (model, { server, otherOwner }) => {
      const { code } = one(model.kiosks, i);
      const reply = await server.call('DELETE', `/api/kiosk-instances/code/${code}`, { headers: otherOwner });
      expectReply('intrude', reply, 'shop-forbidden');
    },
    hasKiosks,
  ),
);

export const join = fc.tuple(n, fc.nat({ max: DEVICES - 1 })).map(([i, guest]) =>
  command(
    `guest ${guest} joins kiosk ${i}`,
    async (model, { server, devices }) => {
      const kiosk = one(model.kiosks, i);
      const headers = { 'x-device-id': one(devices, guest) };
      const reply = await server.call('GET', `/api/kiosk-instances/code/${kiosk.code}`, { headers });
      expectReply('join', reply, bar.isJoinable(model, kiosk) ? 200 : 'instance-not-found');
    },
    hasKiosks,
  ),
);

export const pause = fc.tuple(n, fc.boolean()).map(([i, isPaused]) =>
  command(
    `kiosk ${i} is ${isPaused ? 'paused' : 'active'}`,
    async (model, { server, admin }) => {
      const kiosk = one(model.kiosks, i);
      const url = `/api/kiosk-instances/code/${kiosk.code}/status`;
      const body = { status: isPaused ? 'paused' : 'active' };
      const reply = await server.call('PATCH', url, { headers: admin, body });
      expectReply('pause', reply, bar.isThere(model, kiosk) ? 200 : 'instance-not-found');
      if (bar.isThere(model, kiosk)) kiosk.isPaused = isPaused;
    },
    hasKiosks,
  ),
);

/** @param taken what it takes where it is done */
async function deleted(
  model: BarModel,
  reply: LightMyRequestResponse,
  { taken, takesShops }: { taken: readonly ModelKiosk[]; takesShops: boolean },
): Promise<void> {
  const id = reply.json().batchId as string | null;
  expect(id !== null, 'a batch').toBe(takesShops || taken.length > 0);
  if (id === null) return;
  const batch = { id, isUndone: false, takesShops };
  model.batches.push(batch);
  for (const kiosk of taken) kiosk.batch = batch;
  if (takesShops) model.gone = batch;
}
const kiosksThere = (model: BarModel) => model.kiosks.filter((kiosk) => bar.isThere(model, kiosk));

export const deleteOne = n.map((i) =>
  command(
    `delete kiosk ${i}`,
    async (model, { server, admin }) => {
      const kiosk = one(model.kiosks, i);
      const reply = await server.call('DELETE', `/api/kiosk-instances/code/${kiosk.code}`, { headers: admin });
      expectReply('delete', reply, bar.isThere(model, kiosk) ? 200 : 'instance-not-found');
      if (reply.statusCode === 200) await deleted(model, reply, { taken: [kiosk], takesShops: false });
    },
    hasKiosks,
  ),
);

export const deleteChosen = fc.uniqueArray(n, { minLength: 1, maxLength: 3 }).map((chosen) =>
  command(
    `delete kiosks ${chosen.join(', ')}`,
    async (model, { server, admin }) => {
      const kiosks = new Set(chosen.map((i) => one(model.kiosks, i)));
      const body = { shop_id: 'demo-bar', joinCodes: [...kiosks].map(({ code }) => code) };
      const reply = await server.call('POST', '/api/kiosk-instances/delete', { headers: admin, body });
      expectReply('delete chosen', reply, model.gone ? 'shop-not-found' : 200);
      const taken = kiosksThere(model).filter((kiosk) => kiosks.has(kiosk));
      if (reply.statusCode !== 200) return;
      expect(reply.json().deletedInstances).toBe(taken.length);
      await deleted(model, reply, { taken, takesShops: false });
    },
    hasKiosks,
  ),
);

export const nuke = fc.constant(
  command('delete all shops', async (model, { server, admin }) => {
    const reply = await server.call('DELETE', '/api/admin/shops/nuke', { headers: admin });
    expectReply('nuke', reply, 200);
    await deleted(model, reply, { taken: kiosksThere(model), takesShops: !model.gone });
  }),
);

export const undo = fc.tuple(n, fc.boolean()).map(([i, isOther]) =>
  command(
    `${isOther ? 'another owner undoes' : 'undo'} deletion ${i}`,
    async (model, real) => {
      // Mostly the last one.
      const batch = model.batches.at(-1 - Math.floor(i / 4)) ?? one(model.batches, i);
      const headers = isOther ? real.otherOwner : real.admin;
      const reply = await real.server.call('POST', `/api/undo/${batch.id}`, { headers });
      if (isOther) return expectReply('undo', reply, 'batch-not-found');
      expectReply('undo', reply, batch.isUndone ? 'batch-undone' : 200);
      if (batch.isUndone) return;
      batch.isUndone = true;
      for (const kiosk of model.kiosks) if (kiosk.batch === batch) kiosk.batch = null;
      if (batch.takesShops) model.gone = null;
    },
    ({ batches }) => batches.length > 0,
  ),
);
