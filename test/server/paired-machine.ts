/** For server tests: machines that are paired, and what they say. */
import type { LightMyRequestResponse } from 'fastify';
import type { MachineCare } from '#contract/machines/care.ts';
import type { MachineEvent, MachineJob } from '#contract/machines/job.ts';
import { newDevice, type TestServer } from './test-services.ts';

const BAR = '/api/admin/shops/demo-bar';

export interface PairedMachine {
  id: string;
  token: string;
  headers: Record<string, string>;
  beat: (body?: object) => Promise<LightMyRequestResponse>;
  /** What there is to do, without waiting unless told to. */
  next: (waitS?: number) => Promise<{
    job: MachineJob | null;
    care: MachineCare | null;
    stop: { jobId: string | null } | null;
    now: string;
  }>;
  report: (jobId: string, seq: number, state: string, more?: Partial<MachineEvent>) => Promise<LightMyRequestResponse>;
}

/** Adds a machine to a shop; it can be redeemed by the code. */
export async function addedMachine(
  server: TestServer,
  shopId: string,
  name = 'Left',
): Promise<{ id: string; code: string }> {
  const url = `/api/admin/shops/${shopId}/machines`;
  const { machine, pairing } = (await server.call('POST', url, { headers: server.admin, body: { name } })).json();
  return { id: machine.id, code: pairing.code };
}

/** A machine with a program of its own, which does not answer. */
export const DRIVEN = { name: 'Left', kind: 'cocktailberry', address: 'http://127.0.0.1:9' };

export async function drivenMachine(
  server: TestServer,
  shopId: string,
  body: object = DRIVEN,
): Promise<{ id: string }> {
  const reply = await server.call('POST', `/api/admin/shops/${shopId}/machines/driven`, {
    headers: server.admin,
    body,
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { id: reply.json().machine.id };
}

export async function pairedMachine(server: TestServer, shopId: string, name?: string): Promise<PairedMachine> {
  const { code } = await addedMachine(server, shopId, name);
  const { machineId: id, token } = (await server.call('POST', '/api/machines/pair', { body: { code } })).json();
  return machineWith(server, id, token);
}

export function machineWith(server: TestServer, id: string, token: string): PairedMachine {
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api/machines/${id}`;
  return {
    id,
    token,
    headers,
    beat: (body = { state: 'idle' }) => server.call('POST', `${url}/heartbeat`, { headers, body }),
    next: async (waitS = 0) => (await server.call('GET', `${url}/jobs/next?wait=${waitS}`, { headers })).json(),
    report: (jobId, seq, state, more = {}) =>
      server.call('POST', `${url}/jobs/${jobId}/events`, { headers, body: { v: 1, jobId, seq, state, ...more } }),
  };
}

/** A guest's order that waits. @param awake a machine that is there when it is placed */
export async function placedOrder(server: TestServer, device = newDevice(), awake?: PairedMachine) {
  // Past the limits of the kiosk.
  server.pass(60_000);
  await awake?.beat();
  return placedNow(server, device);
}

/** The same, without waiting: a machine that was heard is there. */
export async function placedNow(server: TestServer, device = newDevice()) {
  const headers = { 'x-device-id': device, 'x-join-code': server.barCode };
  const body = {
    targetShopId: 'demo-bar',
    recipeId: 'bar-negroni',
    name: 'Ada',
    kioskInstanceCode: server.barCode,
  };
  const reply = await server.call('POST', `${BAR}/submit-order`, { headers, body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const url = `${BAR}/orders/${reply.json().orderId}`;
  return {
    id: reply.json().orderId as string,
    headers,
    approve: () => server.call('POST', `${url}/approve`, { headers }),
    staff: (step: string, sent?: object) =>
      server.call('POST', `${url}/${step}`, { headers: server.admin, ...(sent && { body: sent }) }),
    now: async () => (await server.call('GET', url, { headers: server.admin })).json(),
    own: async () => {
      const { data } = (await server.call('GET', `${BAR}/orders`, { headers })).json();
      return data.find(({ id }: { id: string }) => id === reply.json().orderId);
    },
  };
}
