/** What changes many things at once, and how it is taken back. Source: spec §2 "Shop selection", §7; design access 1.0.5, 1.8. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

/** Names what was deleted, so that it can be undone; null when there was nothing to delete. */
const batchId = Id.nullable();

export const syncShops = endpoint({
  method: 'POST',
  path: '/api/admin/shops/seed',
  summary: 'Copy the shops of the Main API; one such copy runs at a time',
  access: { staff: 'admin' },
  response: z.object({ success: z.boolean(), syncedShops: z.number(), message: z.string() }),
});

export const nukeShops = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/nuke',
  summary: 'Delete all shops with their kiosk instances; can be undone for 30 days',
  access: { staff: 'admin' },
  response: z.object({
    success: z.boolean(),
    deletedShops: z.number(),
    deletedInstances: z.number(),
    message: z.string(),
    batchId,
  }),
});

export const reseedKioskTypes = endpoint({
  method: 'POST',
  path: '/api/admin/kiosk-types/reseed',
  summary: 'Write the kiosk types anew; none is removed',
  access: { staff: 'admin' },
  response: z.object({ message: z.string() }),
});

export const deleteInstances = endpoint({
  method: 'DELETE',
  path: '/api/kiosk-instances/bulk-delete',
  summary: "Delete a shop's kiosk instances; without shop_id those of all shops, or of all the owner's; can be undone",
  access: { staff: 'own-shops' },
  // Strict: a misspelt shop_id must not become "all shops".
  query: z.strictObject({ shop_id: Id.optional() }),
  response: z.object({ success: z.boolean(), deletedInstances: z.number(), message: z.string(), batchId }),
});

export const undoBatch = endpoint({
  method: 'POST',
  path: '/api/undo/:batchId',
  summary: 'Take back exactly what one call deleted or imported, within 30 days; for who did it and for administrators',
  access: { staff: 'own-shops' },
  params: z.object({ batchId: Id }),
  response: z.object({
    success: z.boolean(),
    restoredShops: z.number(),
    restoredInstances: z.number(),
    /** Of an import: drinks that are as they were, and those left alone because they were changed since. */
    restoredRecipes: z.number().optional(),
    keptRecipes: z.number().optional(),
    message: z.string(),
  }),
});
