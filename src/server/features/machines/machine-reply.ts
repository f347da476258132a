import type { Machine } from '#contract/machines/console.ts';
import { machineState } from '#domain/machine/choose-machine.ts';
import { machineNow, type MachineWithJob } from '../../machines/machines-now.ts';

export function machineReply(one: MachineWithJob, now: Date): Machine {
  const { machine, job, care } = one;
  return {
    id: machine.id,
    name: machine.name,
    kind: machine.kind,
    state: machineState(machineNow(one), now.getTime()),
    isPaired: machine.isPaired,
    codeExpiresAt:
      machine.codeExpiresAt !== null && machine.codeExpiresAt > now.toISOString() ? machine.codeExpiresAt : null,
    lastSeenAt: machine.seenAt,
    firmware: machine.firmware,
    says: machine.says,
    levels: machine.levels,
    pause: machine.pause && {
      since: machine.pause.since,
      reason: { en: machine.pause.reason.en, 'zh-HK': machine.pause.reason['zh-HK'] },
    },
    fault: machine.fault,
    cleaningRequired: machine.cleaningRequired,
    simulatedFault: machine.simulatedFault,
    job: job
      ? {
          jobId: job.id,
          orderId: job.orderId,
          displayId: job.displayId,
          state: job.state,
          progress: job.progress,
          step: job.step,
          message: job.message,
          stoppable: job.stoppable,
          issuedAt: job.issuedAt,
          estimateMs: job.estimateMs,
        }
      : null,
    care: care ? { careId: care.id, kind: care.kind, slot: care.slot, progress: care.progress } : null,
    createdAt: machine.createdAt,
  };
}
