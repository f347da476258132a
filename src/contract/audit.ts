/** Who did what in a shop. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, PageNumber, PageSize } from './fields.ts';

export const RecordedAction = z.object({
  id: Id,
  at: z.string(),
  /** The username; null for an account that is gone, or for the product itself. */
  who: z.string().nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type RecordedAction = z.infer<typeof RecordedAction>;

export const listActions = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/audit',
  summary: 'What was done in a shop and by whom, newest first',
  access: { staff: 'shop' },
  params: z.object({ shopId: Id }),
  query: z.object({ page: PageNumber.optional(), pageSize: PageSize.optional() }),
  response: z.object({ data: z.array(RecordedAction), total: z.number(), page: z.number() }),
});
