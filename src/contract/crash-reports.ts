/** A crash on a guest's phone, for the server's log. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, typedText } from './fields.ts';

export const reportCrash = endpoint({
  method: 'POST',
  path: '/api/crash-reports',
  summary: 'Tell the log that an experience crashed on a phone',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({
    experience: typedText(64),
    message: typedText(300),
    /** The start of the stack trace. */
    stack: typedText(2000).optional(),
  }),
  response: Done,
  bodyLimit: 32 * 1024,
});
