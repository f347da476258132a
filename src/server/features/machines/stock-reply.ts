import type { PumpBottle, StockPlace } from '#contract/menu/stock.ts';
import { amountsOf, isLow } from '#domain/machine/stock.ts';
import { runSteps } from '../../db/engine.ts';
import type { Db } from '../../db/database.ts';
import type { Menu } from '#server/menu/menus.ts';
import { bottlesOf, OWN_PLACE, type Bottle } from '../../repos/machines/bottles.repo.ts';
import { machinesOf } from '../../repos/machines/machines.repo.ts';

/** Each machine of the shop with what stands on its pumps, or the shop's own pumps where it has none. */
export async function stockReply(db: Db, shopId: string, menu: Menu): Promise<{ places: StockPlace[] }> {
  const [machines, bottles] = await runSteps(
    db,
    (function* () {
      return [yield* machinesOf(shopId), yield* bottlesOf(shopId)] as const;
    })(),
  );
  const isConnected = machines.some(({ isPaired }) => isPaired);
  const own = isConnected ? [] : [{ id: OWN_PLACE, name: null }];
  const places = [...own, ...machines].map(({ id, name }) => ({
    machineId: id === OWN_PLACE ? null : id,
    name,
    pumps: pumpsOf(
      menu,
      bottles.filter(({ machineId }) => machineId === id),
    ),
  }));
  return { places };
}

function pumpsOf({ pumps, recipes: onMenu, asWritten }: Menu, bottles: readonly Bottle[]): PumpBottle[] {
  const recipes = onMenu.flatMap(({ id, hidden }) => {
    const written = asWritten.get(id);
    return written ? [{ ...written, hidden }] : [];
  });
  const named = new Map(
    recipes.flatMap(({ recipeIngredient }) => recipeIngredient.map((one) => [one.id, one] as const)),
  );
  return pumps.map((pump) => {
    const { name, name_translations } = named.get(pump.ingredientId) ?? {
      name: pump.ingredientId,
      name_translations: {},
    };
    const bottle = bottles.find(({ slot }) => slot === pump.slot);
    const drinks = recipes
      .filter(({ hidden }) => !hidden)
      .map(({ recipeIngredient }) => recipeIngredient)
      .filter((ingredients) => ingredients.some(({ id }) => id === pump.ingredientId));
    const mostMl = Math.max(0, ...drinks.map((drink) => amountsOf([drink], pump)[0] ?? 0));
    return {
      slot: pump.slot,
      ingredient: { id: pump.ingredientId, name, name_translations },
      drinkMl: mostMl > 0 ? mostMl : null,
      bottle: bottle ? bottleReply(bottle, mostMl) : null,
    };
  });
}

const bottleReply = (
  { sizeMl, levelMl, lowMl, isMeasured, isUncertain, refilled }: Bottle,
  mostMl: number,
): PumpBottle['bottle'] => ({
  sizeMl,
  levelMl: Math.round(levelMl),
  lowMl,
  isLow: isLow({ levelMl, lowMl }),
  isMeasured,
  isUncertain,
  drinksLeft: mostMl > 0 ? Math.floor(levelMl / mostMl) : null,
  canUndo: refilled !== null,
});
