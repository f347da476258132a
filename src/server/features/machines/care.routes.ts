/** Keeping machines well, line by line. Source: docs/behaviour/machines.md "Care". */
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/machines/care.ts';
import { Refusal } from '#contract/refusal.ts';
import { careTimes, measuredRate } from '#domain/machine/care.ts';
import { machineState } from '#domain/machine/choose-machine.ts';
import { message } from '#domain/messages/message.ts';
import { inTransaction } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { requireAccount, requireShop } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { machineNow } from '../../machines/machines-now.ts';
import { movePoursOfOrders } from '../../machines/move-pours-of-orders.ts';
import * as repo from '../../repos/machines/machine-care.repo.ts';
import { openJobOf } from '../../repos/machines/machine-jobs.repo.ts';
import { lockMachine, machineById } from '../../repos/machines/machines.repo.ts';
import { listPumps, replacePumps, touchMenus } from '../../repos/menu/recipes.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

const LISTED = 100;
/** Why a machine cannot be cared for now. A paused one can. */
const REFUSALS = {
  unpaired: 'machine-offline',
  offline: 'machine-offline',
  fault: 'machine-fault',
  busy: 'machine-busy',
} as const;

export function careRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, menus } = services;
  const record = recordBy(services);

  /** With names of what stands on them, as the menu has them. */
  const linesOf = async (shop: StoredShop) => {
    const { byId } = await menus.of(shop);
    const known = new Map(
      [...byId.values()].flatMap(({ recipeIngredient }) => recipeIngredient.map((one) => [one.id, one] as const)),
    );
    const pumps = await listPumps(db, shop.id);
    return pumps.map(({ slot, ingredientId, mlPerSecond }) => ({
      slot,
      ingredient: known.get(ingredientId)?.name ?? ingredientId,
      ingredientTranslations: known.get(ingredientId)?.name_translations ?? {},
      mlPerSecond,
    }));
  };

  serve(app, services, contract.listCare, async ({ params: { shopId, machineId }, caller }) => {
    const shop = await requireShop(services, caller, shopId);
    const machine = await runSteps(db, machineById(machineId));
    if (machine?.shopId !== shopId) throw new Refusal('machine-not-found');
    const care = await repo.listCareOf(db, machineId, LISTED);
    return { care: care.map(careReply), lines: await linesOf(shop) };
  });

  serve(app, services, contract.beginCare, async ({ params: { shopId, machineId }, body, caller }) => {
    await requireShop(services, caller, shopId);
    const account = requireAccount(caller);
    const { kind, slot, durationMs: runMs, pulses, restMs } = body;
    return inTransaction(db, async (tx) => {
      const machine = await runSteps(tx, lockMachine(machineId));
      if (machine?.shopId !== shopId) throw new Refusal('machine-not-found');
      const now = clock();
      const job = await runSteps(tx, openJobOf(machineId));
      const open = await runSteps(tx, repo.openCareOf(machineId));
      const one = machineNow({ machine, job: job && { ...job, displayId: '' }, care: open, bottles: [] });
      const state = machineState({ ...one, isPaused: false }, now.getTime());
      if (state in REFUSALS) throw new Refusal(REFUSALS[state as keyof typeof REFUSALS]);
      const { expiresAt, timesOutAt } = careTimes({ runMs, pulses, restMs }, now.getTime());
      const care = await runSteps(
        tx,
        repo.insertCare({
          id: newId(),
          machineId,
          shopId,
          accountId: account.id,
          kind,
          slot,
          runMs,
          pulses,
          restMs,
          issuedAt: now.toISOString(),
          expiresAt: new Date(expiresAt).toISOString(),
          timesOutAt: new Date(timesOutAt).toISOString(),
        }),
      );
      await record(tx, caller, 'machine-care-begun', shopId, { machineId, name: machine.name, kind, slot });
      return { care: careReply({ ...care, by: account.username }) };
    });
  });

  serve(
    app,
    services,
    contract.saveMeasured,
    async ({ params: { shopId, machineId, careId }, body: { ml }, caller }) => {
      await requireShop(services, caller, shopId);
      return inTransaction(db, async (tx) => {
        const machine = await runSteps(tx, lockMachine(machineId));
        const care = await runSteps(tx, repo.careById(careId));
        if (machine?.shopId !== shopId || care?.machineId !== machineId) throw new Refusal('care-not-found');
        if (care.kind !== 'calibrate' || care.state !== 'done') throw new Refusal('care-not-measurable');
        const mlPerSecond = measuredRate(ml, care.runMs);
        if (mlPerSecond === undefined)
          throw new Refusal('invalid-request', {
            faults: [{ path: 'ml', message: message('measured-rate-out-of-range') }],
          });
        // Locks the shop's row, as saving the pumps does.
        await touchMenus(tx, [shopId]);
        const pumps = await listPumps(tx, shopId);
        if (!pumps.some(({ slot }) => slot === care.slot)) throw new Refusal('pump-not-found');
        const after = pumps.map((pump) => (pump.slot === care.slot ? { ...pump, mlPerSecond } : pump));
        await replacePumps(tx, shopId, after);
        await runSteps(tx, movePoursOfOrders(shopId, pumps, after));
        await runSteps(tx, repo.noteMeasured(careId, ml, mlPerSecond));
        await record(tx, caller, 'pump-calibrated', shopId, { slot: care.slot, ml, mlPerSecond });
        const [saved] = (await repo.listCareOf(tx, machineId, LISTED)).filter(({ id }) => id === careId);
        return { care: careReply(saved ?? { ...care, by: null }) };
      });
    },
  );
}

const careReply = (care: repo.StoredCare & { by: string | null }): contract.CareEntry => ({
  careId: care.id,
  kind: care.kind,
  slot: care.slot,
  runMs: care.runMs,
  pulses: care.pulses,
  state: care.state,
  progress: care.progress,
  code: care.code,
  message: care.message,
  by: care.by,
  issuedAt: care.issuedAt,
  endedAt: care.endedAt,
  measured: care.measured,
});
