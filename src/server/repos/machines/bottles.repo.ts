/** The bottles whose levels are counted. Source: docs/behaviour/stock.md, docs/decisions/0080. */
import { z } from 'zod';
import type { Pump, Poured } from '#domain/machine/machine-string.ts';
import { UNITS } from '#domain/recipe/recipe.ts';
import { ingredientKey } from '#domain/recipe/menu-checks.ts';
import { leftIn, type Left, type Stock } from '#domain/machine/stock.ts';
import { prepared, preparedLock, type Steps } from '../../db/steps.ts';
import type { BottlesTable } from '../../db/tables.ts';
import { machinesOf, type StoredMachine } from './machines.repo.ts';

/** Whose bottle it is: a machine's, or the shop's own where no machine of ours pours. */
export type Place = string;
export const OWN_PLACE: Place = '';

export interface Bottle {
  shopId: string;
  machineId: Place;
  slot: number;
  sizeMl: number;
  levelMl: number;
  /** At or below it a new one should be at hand. */
  lowMl: number;
  /** The level is a sensor's. */
  isMeasured: boolean;
  /** Nobody knows how much a pour took that broke off. */
  isUncertain: boolean;
  /** What the last refill changed; null once it cannot be undone. */
  refilled: Refilled | null;
}
const Refilled = z.object({ addedMl: z.number(), isUncertain: z.boolean() });
type Refilled = z.infer<typeof Refilled>;

const bottleOf = (row: BottlesTable): Bottle => ({
  shopId: row.shop_id,
  machineId: row.machine_id,
  slot: row.slot,
  sizeMl: row.size_ml,
  levelMl: row.level_ml,
  lowMl: row.low_ml,
  isMeasured: row.is_measured !== 0,
  isUncertain: row.is_uncertain !== 0,
  refilled: row.refilled === null ? null : Refilled.parse(JSON.parse(row.refilled)),
});

const ofShop = prepared((db, given: { shopId: string }) =>
  db.selectFrom('bottles').selectAll().where('shop_id', '=', given.shopId).orderBy('slot'),
);
export function* bottlesOf(shopId: string): Steps<Bottle[]> {
  return (yield* ofShop({ shopId })).map(bottleOf);
}

const lock = preparedLock((db, given: { shopId: string; machineId: Place }) =>
  db
    .updateTable('bottles')
    .set(({ ref }) => ({ slot: ref('slot') }))
    .where('shop_id', '=', given.shopId)
    .where('machine_id', '=', given.machineId)
    .returningAll(),
);
/** Before any of them changes: two who empty or fill the same bottles wait for each other. */
export function* lockBottles(shopId: string, machineId: Place): Steps<Bottle[]> {
  return (yield* lock({ shopId, machineId })).map(bottleOf);
}

interface Row {
  shopId: string;
  machineId: Place;
  slot: number;
  sizeMl: number;
  levelMl: number;
  lowMl: number;
  measured: number;
  uncertain: number;
  refilled: string | null;
}
const save = prepared((db, given: Row) =>
  db
    .insertInto('bottles')
    .values({
      shop_id: given.shopId,
      machine_id: given.machineId,
      slot: given.slot,
      size_ml: given.sizeMl,
      level_ml: given.levelMl,
      low_ml: given.lowMl,
      is_measured: given.measured,
      is_uncertain: given.uncertain,
      refilled: given.refilled,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'machine_id', 'slot']).doUpdateSet(({ ref }) => ({
        size_ml: ref('excluded.size_ml'),
        level_ml: ref('excluded.level_ml'),
        low_ml: ref('excluded.low_ml'),
        is_measured: ref('excluded.is_measured'),
        is_uncertain: ref('excluded.is_uncertain'),
        refilled: ref('excluded.refilled'),
      })),
    )
    .returning('slot'),
);
const drop = prepared((db, given: { shopId: string; machineId: Place; slot: number }) =>
  db
    .deleteFrom('bottles')
    .where('shop_id', '=', given.shopId)
    .where('machine_id', '=', given.machineId)
    .where('slot', '=', given.slot)
    .returning('slot'),
);

export function* saveBottle({ isMeasured, isUncertain, refilled, ...bottle }: Bottle): Steps<void> {
  yield* save({
    ...bottle,
    measured: isMeasured ? 1 : 0,
    uncertain: isUncertain ? 1 : 0,
    refilled: refilled && JSON.stringify(refilled),
  });
}
export function* dropBottle({ shopId, machineId, slot }: Bottle): Steps<void> {
  yield* drop({ shopId, machineId, slot });
}

const takeOut = prepared((db, given: { shopId: string; machineId: Place; slot: number; ml: number }) =>
  db
    .updateTable('bottles')
    .set(({ eb }) => ({ level_ml: eb('level_ml', '-', given.ml) }))
    .where('shop_id', '=', given.shopId)
    .where('machine_id', '=', given.machineId)
    .where('slot', '=', given.slot)
    .where('level_ml', '>=', given.ml)
    .returning('level_ml'),
);
/**
 * Takes from a bottle whatever others have taken meanwhile.
 * @returns what is left, or undefined if it does not hold as much, or is not counted
 */
export function* takeFromBottle(
  { shopId, machineId, slot }: Pick<Bottle, 'shopId' | 'machineId' | 'slot'>,
  ml: number,
): Steps<number | undefined> {
  return (yield* takeOut({ shopId, machineId, slot, ml }))[0]?.level_ml;
}

const pumps = prepared((db, given: { shopId: string }) =>
  db.selectFrom('pumps').selectAll().where('shop_id', '=', given.shopId).orderBy('slot'),
);
export function* pumpsOf(shopId: string): Steps<Pump[]> {
  return (yield* pumps({ shopId })).map(({ slot, ingredient_id, ml_per_second }) => ({
    slot,
    ingredientId: ingredient_id,
    mlPerSecond: ml_per_second,
  }));
}

export const leftAt = (bottles: readonly Bottle[], { id, levels }: Pick<StoredMachine, 'id' | 'levels'>): Left =>
  leftIn(
    levels,
    bottles.filter(({ machineId }) => machineId === id),
  );

/** What the paired machines have, or the shop itself where there is none. */
export function* stockOf(shopId: string): Steps<Stock> {
  const bottles = yield* bottlesOf(shopId);
  const machines = (yield* machinesOf(shopId)).filter(({ isPaired }) => isPaired);
  const places = machines.length > 0 ? machines : [{ id: OWN_PLACE, levels: [] }];
  return { pumps: yield* pumpsOf(shopId), places: places.map((place) => leftAt(bottles, place)) };
}

const containing = prepared((db, given: { shopId: string; like: string }) =>
  db
    .selectFrom('recipes')
    .select('recipe')
    .where('shop_id', '=', given.shopId)
    .where('on_menu', '=', 1)
    .where('removed_at', 'is', null)
    .where('recipe', 'like', given.like),
);
const Drink = z.object({
  recipeIngredient: z.array(z.object({ id: z.string(), name: z.string(), amount: z.number(), unit: z.enum(UNITS) })),
});

const standIns = prepared((db, given: { shopId: string; like: string }) =>
  db
    .selectFrom('ingredient_options')
    .select(['ingredient', 'replacement'])
    .where('shop_id', '=', given.shopId)
    .where('replacement', 'like', given.like),
);
const StandIn = z.object({ id: z.string() });

const likeOf = (id: string): string => `%${JSON.stringify(id).replaceAll(/[%_\\]/g, '_')}%`;

/**
 * The ingredients of each drink on the menu that contains this one, or may contain it in the place of another; there it
 * has this one's id.
 */
export function* drinksWith(shopId: string, ingredientId: string): Steps<Poured[][]> {
  const like = likeOf(ingredientId);
  const replaced = (yield* standIns({ shopId, like })).flatMap(({ ingredient, replacement }) =>
    replacement !== null && StandIn.parse(JSON.parse(replacement)).id === ingredientId ? [ingredient] : [],
  );
  const rows = yield* containing({ shopId, like: replaced.length > 0 ? '%' : like });
  return rows
    .map(({ recipe }) =>
      Drink.parse(JSON.parse(recipe)).recipeIngredient.map((one) =>
        replaced.includes(ingredientKey(one.name)) ? { ...one, id: ingredientId } : one,
      ),
    )
    .filter((ingredients) => ingredients.some(({ id }) => id === ingredientId));
}

const touch = prepared((db, given: { shopId: string }) =>
  db
    .updateTable('shops')
    .set(({ eb }) => ({ menu_version: eb('menu_version', '+', 1) }))
    .where('id', '=', given.shopId)
    .returning('id'),
);
/** Guests get this menu anew; its event is written last, by the caller. */
export function* renewMenu(shopId: string): Steps<void> {
  yield* touch({ shopId });
}
