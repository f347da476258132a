import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getClock = endpoint({
  method: 'GET',
  path: '/api/admin/clock',
  summary: 'What time it is on the server, and whether that cannot be: earlier than what was written before',
  access: { account: 'anyone' },
  response: z.object({
    now: z.string(),
    /** Until it is set, hours are not judged and no order expires. */
    isBehind: z.boolean(),
    /** The newest time in the database when the server was started. */
    lastWrittenAt: z.string().nullable(),
  }),
});
