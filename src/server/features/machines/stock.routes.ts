/** What is left in the bottles: seen, counted and refilled. Source: docs/behaviour/stock.md. */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import * as contract from '#contract/menu/stock.ts';
import { inTransaction } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import type { Steps } from '../../db/steps.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { changeBottles, countBottles, tellStock, type StockNews } from '../../machines/stock.ts';
import { lockBottles, OWN_PLACE, type Bottle } from '../../repos/machines/bottles.repo.ts';
import { machineById } from '../../repos/machines/machines.repo.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { stockReply } from './stock-reply.ts';

interface OneBottle {
  machineId: string | null;
  slot: number;
}

export function stockRoutes(app: FastifyInstance, services: Services): void {
  const { db, menus } = services;
  const record = recordBy(services);

  const replyOf = async (shop: StoredShop) => stockReply(db, shop.id, await menus.of(shop));

  const change = async (
    { caller, shopId, machineId }: { caller: Caller; shopId: string; machineId: string | null },
    { action, details }: { action: ActionName; details: object },
    work: (place: string) => Steps<StockNews>,
  ) => {
    await requireShop(services, caller, shopId);
    await inTransaction(db, async (tx) => {
      const machine = machineId === null ? undefined : await runSteps(tx, machineById(machineId));
      if (machineId !== null && machine?.shopId !== shopId) throw new Refusal('machine-not-found');
      const news = await runSteps(tx, work(machineId ?? OWN_PLACE));
      await record(tx, caller, action, shopId, { ...details, ...(machine && { name: machine.name }) });
      await runSteps(tx, tellStock(shopId, news));
    });
    return replyOf(await requireShop(services, caller, shopId));
  };

  /** Under the lock of its machine's bottles. */
  function* changeOne(shopId: string, place: string, slot: number, next: (bottle: Bottle) => Bottle): Steps<StockNews> {
    const before = (yield* lockBottles(shopId, place)).find((one) => one.slot === slot);
    if (!before) throw new Refusal('bottle-not-found');
    return yield* changeBottles(shopId, [{ before, now: next(before) }]);
  }
  const about = ({ slot }: OneBottle) => ({ slot });

  serve(app, services, contract.getStock, async ({ params, caller }) =>
    replyOf(await requireShop(services, caller, params.shopId)),
  );

  serve(app, services, contract.countBottles, ({ params: { shopId }, body: { machineId, bottles }, caller }) =>
    change(
      { caller, shopId, machineId },
      { action: 'bottles-counted', details: { bottles: bottles.length } },
      (place) => countBottles(shopId, place, bottles),
    ),
  );

  serve(app, services, contract.refillBottle, ({ params: { shopId }, body: { levelMl, ...one }, caller }) =>
    change(
      { caller, shopId, machineId: one.machineId },
      { action: 'bottle-refilled', details: { ...about(one), levelMl } },
      (place) => changeOne(shopId, place, one.slot, (bottle) => refilled(bottle, levelMl ?? bottle.sizeMl)),
    ),
  );

  serve(app, services, contract.undoRefill, ({ params: { shopId }, body: one, caller }) =>
    change({ caller, shopId, machineId: one.machineId }, { action: 'refill-undone', details: about(one) }, (place) =>
      changeOne(shopId, place, one.slot, withoutRefill),
    ),
  );
}

function refilled(bottle: Bottle, levelMl: number): Bottle {
  if (levelMl > bottle.sizeMl) throw new Refusal('bottle-overfull');
  const { isUncertain } = bottle;
  return {
    ...bottle,
    levelMl,
    isUncertain: false,
    isMeasured: false,
    refilled: { addedMl: levelMl - bottle.levelMl, isUncertain },
  };
}

function withoutRefill(bottle: Bottle): Bottle {
  const { refilled: last, levelMl } = bottle;
  if (!last) throw new Refusal('nothing-to-undo');
  return { ...bottle, levelMl: Math.max(0, levelMl - last.addedMl), isUncertain: last.isUncertain, refilled: null };
}
