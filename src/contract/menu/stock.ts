/** What is left in the bottles, as people see, fill and count it. Source: docs/behaviour/stock.md. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Id, NamedThing } from '../fields.ts';

const ofShop = z.object({ shopId: Id });
/** Null for the shop's own bottles, where none of its machines is connected. */
const MachineId = Id.nullable();
const Slot = z.number().int().min(1).max(128);

const sizeText = fault('bottle-size-out-of-range');
const lowText = fault('bottle-low-out-of-range');
const SizeMl = z.number({ error: sizeText }).min(10, sizeText).max(50_000, sizeText);
const LowMl = z.number({ error: lowText }).min(0, lowText).max(50_000, lowText);

/** What stands on a pump; levels in millilitres. */
const PumpBottle = z.object({
  slot: z.number(),
  ingredient: NamedThing.extend({ id: Id }),
  /** What the small drink that takes most of it takes, in millilitres; null if none on the menu uses it. */
  drinkMl: z.number().nullable(),
  /** Null where it is not counted. */
  bottle: z
    .object({
      sizeMl: z.number(),
      levelMl: z.number(),
      lowMl: z.number(),
      isLow: z.boolean(),
      /** The level is a sensor's. */
      isMeasured: z.boolean(),
      /** A pour broke off, and nobody knows how much it took. */
      isUncertain: z.boolean(),
      /** How many of those drinks it is enough for. */
      drinksLeft: z.number().nullable(),
      canUndo: z.boolean(),
    })
    .nullable(),
});
export type PumpBottle = z.infer<typeof PumpBottle>;

const StockPlace = z.object({
  machineId: MachineId,
  /** The machine's. */
  name: z.string().nullable(),
  pumps: z.array(PumpBottle),
});
export type StockPlace = z.infer<typeof StockPlace>;
const Stock = z.object({ places: z.array(StockPlace) });

export const getStock = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/stock',
  summary: "What is left in each machine's bottles; in the shop's own where no machine is connected",
  access: { account: 'staff' },
  params: ofShop,
  response: Stock,
});

export const countBottles = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/stock',
  summary: 'Say which bottles of a machine are counted, how large they are and when they are low; new ones are full',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    machineId: MachineId,
    bottles: z.array(z.object({ slot: Slot, sizeMl: SizeMl, lowMl: LowMl })).max(128),
  }),
  response: Stock,
});

const oneBottle = z.object({ machineId: MachineId, slot: Slot });

export const refillBottle = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/stock/refill',
  summary: 'A bottle is full, or holds as much as told; every menu follows at once',
  access: { account: 'staff' },
  params: ofShop,
  body: oneBottle.extend({ levelMl: LowMl.optional() }),
  response: Stock,
});

export const undoRefill = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/stock/undo-refill',
  summary: 'Take the last refill of a bottle back; what was poured since stays poured',
  access: { account: 'staff' },
  params: ofShop,
  body: oneBottle,
  response: Stock,
});

const Ingredient = NamedThing.extend({
  /** Identifies it across drinks. */
  key: z.string(),
  /** Number of drinks on the menu that contain it. */
  drinks: z.number(),
  mayLeaveOut: z.boolean(),
  /** Key of the ingredient that stands in for it. */
  replacement: z.string().nullable(),
});
const IngredientOptions = z.object({ ingredients: z.array(Ingredient) });
export type OptionOfIngredient = z.infer<typeof Ingredient>;

export const getIngredientOptions = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/ingredient-options',
  summary: 'What may be done where an ingredient of the menu is missing',
  access: { account: 'owner' },
  params: ofShop,
  response: IngredientOptions,
});

export const setIngredientOption = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/ingredient-options',
  summary: 'Allow drinks without an ingredient while it is missing, or with another of the menu in its place',
  access: { account: 'owner' },
  params: ofShop,
  body: Ingredient.pick({ key: true, mayLeaveOut: true, replacement: true }),
  response: IngredientOptions,
});
