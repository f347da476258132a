/**
 * Orders over a bad network: requests and answers are lost, cut in half, answered by somebody else, or arrive long after whoever
 * sent them has given up and asked again. `npm run torture -- network-faults` sends 10,000 orders. Source:
 * docs/behaviour/orders.md "Idempotency", docs/decisions/0121.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaultProxy, type Fault, type FaultProxy } from '#test/fault-proxy.ts';
import { createHistory } from '#test/histories/history.ts';
import { faultsOf } from '#test/histories/linearizable.ts';
import { numberFaults, PLACING, type Placed, type PlacingAsk } from '#test/histories/placing.ts';
import { printRow } from '#test/print-row.ts';
import { seeded } from '#test/seeded.ts';
import { ownersBearer } from '../api.ts';
import { startServer, type RunningServer } from '../server.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 120);
const CLIENTS = 64;
const FAULTS: Fault[] = ['lost', 'unanswered', 'half', 'stumble', 'late'];
/** Of requests, all faults together. */
const SHARE = 0.5;
/** How late a request may arrive, and how long its sender waits. Milliseconds. */
const LATE_MS = process.env.TORTURE_TIMES ? [3000, 30_000] : [300, 1500];
const PATIENCE_MS = 1000;
/** Until everything is answered, once the network is good again. Milliseconds. */
const RECOVERY_MS = 5000;
const random = seeded(Number(process.env.TORTURE_SEED ?? 1));

interface Row {
  id: string;
  name: string;
  display_id: string;
  day: string;
  day_number: number;
}

describe('a bad network', () => {
  let server: RunningServer;
  let proxy: FaultProxy;
  let staff: Record<string, string>;
  beforeAll(async () => {
    server = await startServer();
    staff = await ownersBearer(server);
    proxy = await startFaultProxy(server.port);
  });
  afterAll(async () => {
    await proxy?.close();
    await server?.stop();
    if (server) rmSync(server.dataDir, { recursive: true });
  });

  it(
    'loses no order and places none twice',
    async () => {
      const { operations, begin } = createHistory<PlacingAsk, Placed | readonly Placed[]>(() => performance.now());
      const met = new Map<Fault, number>();
      let lastLate = 0;
      proxy.lateMs = () => LATE_MS[0]! + random() * (LATE_MS[1]! - LATE_MS[0]!);
      proxy.fault = () => {
        if (random() >= SHARE) return 'none';
        const fault = FAULTS[Math.floor(random() * FAULTS.length)]!;
        met.set(fault, (met.get(fault) ?? 0) + 1);
        if (fault === 'late') lastLate = performance.now();
        return fault;
      };
      const wrong: string[] = [];

      /** @returns whether it was answered */
      const order = async (client: string, key: string): Promise<boolean> => {
        const placing = begin(client, key, 'place');
        const reply = await fetch(`${proxy.origin}/api/admin/shops/demo-bar/submit-order`, {
          method: 'POST',
          headers: { ...staff, 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: key }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
          .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
          .catch(() => undefined);
        if (!reply || reply.status === 502) return false;
        const { orderId: id, displayId } = JSON.parse(reply.text) as { orderId?: string; displayId?: string };
        if (reply.status === 200 && id && displayId) placing.ok({ id, displayId });
        else wrong.push(`${reply.status} ${reply.text}`);
        return true;
      };
      const keys = Array.from({ length: TIMES }, (_, i) => `W${i}W`);
      const toSend = keys.values();
      let goodAgain = 0;
      const clients = Array.from({ length: CLIENTS }, async (_, i) => {
        for (const key of toSend) {
          if (key === keys.at(-1)) {
            proxy.fault = () => 'none';
            goodAgain = performance.now();
          }
          while (!(await order(`client ${i}`, key)));
        }
      });
      await Promise.all(clients);
      const recoveredMs = Math.round(performance.now() - goodAgain);
      // The last of those that nobody waits for.
      await wait(Math.max(0, lastLate + LATE_MS[1]! + 500 - performance.now()));
      await server.stop();

      const db = new DatabaseSync(join(server.dataDir, 'sipwell.db'));
      const rows = db
        .prepare("select id, name, display_id, day, day_number from orders where shop_id = 'demo-bar'")
        .all() as unknown as Row[];
      db.close();
      const found = new Map(operations.map(({ key }) => [key, [] as Placed[]]));
      for (const { id, name, display_id: displayId } of rows) found.get(name)?.push({ id, displayId });
      for (const [key, placed] of found) begin('the database', key, 'read').ok(placed);
      const faults = [
        ...faultsOf(operations, PLACING),
        ...numberFaults(
          operations,
          rows.map(({ id, day, day_number: number }) => ({ id, day, number })),
        ),
      ];
      const kinds = FAULTS.map((fault) => `${met.get(fault) ?? 0} ${fault}`).join(', ');
      printRow({
        name: 'network-faults',
        database: 'SQLite',
        rounds: `${TIMES} orders, ${operations.length - TIMES} requests: ${kinds}`,
        result: `${rows.length} orders; ${faults.length} faults in the history; all answered within ${recoveredMs} ms`,
      });
      expect(wrong).toEqual([]);
      expect(faults).toEqual([]);
      expect([rows.length, found.size]).toEqual([TIMES, TIMES]);
      expect(recoveredMs).toBeLessThan(RECOVERY_MS);
      expect(FAULTS.filter((fault) => !met.has(fault))).toEqual([]);
    },
    120_000 + TIMES * 100,
  );
});
