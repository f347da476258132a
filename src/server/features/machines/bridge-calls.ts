/** What a machine tells the server, by whatever way it came. Source: docs/behaviour/machines.md "Bridge". */
import type { z } from 'zod';
import type { heartbeat, reportJob } from '#contract/machines/bridge.ts';
import type { MachineEvent } from '#contract/machines/job.ts';
import { Refusal } from '#contract/refusal.ts';
import { OFFLINE_AFTER_MS } from '#domain/machine/choose-machine.ts';
import { isOver } from '#domain/machine/job.ts';
import { stopToTell } from '#domain/machine/stop-to-tell.ts';
import { RULES } from '../../http/limits/limits.ts';
import { loseJob, takeMachineEvent } from '../../machines/job-events.ts';
import { releaseInTurn } from '../../machines/release-in-turn.ts';
import { measureBottles, tellStock } from '../../machines/stock.ts';
import { openCareOf } from '../../repos/machines/machine-care.repo.ts';
import { openJobOf } from '../../repos/machines/machine-jobs.repo.ts';
import * as repo from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';

/** How often it is written that a machine which only listens is there. Milliseconds. */
const SEEN_EVERY_MS = 5000;

const wasOffline = ({ seenAt, goneAt }: repo.StoredMachine, now: Date): boolean =>
  seenAt === null || goneAt !== null || now.getTime() - Date.parse(seenAt) >= OFFLINE_AFTER_MS;

/** It has called, whatever for. */
export async function noteCall({ clock, commit }: Services, machine: repo.StoredMachine): Promise<void> {
  const now = clock();
  const isKnown =
    machine.goneAt === null && machine.seenAt !== null && now.getTime() - Date.parse(machine.seenAt) < SEEN_EVERY_MS;
  if (!isKnown) await commit(() => repo.noteSeen(machine, now.toISOString(), wasOffline(machine, now)), machine);
}

/** @throws Refusal if the job is another machine's, over or expired, or the step impossible */
export async function takeReport(
  services: Services,
  machine: repo.StoredMachine,
  event: MachineEvent,
): Promise<z.input<typeof reportJob.response>> {
  const { clock, commit, limits } = services;
  limits.take(...RULES.machineCall(machine.id));
  await noteCall(services, machine);
  // By the clock at the commit: a job whose time has passed while this waited is not let to pour.
  const reported = await commit(() => takeMachineEvent(machine.id, event, clock()), machine);
  if (reported.kind === 'refused') throw new Refusal(reported.why);
  const { state, seq, id } = reported.job;
  const now = clock();
  if (isOver(state)) await releaseInTurn(services, machine.shopId);
  const stop = stopToTell(reported.machine.stop, isOver(state) ? undefined : id, now.getTime());
  return { now: now.toISOString(), state, seq, stop };
}

/** @throws Refusal machine-token-invalid if it was removed meanwhile */
export async function takeHeartbeat(
  { clock, commit, limits }: Services,
  { id, shopId }: repo.StoredMachine,
  body: z.output<typeof heartbeat.body>,
): Promise<z.input<typeof heartbeat.response>> {
  limits.take(...RULES.machineCall(id));
  const now = clock();
  const told = await commit(() => noteHeartbeat(id, body, now), { shopId });
  if (!told) throw new Refusal('machine-token-invalid');
  return { now: now.toISOString(), ...told };
}

/** @returns undefined if the machine was removed */
function* noteHeartbeat(id: string, body: z.output<typeof heartbeat.body>, now: Date) {
  const at = now.toISOString();
  const boot = body.boot ?? null;
  const machine = yield* repo.lockMachine(id);
  if (!machine) return undefined;
  // Delivered late or twice, the first word of a start says nothing of what has begun since.
  const isKnownStart = boot !== null && boot === machine.boot;
  if (body.state === 'starting' && !isKnownStart) yield* loseJob(id, 'power_loss', now);
  if (body.state === 'fault' && !machine.fault) yield* repo.setFault(id, { code: body.code ?? 'other', at });
  const levels = body.levels ?? machine.levels;
  const firmware = body.firmware ?? machine.firmware;
  const isNews =
    wasOffline(machine, now) ||
    body.state !== machine.says ||
    firmware !== machine.firmware ||
    JSON.stringify(levels) !== JSON.stringify(machine.levels);
  const stock = body.levels ? yield* measureBottles(machine, body.levels) : undefined;
  yield* repo.noteReport(machine, { at, says: body.state, firmware, levels, boot: boot ?? machine.boot }, isNews);
  if (stock) yield* tellStock(machine.shopId, stock);
  const open = (yield* openJobOf(id)) ?? (yield* openCareOf(id));
  return { stop: stopToTell(machine.stop, open?.id, now.getTime()) };
}

/** A broker says that the connection of a machine has ended; of an earlier start than the one that is known, it is no news. */
export function noteEnd(
  { clock, commit }: Services,
  { shopId, machineId }: { shopId: string; machineId: string },
  boot: string,
): Promise<void> {
  return commit(function* () {
    const machine = yield* repo.lockMachine(machineId);
    if (machine?.shopId === shopId && machine.boot === boot && machine.goneAt === null)
      yield* repo.noteGone(machineId, clock().toISOString());
  });
}
