/** The jobs machines are given: one at a time for each machine and each order. Source: docs/behaviour/machines.md "Jobs". */
import { sql } from 'kysely';
import { JOB_CODES, JOB_STATES, type JobCode, type JobState } from '#domain/machine/job.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { MachineJobsTable } from '../../db/tables.ts';

export interface StoredJob {
  id: string;
  machineId: string;
  shopId: string;
  orderId: string;
  state: JobState;
  seq: number;
  progress: number | null;
  step: string | null;
  code: JobCode | null;
  message: string;
  stoppable: boolean;
  notTaken: boolean;
  estimateMs: number;
  issuedAt: string;
  /** Milliseconds since 1970, as the rules compare them. */
  expiresAt: number;
  timesOutAt: number;
  endedAt: string | null;
}

const jobOf = (row: MachineJobsTable): StoredJob => ({
  id: row.id,
  machineId: row.machine_id,
  shopId: row.shop_id,
  orderId: row.order_id,
  state: stateOf(row.state),
  seq: row.seq,
  progress: row.progress,
  step: row.step,
  code: JOB_CODES.find((code) => code === row.code) ?? null,
  message: row.message,
  stoppable: row.stoppable !== 0,
  notTaken: row.not_taken !== 0,
  estimateMs: row.estimate_ms,
  issuedAt: row.issued_at,
  expiresAt: Date.parse(row.expires_at),
  timesOutAt: Date.parse(row.times_out_at),
  endedAt: row.ended_at,
});

function stateOf(text: string): JobState {
  const known = JOB_STATES.find((state) => state === text);
  if (!known) throw new Error(`A job in the state ${text}.`);
  return known;
}

/** Written like the condition of the partial indexes: otherwise they are not used. */
const isOpen = sql<boolean>`state in ('issued', 'accepted', 'waiting_glass', 'dispensing')`;

interface NewJob {
  id: string;
  machineId: string;
  shopId: string;
  orderId: string;
  estimateMs: number;
  issuedAt: string;
  expiresAt: string;
  timesOutAt: string;
}

const insert = prepared((db, given: NewJob) =>
  db
    .insertInto('machine_jobs')
    .values({
      id: given.id,
      machine_id: given.machineId,
      shop_id: given.shopId,
      order_id: given.orderId,
      state: 'issued',
      seq: 0,
      progress: null,
      step: null,
      code: null,
      message: '',
      stoppable: 1,
      not_taken: 0,
      estimate_ms: given.estimateMs,
      issued_at: given.issuedAt,
      expires_at: given.expiresAt,
      times_out_at: given.timesOutAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll(),
);

/** @returns undefined if the machine or the order has an open job already: the database lets only one in */
export function* insertJob(job: NewJob): Steps<StoredJob | undefined> {
  const [row] = yield* insert(job);
  return row && jobOf(row);
}

const byId = prepared((db, given: { jobId: string }) =>
  db.selectFrom('machine_jobs').selectAll().where('id', '=', given.jobId),
);
export function* jobById(jobId: string): Steps<StoredJob | undefined> {
  const [row] = yield* byId({ jobId });
  return row && jobOf(row);
}

const openOfMachine = prepared((db, given: { machineId: string }) =>
  db.selectFrom('machine_jobs').selectAll().where('machine_id', '=', given.machineId).where(isOpen),
);
export function* openJobOf(machineId: string): Steps<StoredJob | undefined> {
  const [row] = yield* openOfMachine({ machineId });
  return row && jobOf(row);
}

const openWithOrder = prepared((db, given: { machineId: string }) =>
  db
    .selectFrom('machine_jobs')
    .innerJoin('orders', 'orders.id', 'machine_jobs.order_id')
    .selectAll('machine_jobs')
    .select(['orders.display_id', 'orders.machine_string', 'orders.size', 'orders.glass_name'])
    .where('machine_jobs.machine_id', '=', given.machineId)
    .where(sql<boolean>`machine_jobs.state in ('issued', 'accepted', 'waiting_glass', 'dispensing')`),
);

export interface JobWithOrder extends StoredJob {
  displayId: string;
  machineString: string;
  size: string;
  glassName: string;
}

/** The open job with what it says of its order. */
export function* jobToDo(machineId: string): Steps<JobWithOrder | undefined> {
  const [row] = yield* openWithOrder({ machineId });
  return (
    row && {
      ...jobOf(row),
      displayId: row.display_id,
      machineString: row.machine_string,
      size: row.size,
      glassName: row.glass_name,
    }
  );
}

interface Progress {
  jobId: string;
  state: string;
  seq: number;
  progress: number | null;
  step: string | null;
  code: string | null;
  message: string;
  stoppable: number;
  notTaken: number;
  endedAt: string | null;
}

const update = prepared((db, given: Progress) =>
  db
    .updateTable('machine_jobs')
    .set({
      state: given.state,
      seq: given.seq,
      progress: given.progress,
      step: given.step,
      code: given.code,
      message: given.message,
      stoppable: given.stoppable,
      not_taken: given.notTaken,
      ended_at: given.endedAt,
    })
    .where('id', '=', given.jobId)
    .returningAll(),
);

/** Under the lock of its machine. */
export function* saveJob(job: StoredJob): Steps<StoredJob> {
  const { id: jobId, state, seq, progress, step, code, message, endedAt } = job;
  const flags = { stoppable: job.stoppable ? 1 : 0, notTaken: job.notTaken ? 1 : 0 };
  const [row] = yield* update({ jobId, state, seq, progress, step, code, message, endedAt, ...flags });
  if (!row) throw new Error('A job was not written.');
  return jobOf(row);
}

/** Open jobs whose time is over: not accepted, or not finished. */
export async function listLapsedJobs(db: Db, now: string): Promise<StoredJob[]> {
  const rows = await db
    .selectFrom('machine_jobs')
    .selectAll()
    .where(isOpen)
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'issued'), eb('expires_at', '<=', now)]),
        and([eb('state', '!=', 'issued'), eb('times_out_at', '<=', now)]),
      ]),
    )
    .execute();
  return rows.map(jobOf);
}

const openOfShop = prepared((db, given: { shopId: string }) =>
  db
    .selectFrom('machine_jobs')
    .innerJoin('orders', 'orders.id', 'machine_jobs.order_id')
    .selectAll('machine_jobs')
    .select('orders.display_id')
    .where('machine_jobs.shop_id', '=', given.shopId)
    .where(sql<boolean>`machine_jobs.state in ('issued', 'accepted', 'waiting_glass', 'dispensing')`),
);

/** What the machines of a shop are making, with the numbers of the orders. */
export function* openJobsOf(shopId: string): Steps<(StoredJob & { displayId: string })[]> {
  return (yield* openOfShop({ shopId })).map((row) => ({ ...jobOf(row), displayId: row.display_id }));
}
