/** What a machine's job does to its order. Source: docs/behaviour/machines.md "What an end does". */
import { ORDER_AFTER, endOf, type JobEnd } from '#domain/machine/job.ts';
import { ORDER_STEPS } from '#domain/order/order.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { OrdersTable } from '../../db/tables.ts';
import { recordEvents } from '../events.repo.ts';
import type { StoredJob } from '../machines/machine-jobs.repo.ts';
import { reportOf } from './job-report.ts';

interface OfJob {
  orderId: string;
  jobId: string;
  at: string;
}

/** Only the job the order has now: one that was given up changes nothing. */
const ofJob = (db: Db, { orderId, jobId }: OfJob) =>
  db.updateTable('orders').where('id', '=', orderId).where('job_id', '=', jobId);

const note = prepared((db, given: OfJob & { report: string }) =>
  ofJob(db, given).set({ job_report: given.report }).returning('shop_id'),
);
const reject = prepared((db, given: OfJob) =>
  ofJob(db, given)
    .set(({ eb }) => ({
      status: ORDER_STEPS.reject.to,
      approved_at: null,
      approved_by: null,
      completes_at: null,
      version: eb('version', '+', 1),
    }))
    .where('status', 'in', [...ORDER_STEPS.reject.from])
    .returning('shop_id'),
);
const complete = prepared((db, given: OfJob) =>
  ofJob(db, given)
    .set(({ eb, ref }) => ({
      status: ORDER_STEPS.complete.to,
      completed_at: given.at,
      held_at: null,
      // Whoever approved it at the machine has the glass in hand.
      collected_at: eb
        .case()
        .when('approved_by', '=', ref('device_hash'))
        .then(given.at)
        .else(ref('collected_at'))
        .end(),
      version: eb('version', '+', 1),
    }))
    .where('status', 'in', [...ORDER_STEPS.complete.from])
    .returning('shop_id'),
);
/** Counted as collected when it was made, but it still stands in the machine. */
const leave = prepared((db, given: OfJob) =>
  ofJob(db, given)
    .set(({ eb }) => ({ collected_at: null, version: eb('version', '+', 1) }))
    .where('status', '=', 'COMPLETED')
    .whereRef('collected_at', '=', 'completed_at')
    .returning('shop_id'),
);
const hold = prepared((db, given: OfJob) =>
  ofJob(db, given)
    .set(({ eb }) => ({ held_at: given.at, version: eb('version', '+', 1) }))
    .where('status', '=', 'IN_PROGRESS')
    .where('held_at', 'is', null)
    .returning('shop_id'),
);
const cancel = prepared((db, given: OfJob) =>
  ofJob(db, given)
    .set(({ eb }) => ({ status: ORDER_STEPS.cancel.to, held_at: null, version: eb('version', '+', 1) }))
    .where('status', 'in', [...ORDER_STEPS.cancel.from])
    .returning('shop_id'),
);

type Update = (given: OfJob) => Steps<Pick<OrdersTable, 'shop_id'>[]>;
const AFTER: Record<(typeof ORDER_AFTER)[JobEnd], Update> = { reject, complete, hold, cancel };

/** Says on the order how far its job is, and takes the step that the job's end means. */
export function* followJob(job: StoredJob, at: string): Steps<void> {
  const given = { orderId: job.orderId, jobId: job.id, at };
  const noted = yield* note({ ...given, report: JSON.stringify(reportOf(job)) });
  const end = endOf(job.state);
  if (end && noted.length > 0) yield* AFTER[ORDER_AFTER[end]](given);
  if (job.state === 'done' && job.notTaken) yield* leave(given);
  if (noted.length > 0) yield* recordEvents(job.shopId, 'order', [job.orderId]);
}
