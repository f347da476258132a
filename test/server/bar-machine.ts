/** For server tests: the bar with one paired machine, anew for each test, and its orders on their way to it. */
import { afterEach, beforeEach, expect } from 'vitest';
import { pairedMachine, placedOrder, type PairedMachine } from './paired-machine.ts';
import type { TestServer } from './test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';

export function useBarMachine(server: TestServer) {
  let machine: PairedMachine;

  beforeEach(async () => {
    machine = await pairedMachine(server, 'demo-bar');
    await machine.beat();
  });
  // Each test has machines of its own.
  afterEach(async () => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
    for (const { id } of machines) await server.call('DELETE', `${SHOP}/machines/${id}`, { headers: server.admin });
  });

  const waiting = async () => {
    const order = await placedOrder(server);
    await machine.beat();
    return order;
  };
  const issued = async () => {
    const order = await waiting();
    expect((await order.approve()).statusCode).toBe(200);
    return { order, jobId: (await machine.next()).job!.jobId };
  };
  const accepted = async () => {
    const job = await issued();
    expect((await machine.report(job.jobId, 1, 'accepted')).statusCode).toBe(200);
    return job;
  };
  return {
    /** The machine of the test that runs. */
    get machine() {
      return machine;
    },
    waiting,
    issued,
    accepted,
    stop: (id = machine.id) => server.call('POST', `${SHOP}/machines/${id}/stop`, { headers: server.owner }),
    listed: async (id = machine.id) => {
      const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.owner })).json();
      return machines.find((one: { id: string }) => one.id === id);
    },
  };
}
