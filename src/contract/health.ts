import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Ready to serve',
  access: { account: 'nobody', guest: 'anyone' },
  response: z.object({ status: z.literal('ok') }),
});
