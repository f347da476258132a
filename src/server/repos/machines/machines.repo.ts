/** A shop's machines: who they are, what they say, and what they are told. Source: docs/behaviour/machines.md. */
import { z } from 'zod';
import { PumpLevel } from '#contract/machines/job.ts';
import { DEVICE_STATES, type DeviceState } from '#domain/machine/choose-machine.ts';
import { JOB_CODES, type JobCode } from '#domain/machine/job.ts';
import { MACHINE_KINDS, type MachineKind, type ProgramKind } from '#domain/machine/machine-kind.ts';
import { FAULTS, type Fault } from '#domain/machine/simulated-fault.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { MachinesTable } from '../../db/tables.ts';
import { recordEvents } from '../events.repo.ts';

export interface StoredMachine {
  id: string;
  shopId: string;
  name: string;
  kind: MachineKind;
  /** SHA-256 of its token: never told. */
  tokenHash: string | null;
  isPaired: boolean;
  /** Until when its one-time code can be redeemed. */
  codeExpiresAt: string | null;
  createdAt: string;
  seenAt: string | null;
  firmware: string | null;
  says: DeviceState | null;
  levels: Level[];
  pause: { since: string; reason: BilingualText } | null;
  fault: { code: JobCode; at: string } | null;
  cleaningRequired: boolean;
  /** The last stop it was told. */
  stop: { at: string; jobId: string | null } | null;
  lastJobAt: string | null;
  /** The id of its last start, as it named it. */
  boot: string | null;
  /** When its connection ended; null while it calls. */
  goneAt: string | null;
  /** What a simulator does wrong; null for nothing. */
  simulatedFault: Fault | null;
}
export type Level = z.infer<typeof PumpLevel>;

const Levels = z.array(PumpLevel);
const Reason = z.object({ en: z.string(), 'zh-HK': z.string() });

const machineOf = (row: MachinesTable): StoredMachine => ({
  id: row.id,
  shopId: row.shop_id,
  name: row.name,
  kind: MACHINE_KINDS.find((kind) => kind === row.kind) ?? 'own',
  tokenHash: row.token_hash,
  // One that the server calls counts from its first answer: a slip in its address stops no bar.
  isPaired: row.token_hash !== null && (row.kind === 'own' || row.seen_at !== null),
  codeExpiresAt: row.pairing_expires_at,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  firmware: row.firmware,
  says: DEVICE_STATES.find((state) => state === row.says) ?? null,
  levels: row.levels === null ? [] : Levels.parse(JSON.parse(row.levels)),
  pause:
    row.paused_at === null || row.pause_reason === null
      ? null
      : { since: row.paused_at, reason: Reason.parse(JSON.parse(row.pause_reason)) },
  fault:
    row.fault === null || row.fault_at === null
      ? null
      : { code: JOB_CODES.find((code) => code === row.fault) ?? 'other', at: row.fault_at },
  cleaningRequired: row.cleaning_required !== 0,
  stop: row.stop_at === null ? null : { at: row.stop_at, jobId: row.stop_job_id },
  lastJobAt: row.last_job_at,
  boot: row.boot,
  goneAt: row.gone_at,
  simulatedFault: FAULTS.find((fault) => fault === row.simulated_fault) ?? null,
});

interface NewMachine {
  id: string;
  shopId: string;
  name: string;
  at: string;
}
const insert = prepared((db, given: NewMachine & { kind: string; tokenHash: string | null }) =>
  db
    .insertInto('machines')
    .values({
      id: given.id,
      shop_id: given.shopId,
      name: given.name,
      created_at: given.at,
      cleaning_required: 0,
      kind: given.kind,
      token_hash: given.tokenHash,
    })
    .returning('id'),
);
const ofShop = prepared((db, given: { shopId: string }) =>
  db
    .selectFrom('machines')
    .selectAll()
    .where('shop_id', '=', given.shopId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
);
const byId = prepared((db, given: { machineId: string }) =>
  db.selectFrom('machines').selectAll().where('id', '=', given.machineId).where('removed_at', 'is', null),
);
const byToken = prepared((db, given: { tokenHash: string }) =>
  db.selectFrom('machines').selectAll().where('token_hash', '=', given.tokenHash),
);
const byCode = prepared((db, given: { codeHash: string; now: string }) =>
  db
    .selectFrom('machines')
    .selectAll()
    .where('pairing_hash', '=', given.codeHash)
    .where('pairing_expires_at', '>', given.now)
    .where('removed_at', 'is', null),
);

/** @param machine `simulator`: the server gives it its token itself */
export function* insertMachine(machine: NewMachine & { kind: 'own' | 'simulator' }): Steps<void> {
  yield* insert({ ...machine, tokenHash: null });
  yield* recordEvents(machine.shopId, 'machine', [machine.id]);
}

/** @param tokenHash of a token that nobody has: no device takes the place of the server that calls it */
export function* insertDrivenMachine(machine: NewMachine & { kind: ProgramKind; tokenHash: string }): Steps<void> {
  yield* insert(machine);
  yield* recordEvents(machine.shopId, 'machine', [machine.id]);
}

/** In the order they were added. */
export function* machinesOf(shopId: string): Steps<StoredMachine[]> {
  return (yield* ofShop({ shopId })).map(machineOf);
}

export function* machineById(machineId: string): Steps<StoredMachine | undefined> {
  const [row] = yield* byId({ machineId });
  return row && machineOf(row);
}

export function* machineByToken(tokenHash: string): Steps<StoredMachine | undefined> {
  const [row] = yield* byToken({ tokenHash });
  return row && machineOf(row);
}

/** The machine a one-time code was made for, while it can be redeemed. */
export function* machineByCode(codeHash: string, now: string): Steps<StoredMachine | undefined> {
  const [row] = yield* byCode({ codeHash, now });
  return row && machineOf(row);
}

const lock = prepared((db, given: { machineId: string }) =>
  db
    .updateTable('machines')
    .set(({ ref }) => ({ shop_id: ref('shop_id') }))
    .where('id', '=', given.machineId)
    .where('removed_at', 'is', null)
    .returningAll(),
);

/** Must be first in what changes a machine or its job: all such changes then wait for each other. */
export function* lockMachine(machineId: string): Steps<StoredMachine | undefined> {
  const [row] = yield* lock({ machineId });
  return row && machineOf(row);
}

const see = prepared((db, given: { machineId: string; at: string }) =>
  db
    .updateTable('machines')
    .set({ seen_at: given.at, gone_at: null, silent_since: null })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);

const rename = prepared((db, given: { machineId: string; name: string }) =>
  db.updateTable('machines').set({ name: given.name }).where('id', '=', given.machineId).returning('shop_id'),
);
const renewCode = prepared((db, given: { machineId: string; codeHash: string; expiresAt: string }) =>
  db
    .updateTable('machines')
    .set({ pairing_hash: given.codeHash, pairing_expires_at: given.expiresAt })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const pair = prepared((db, given: Pairing) =>
  db
    .updateTable('machines')
    .set({
      token_hash: given.tokenHash,
      name: given.name,
      firmware: given.firmware,
      pairing_hash: null,
      pairing_expires_at: null,
      says: null,
      seen_at: given.at,
      gone_at: null,
      boot: null,
      broker_hash: given.brokerHash,
      silent_since: null,
      stop_at: null,
      stop_job_id: null,
    })
    .where('id', '=', given.machineId)
    .where('pairing_hash', '=', given.codeHash)
    .returning('shop_id'),
);
const remove = prepared((db, given: { machineId: string; at: string }) =>
  db
    .updateTable('machines')
    .set({ token_hash: null, broker_hash: null, pairing_hash: null, pairing_expires_at: null, removed_at: given.at })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const unpair = prepared((db, given: { machineId: string }) =>
  db
    .updateTable('machines')
    .set({ token_hash: null, broker_hash: null })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const pause = prepared((db, given: { machineId: string; at: string | null; reason: string | null }) =>
  db
    .updateTable('machines')
    .set({ paused_at: given.at, pause_reason: given.reason })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const fault = prepared((db, given: { machineId: string; code: string | null; at: string | null }) =>
  db
    .updateTable('machines')
    .set({ fault: given.code, fault_at: given.at })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const misbehave = prepared((db, given: { machineId: string; fault: string | null }) =>
  db
    .updateTable('machines')
    .set({ simulated_fault: given.fault })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const cleaning = prepared((db, given: { machineId: string; isRequired: number }) =>
  db
    .updateTable('machines')
    .set({ cleaning_required: given.isRequired })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const stop = prepared((db, given: { machineId: string; at: string; jobId: string | null }) =>
  db
    .updateTable('machines')
    .set({ stop_at: given.at, stop_job_id: given.jobId })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);
const begin = prepared((db, given: { machineId: string; at: string }) =>
  db
    .updateTable('machines')
    .set({ last_job_at: given.at, stop_at: null, stop_job_id: null })
    .where('id', '=', given.machineId)
    .where('token_hash', 'is not', null)
    .returning('shop_id'),
);
const report = prepared((db, given: Report & { machineId: string; levelsText: string }) =>
  db
    .updateTable('machines')
    .set({
      seen_at: given.at,
      gone_at: null,
      boot: given.boot,
      silent_since: null,
      says: given.says,
      firmware: given.firmware,
      levels: given.levelsText,
    })
    .where('id', '=', given.machineId)
    .returning('shop_id'),
);

interface Pairing {
  machineId: string;
  codeHash: string;
  tokenHash: string;
  brokerHash: string;
  name: string;
  firmware: string | null;
  at: string;
}
interface Report {
  at: string;
  says: string;
  firmware: string | null;
  boot: string | null;
}

/** @returns false if there is no such machine */
function* changed(machineId: string, update: Steps<Pick<MachinesTable, 'shop_id'>[]>): Steps<boolean> {
  const [row] = yield* update;
  if (row) yield* recordEvents(row.shop_id, 'machine', [machineId]);
  return row !== undefined;
}

export const renameMachine = (machineId: string, name: string) => changed(machineId, rename({ machineId, name }));
export const renewCodeOf = (machineId: string, codeHash: string, expiresAt: string) =>
  changed(machineId, renewCode({ machineId, codeHash, expiresAt }));
/** Redeems a one-time code: once. Its event is written last, by the caller. @returns false if it was redeemed meanwhile */
export function* pairMachine(pairing: Pairing): Steps<boolean> {
  return (yield* pair(pairing)).length > 0;
}
/** Its token ends; it stays in the list. */
export const unpairMachine = (machineId: string) => changed(machineId, unpair({ machineId }));
export const removeMachine = (machineId: string, at: string) => changed(machineId, remove({ machineId, at }));
export const pauseMachine = (machineId: string, since: string | null, reason: BilingualText | null) =>
  changed(machineId, pause({ machineId, at: since, reason: reason && JSON.stringify(reason) }));
export const setFault = (machineId: string, of: { code: JobCode; at: string } | null) =>
  changed(machineId, fault({ machineId, code: of?.code ?? null, at: of?.at ?? null }));
export const setSimulatedFault = (machineId: string, name: Fault | null) =>
  changed(machineId, misbehave({ machineId, fault: name }));
export const noteCleaning = (machineId: string, isRequired: boolean) =>
  changed(machineId, cleaning({ machineId, isRequired: isRequired ? 1 : 0 }));
export const noteStop = (machineId: string, at: string, jobId: string | null) =>
  changed(machineId, stop({ machineId, at, jobId }));
/** It gets a job; locks it. Its event is written last, by the caller. @returns false if it was unpaired meanwhile */
export function* beginJob(machineId: string, at: string): Steps<boolean> {
  return (yield* begin({ machineId, at })).length > 0;
}

/** It has called. @param isNews whether people see something else now: a machine calls every few seconds */
export function* noteSeen({ id: machineId }: StoredMachine, at: string, isNews: boolean): Steps<void> {
  const update = see({ machineId, at });
  if (isNews) yield* changed(machineId, update);
  else yield* update;
}

/** Its heartbeat. */
export function* noteReport(
  machine: StoredMachine,
  { levels, ...said }: Report & { levels: readonly Level[] },
  isNews: boolean,
): Steps<void> {
  const update = report({ ...said, machineId: machine.id, levelsText: JSON.stringify(levels) });
  if (isNews) yield* changed(machine.id, update);
  else yield* update;
}

const leave = prepared((db, given: { machineId: string; at: string }) =>
  db.updateTable('machines').set({ gone_at: given.at }).where('id', '=', given.machineId).returning('shop_id'),
);
/** Its connection has ended. */
export const noteGone = (machineId: string, at: string) => changed(machineId, leave({ machineId, at }));

/** Machines a broker lets in, with their passwords as Mosquitto stores them. */
export async function brokerAccounts(db: Db): Promise<{ machineId: string; shopId: string; passwordHash: string }[]> {
  const rows = await db
    .selectFrom('machines')
    .select(['id', 'shop_id', 'broker_hash'])
    .where('broker_hash', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, shop_id, broker_hash }) =>
    broker_hash === null ? [] : [{ machineId: id, shopId: shop_id, passwordHash: broker_hash }],
  );
}

/** All that ever were, in every shop. */
export async function everyMachine(db: Db): Promise<{ machineId: string; shopId: string; isRemoved: boolean }[]> {
  const rows = await db.selectFrom('machines').select(['id', 'shop_id', 'removed_at']).execute();
  return rows.map(({ id, shop_id, removed_at }) => ({
    machineId: id,
    shopId: shop_id,
    isRemoved: removed_at !== null,
  }));
}
