import { z } from 'zod';
import { JOB_CODES, JOB_STATES } from '#domain/machine/job.ts';

/** How far a machine is with an order. Source: docs/behaviour/machines.md "On the order". */
export const OrderMachine = z.object({
  state: z.enum(JOB_STATES),
  /** Of the whole drink, 0 to 100; null if the machine does not say. */
  progress: z.number().nullable(),
  /** Such as 2/5. */
  step: z.string().nullable(),
  /** Why it was rejected or failed. */
  code: z.enum(JOB_CODES).nullable(),
  /** Whether staff can still have it stopped. */
  stoppable: z.boolean(),
  /** The machine says that the drink still stands there. */
  notTaken: z.boolean(),
});
