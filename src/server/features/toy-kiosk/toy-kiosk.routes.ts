import type { FastifyInstance } from 'fastify';
import {
  getCapsuleMachine,
  tellOfCapsule as tellOfCapsuleEndpoint,
  turnCapsuleMachine,
} from '#contract/kiosk/toy-kiosk.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { findLiveInstance, requireAccount, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { findInstance, type StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import type { Services } from '../../services.ts';
import { readMachine, tellOfCapsule, turnMachine, type CapsulePlayer } from './turn-machine.ts';

const TOY_KIOSK = 'toy-kiosk';

export function toyKioskRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, limits, brakes } = services;

  const machineOf = async (code: string, caller: Caller): Promise<StoredInstance> => {
    const instance =
      caller.as === 'account' ? await findInstance(db, code) : await findLiveInstance(services, caller, code);
    // A guest who joined a kiosk of one shop cannot use another's machine.
    const isElsewhere = caller.as === 'guest' && caller.instance?.shopId !== instance?.shopId;
    if (instance?.kioskType !== TOY_KIOSK || isElsewhere) throw new Refusal('instance-not-found');
    return instance;
  };

  serve(app, services, getCapsuleMachine, async ({ params, caller }) =>
    readMachine(services, await machineOf(params.code, caller), playerOf(caller)),
  );

  serve(app, services, turnCapsuleMachine, async ({ params, body, caller, request, reply }) => {
    const instance = await machineOf(params.code, caller);
    const player = playerOf(caller);
    limits.take(...RULES.capsulePlayer(player.id));
    await brakes.pace(caller.ip, ...RULES.capsuleAddress(caller.ip));
    const key = keyOf(request.headers['idempotency-key']) ?? newId();
    const { capsule, replayed } = await turnMachine(services, instance, player, { zeroProof: body.zeroProof, key });
    if (replayed) void reply.header('idempotent-replayed', 'true');
    else if (caller.as === 'account' && !caller.instance) {
      await recordAction(db, {
        id: newId(),
        at: clock().toISOString(),
        accountId: requireAccount(caller).id,
        action: 'capsule-drawn',
        shopId: instance.shopId,
        details: { joinCode: instance.joinCode },
      });
    }
    return { ...(await readMachine(services, instance, player)), capsule };
  });

  serve(app, services, tellOfCapsuleEndpoint, async ({ params: { code, capsuleId }, body: { name }, caller }) => {
    const instance = await machineOf(code, caller);
    const player = playerOf(caller);
    limits.take(...RULES.capsulePlayer(player.id));
    await tellOfCapsule(services, instance, player, { capsuleId, name });
    return readMachine(services, instance, player);
  });
}

/** Owner of the capsules: the device; for staff without one, the account. */
function playerOf({ deviceHash, account }: Caller): CapsulePlayer {
  if (deviceHash !== null) return { id: deviceHash, deviceHash };
  if (account) return { id: `account:${account.id}`, deviceHash };
  throw new Refusal('invalid-request', { because: message('device-id-missing') });
}

const keyOf = (header: unknown): string | undefined =>
  typeof header === 'string' && header.length > 0 && header.length <= 200 ? header : undefined;
