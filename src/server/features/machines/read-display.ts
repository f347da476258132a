import type { MachineDisplay } from '#contract/machines/display.ts';
import { machineState } from '#domain/machine/choose-machine.ts';
import { nextInLine } from '#domain/order/queue.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { runSteps } from '../../db/engine.ts';
import { machineNow, machinesWithJobs } from '../../machines/machines-now.ts';
import { codeOf } from '../../machines/presence.ts';
import type { RecipeOnMenu } from '../../menu/menus.ts';
import { listOpen, orderById } from '../../repos/orders/orders.repo.ts';
import type { StoredDisplay } from '../../repos/machines/displays.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

const NEXT_AT_MOST = 4;

/** All that whoever stands at a machine may see. @returns undefined if it is gone */
export async function readDisplay(
  { db, clock, menus }: Services,
  { shopId, machineId }: { shopId: string; machineId: string },
  display: StoredDisplay | undefined,
): Promise<MachineDisplay | undefined> {
  const shop = await findShop(db, shopId);
  const machines = await runSteps(db, machinesWithJobs(shopId));
  const one = machines.find(({ machine }) => machine.id === machineId);
  if (!shop || !one) return undefined;
  const { machine, job, care } = one;
  const [menu, open, order] = await Promise.all([
    menus.of(shop),
    runSteps(db, listOpen(shopId)),
    job ? runSteps(db, orderById(shopId, job.orderId)) : undefined,
  ]);
  const now = clock();
  return {
    shop: { name: shop.name },
    machine: {
      name: machine.name,
      state: machineState(machineNow(one), now.getTime()),
      pause: machine.pause && { reason: machine.pause.reason },
      inCare: care !== undefined,
    },
    code: display ? codeOf(display, now) : null,
    pouring: job
      ? {
          displayId: job.displayId,
          state: job.state,
          progress: job.progress,
          step: job.step,
          drink: drinkOf(order && menu.byId.get(order.recipeId)),
        }
      : null,
    next: nextInLine(open, now.getTime(), NEXT_AT_MOST),
  };
}

const drinkOf = (recipe: RecipeOnMenu | undefined): NonNullable<MachineDisplay['pouring']>['drink'] =>
  recipe ? { name: recipe.name, name_translations: recipe.name_translations, drawing: drawDrink(recipe) } : null;
