/** Bulk actions, and undoing them. Source: docs/behaviour/console.md "Deleting and undoing". */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, JoinCode, Sentence } from '../fields.ts';

/** Batch id for undoing; null if there was nothing to delete. */
const batchId = Id.nullable();

export const syncShops = endpoint({
  method: 'POST',
  path: '/api/admin/shops/seed',
  summary: 'Copy the shops of the Main API; one such copy runs at a time',
  access: { account: 'admin' },
  response: z.object({ success: z.boolean(), syncedShops: z.number(), message: Sentence }),
});

export const nukeShops = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/nuke',
  summary: 'Delete all shops with their kiosk instances; can be undone for 30 days',
  access: { account: 'admin' },
  response: z.object({
    success: z.boolean(),
    deletedShops: z.number(),
    deletedInstances: z.number(),
    message: Sentence,
    batchId,
  }),
});

export const reseedKioskTypes = endpoint({
  method: 'POST',
  path: '/api/admin/kiosk-types/reseed',
  summary: 'Write the kiosk types anew; none is removed',
  access: { account: 'admin' },
  response: z.object({ message: Sentence }),
});

export const deleteInstances = endpoint({
  method: 'DELETE',
  path: '/api/kiosk-instances/bulk-delete',
  summary: "Delete a shop's kiosk instances; without shop_id those of all shops, or of all the owner's; can be undone",
  access: { account: 'own-shops' },
  // Strict: a misspelt shop_id must not become "all shops".
  query: z.strictObject({ shop_id: Id.optional() }),
  response: z.object({ success: z.boolean(), deletedInstances: z.number(), message: Sentence, batchId }),
});

const CHOSEN_MAX = 1000;

export const deleteChosenInstances = endpoint({
  method: 'POST',
  path: '/api/kiosk-instances/delete',
  summary: "Delete some of a shop's kiosk instances by their join codes; can be undone",
  access: { account: 'owner' },
  body: z.object({ shop_id: Id, joinCodes: z.array(JoinCode).min(1).max(CHOSEN_MAX) }),
  response: deleteInstances.response,
});

/** Deletions and imports that can be undone. */
export const UndoableBatch = z.object({
  batchId: Id,
  kind: z.enum(['instances', 'shops', 'recipe', 'import']),
  at: z.string(),
  /** The username; null for a deleted account. */
  who: z.string().nullable(),
  shops: z.number(),
  instances: z.number(),
  /** Drinks of an import. */
  recipes: z.number(),
  /** Name of the single deleted thing; null for several. */
  name: z.string().nullable(),
});
export type UndoableBatch = z.infer<typeof UndoableBatch>;

export const listUndoable = endpoint({
  method: 'GET',
  path: '/api/undo',
  summary: 'What the caller can still bring back, newest first; with shop_id only what was of that shop',
  access: { account: 'own-shops' },
  query: z.strictObject({ shop_id: Id.optional() }),
  response: z.object({ data: z.array(UndoableBatch) }),
});

export const undoBatch = endpoint({
  method: 'POST',
  path: '/api/undo/:batchId',
  summary: 'Take back exactly what one call deleted or imported, within 30 days; for who did it and for administrators',
  access: { account: 'own-shops' },
  params: z.object({ batchId: Id }),
  response: z.object({
    success: z.boolean(),
    restoredShops: z.number(),
    restoredInstances: z.number(),
    /** Number of restored drinks; after an import also how many were skipped because they were changed since. */
    restoredRecipes: z.number(),
    keptRecipes: z.number().optional(),
    message: Sentence,
  }),
});
