/** How far an order's job is, kept with the order so that reading one needs no second table. */
import type { z } from 'zod';
import { OrderMachine } from '#contract/machines/order-machine.ts';
import { isOver } from '#domain/machine/job.ts';
import type { StoredJob } from '../machines/machine-jobs.repo.ts';

export type JobReport = z.infer<typeof OrderMachine>;

export const reportOf = ({ state, progress, step, code, stoppable, notTaken }: StoredJob): JobReport => ({
  state,
  progress,
  step,
  code,
  stoppable: stoppable && !isOver(state),
  notTaken,
});

export const readReport = (text: string | null): JobReport | null =>
  text === null ? null : OrderMachine.parse(JSON.parse(text));
