/** What is sold out tonight, as the counter shows and sets it. Source: docs/behaviour/counter.md "Sold out". */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, NamedThing } from '../fields.ts';

const Drink = NamedThing.extend({
  id: Id,
  /** Said of the drink itself, at the counter or on the menu. */
  isOut: z.boolean(),
  /** Ingredients of it that are sold out, or that the bottles no longer suffice for. */
  lacks: z.array(NamedThing),
  /** It is served all the same: without them, or with others in their place. */
  isChanged: z.boolean(),
});
const Ingredient = NamedThing.extend({
  /** Identifies it across drinks. */
  key: z.string(),
  isOut: z.boolean(),
  /** Number of drinks on the menu that contain it. */
  drinks: z.number(),
});

/** Drinks on the menu in its order; ingredients by the number of their drinks. */
const TonightsMenu = z.object({ drinks: z.array(Drink), ingredients: z.array(Ingredient) });
export type TonightsMenu = z.infer<typeof TonightsMenu>;

export const getSoldOut = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/sold-out',
  summary: 'The drinks and ingredients of the menu, and which are sold out',
  access: { account: 'staff' },
  params: z.object({ shopId: Id }),
  response: TonightsMenu,
});

export const setSoldOut = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/sold-out',
  summary:
    'Mark a drink, or an ingredient and with it all its drinks, as sold out or there again; every menu follows at once',
  access: { account: 'staff' },
  params: z.object({ shopId: Id }),
  body: z.object({ kind: z.enum(['drink', 'ingredient']), id: z.string().min(1).max(200), isOut: z.boolean() }),
  response: TonightsMenu,
});
