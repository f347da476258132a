/** What machines call. Source: docs/behaviour/machines.md "Bridge". */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/machines/bridge.ts';
import { Refusal } from '#contract/refusal.ts';
import { typedPairingCode } from '#domain/machine/pairing-code.ts';
import { message } from '#domain/messages/message.ts';
import { hashOfMachineSecret, requireMachine } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { EventStream } from '../../http/send-events.ts';
import { serve } from '../../http/serve.ts';
import { loseJob } from '../../machines/job-events.ts';
import { mqttOf } from '../../machines/mqtt/broker-address.ts';
import { brokerPasswordHash } from '../../machines/mqtt/broker-password.ts';
import { movePlace } from '../../machines/stock.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { lastSeq, recordEvents } from '../../repos/events.repo.ts';
import * as repo from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { noteCall, takeHeartbeat, takeReport } from './bridge-calls.ts';
import { followToDo, readToDo, tellToDo, type ToDo } from './jobs-to-do.ts';

const TOKEN_BYTES = 32;

interface HasId {
  jobId: string;
}
/** A machine that waits is answered. */
const hasNews = ({ job, care, stop }: ToDo): boolean => job !== null || care !== null || stop !== null;

export function bridgeRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, clock, commit, limits, live, newId, brakes, after: doAfter } = services;

  serve(app, services, contract.pairMachine, async ({ body, caller }) => {
    const codeHash = hashOfMachineSecret(typedPairingCode(body.code));
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const brokerHash = brokerPasswordHash(token);
    const redeem = () =>
      commit(function* () {
        const now = clock();
        const at = now.toISOString();
        const known = yield* repo.machineByCode(codeHash, at);
        const machine = known && (yield* repo.lockMachine(known.id));
        if (!machine) return undefined;
        const name = body.name || machine.name;
        const firmware = body.firmware ?? null;
        const hashes = { codeHash, tokenHash: hashOfMachineSecret(token), brokerHash };
        if (!(yield* repo.pairMachine({ machineId: machine.id, ...hashes, name, firmware, at }))) return undefined;
        yield* loseJob(machine.id, 'unpaired', now);
        yield* movePlace(machine.shopId);
        yield* recordEvents(machine.shopId, 'machine', [machine.id]);
        return { ...machine, name };
      });
    const guess = { address: caller.ip, what: `pairing ${codeHash}`, rules: RULES.wrongPairing(caller.ip) };
    const machine = await brakes.guess({ ...guess, find: redeem });
    if (!machine) throw new Refusal('pairing-code-invalid');
    const { id: machineId, shopId, name } = machine;
    const at = clock().toISOString();
    await recordAction(db, {
      id: newId(),
      at,
      accountId: null,
      action: 'machine-paired',
      shopId,
      details: { machineId, name },
    });
    await live.poke(shopId);
    return { machineId, shopId, token, mqtt: mqttOf(config, shopId, machineId) };
  });

  const waiting = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of waiting) end();
  });

  serve(app, services, contract.nextJob, async ({ query: { wait }, caller, reply }) => {
    const machine = requireMachine(caller);
    limits.take(...RULES.machinePoll(machine.id));
    await noteCall(services, machine);
    const after = await lastSeq(db, machine.shopId);
    const first = await readToDo(services, machine);
    if (wait === 0 || hasNews(first)) return first;
    return new Promise<ToDo>((resolve, reject) => {
      let last = first;
      const fail = (cause: unknown) => {
        reject(cause);
        end();
      };
      const deliver = (toDo: ToDo) => {
        last = toDo;
        if (hasNews(toDo)) end();
      };
      const leave = followToDo(services, { machine, after }, { deliver, fail });
      const end = () => {
        if (!waiting.delete(end)) return;
        noLonger();
        leave();
        resolve({ ...last, now: clock().toISOString() });
      };
      const noLonger = doAfter(wait * 1000, end);
      waiting.add(end);
      reply.raw.on('close', end);
    });
  });

  serve(app, services, contract.streamJobs, async ({ caller, request }) => {
    const machine = requireMachine(caller);
    limits.take(...RULES.machinePoll(machine.id));
    await noteCall(services, machine);
    const after = await lastSeq(db, machine.shopId);
    const [lastJobId] = [request.headers['last-event-id']].flat();
    const follow: EventStream['follow'] = (send, end) =>
      tellToDo(services, { machine, after, lastJobId }, { send, fail: end });
    const idOf = (event: { job?: HasId; care?: HasId }) => (event.job ?? event.care)?.jobId;
    return new EventStream({ type: 'hello', now: clock().toISOString() }, follow, { idOf });
  });

  serve(app, services, contract.reportJob, async ({ params, body, caller }) => {
    const machine = requireMachine(caller);
    if (body.jobId !== params.jobId)
      throw new Refusal('invalid-request', { because: message('job-of-another-address') });
    return takeReport(services, machine, body);
  });

  serve(app, services, contract.heartbeat, async ({ body, caller }) =>
    takeHeartbeat(services, requireMachine(caller), body),
  );
}
