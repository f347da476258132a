/** Priming, cleaning and calibrating: one at a time for each machine, and the log of it. Source: docs/behaviour/machines.md "Care". */
import { sql } from 'kysely';
import { CARE_KINDS, type CareKind, type CarePlan } from '#domain/machine/care.ts';
import { JOB_CODES, JOB_STATES, type JobCode, type JobState } from '#domain/machine/job.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { MachineCareTable } from '../../db/tables.ts';
import { recordEvents } from '../events.repo.ts';

export interface StoredCare extends CarePlan {
  id: string;
  machineId: string;
  shopId: string;
  accountId: string;
  kind: CareKind;
  slot: number;
  state: JobState;
  seq: number;
  progress: number | null;
  code: JobCode | null;
  message: string;
  issuedAt: string;
  /** Milliseconds since 1970, as the rules compare them. */
  expiresAt: number;
  timesOutAt: number;
  endedAt: string | null;
  measured: { ml: number; mlPerSecond: number } | null;
}

const known = <T extends string>(list: readonly T[], text: string): T => {
  const one = list.find((each) => each === text);
  if (one === undefined) throw new Error(`Care with ${text}.`);
  return one;
};

const careOf = (row: MachineCareTable): StoredCare => ({
  id: row.id,
  machineId: row.machine_id,
  shopId: row.shop_id,
  accountId: row.account_id,
  kind: known(CARE_KINDS, row.kind),
  slot: row.slot,
  runMs: row.run_ms,
  pulses: row.pulses,
  restMs: row.rest_ms,
  state: known(JOB_STATES, row.state),
  seq: row.seq,
  progress: row.progress,
  code: JOB_CODES.find((code) => code === row.code) ?? null,
  message: row.message,
  issuedAt: row.issued_at,
  expiresAt: Date.parse(row.expires_at),
  timesOutAt: Date.parse(row.times_out_at),
  endedAt: row.ended_at,
  measured:
    row.measured_ml === null || row.ml_per_second === null
      ? null
      : { ml: row.measured_ml, mlPerSecond: row.ml_per_second },
});

/** Written like the condition of the partial index: otherwise it is not used. */
const isOpen = sql<boolean>`state in ('issued', 'accepted', 'waiting_glass', 'dispensing')`;

interface NewCare {
  id: string;
  machineId: string;
  shopId: string;
  accountId: string;
  kind: string;
  slot: number;
  runMs: number;
  pulses: number;
  restMs: number;
  issuedAt: string;
  expiresAt: string;
  timesOutAt: string;
}

const insert = prepared((db, given: NewCare) =>
  db
    .insertInto('machine_care')
    .values({
      id: given.id,
      machine_id: given.machineId,
      shop_id: given.shopId,
      account_id: given.accountId,
      kind: given.kind,
      slot: given.slot,
      run_ms: given.runMs,
      pulses: given.pulses,
      rest_ms: given.restMs,
      state: 'issued',
      seq: 0,
      message: '',
      issued_at: given.issuedAt,
      expires_at: given.expiresAt,
      times_out_at: given.timesOutAt,
    })
    .returningAll(),
);
const byId = prepared((db, given: { careId: string }) =>
  db.selectFrom('machine_care').selectAll().where('id', '=', given.careId),
);
const openAt = prepared((db, given: { machineId: string }) =>
  db.selectFrom('machine_care').selectAll().where('machine_id', '=', given.machineId).where(isOpen),
);
const openIn = prepared((db, given: { shopId: string }) =>
  db.selectFrom('machine_care').selectAll().where('shop_id', '=', given.shopId).where(isOpen),
);

/** Under the lock of its machine, which has no open job. */
export function* insertCare(care: NewCare): Steps<StoredCare> {
  const [row] = yield* insert(care);
  if (!row) throw new Error('Care was not written.');
  yield* recordEvents(care.shopId, 'machine', [care.machineId]);
  return careOf(row);
}

export function* careById(careId: string): Steps<StoredCare | undefined> {
  const [row] = yield* byId({ careId });
  return row && careOf(row);
}

export function* openCareOf(machineId: string): Steps<StoredCare | undefined> {
  const [row] = yield* openAt({ machineId });
  return row && careOf(row);
}

/** What is under way at the machines of a shop. */
export function* openCareIn(shopId: string): Steps<StoredCare[]> {
  return (yield* openIn({ shopId })).map(careOf);
}

interface Progress {
  careId: string;
  state: string;
  seq: number;
  progress: number | null;
  code: string | null;
  message: string;
  endedAt: string | null;
}

const update = prepared((db, given: Progress) =>
  db
    .updateTable('machine_care')
    .set({
      state: given.state,
      seq: given.seq,
      progress: given.progress,
      code: given.code,
      message: given.message,
      ended_at: given.endedAt,
    })
    .where('id', '=', given.careId)
    .returningAll(),
);

/** Under the lock of its machine. */
export function* saveCare({ id, machineId, shopId, ...care }: StoredCare): Steps<StoredCare> {
  const { state, seq, progress, code, message, endedAt } = care;
  const [row] = yield* update({ careId: id, state, seq, progress, code, message, endedAt });
  if (!row) throw new Error('Care was not written.');
  yield* recordEvents(shopId, 'machine', [machineId]);
  return careOf(row);
}

const measure = prepared((db, given: { careId: string; ml: number; mlPerSecond: number }) =>
  db
    .updateTable('machine_care')
    .set({ measured_ml: given.ml, ml_per_second: given.mlPerSecond })
    .where('id', '=', given.careId)
    .returning('id'),
);
export function* noteMeasured(careId: string, ml: number, mlPerSecond: number): Steps<void> {
  yield* measure({ careId, ml, mlPerSecond });
}

/** Open care whose time is over: not accepted, or not finished. */
export async function listLapsedCare(db: Db, now: string): Promise<Pick<StoredCare, 'id' | 'machineId' | 'shopId'>[]> {
  const rows = await db
    .selectFrom('machine_care')
    .select(['id', 'machine_id', 'shop_id'])
    .where(isOpen)
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'issued'), eb('expires_at', '<=', now)]),
        and([eb('state', '!=', 'issued'), eb('times_out_at', '<=', now)]),
      ]),
    )
    .execute();
  return rows.map((row) => ({ id: row.id, machineId: row.machine_id, shopId: row.shop_id }));
}

/** Newest first, with who asked for it. */
export async function listCareOf(
  db: Db,
  machineId: string,
  limit: number,
): Promise<(StoredCare & { by: string | null })[]> {
  const rows = await db
    .selectFrom('machine_care')
    .leftJoin('accounts', 'accounts.id', 'machine_care.account_id')
    .selectAll('machine_care')
    .select('accounts.username')
    .where('machine_id', '=', machineId)
    .orderBy('issued_at', 'desc')
    .orderBy('machine_care.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...careOf(row), by: row.username }));
}
