/** A shop's machines in the console. Source: docs/behaviour/machines.md "In the console". */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import * as contract from '#contract/machines/console.ts';
import { Refusal } from '#contract/refusal.ts';
import { pumpsForMenu } from '#domain/machine/pumps-for-menu.ts';
import { newPairingCode, PAIRING_CODE_LIFE_MS } from '#domain/machine/pairing-code.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import type { Steps } from '../../db/steps.ts';
import { hashOfMachineSecret, requireShop, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { loseJob, stopMachine } from '../../machines/job-events.ts';
import { machinesWithJobs } from '../../machines/machines-now.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { deleteLink } from '../../repos/machines/machine-links.repo.ts';
import { movePlace } from '../../machines/stock.ts';
import * as recipes from '../../repos/menu/recipes.repo.ts';
import * as repo from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { machineReply } from './machine-reply.ts';

const MACHINES_AT_MOST = 50;

interface Address {
  shopId: string;
  machineId: string;
}

interface Added {
  shopId: string;
  name: string;
  kind: 'own' | 'simulator';
}

export function machineRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, randomInt } = services;

  const replyOf = async (tx: Db, { shopId, machineId }: Address) => {
    const all = await runSteps(tx, machinesWithJobs(shopId));
    const one = all.find(({ machine }) => machine.id === machineId);
    if (!one) throw new Refusal('machine-not-found');
    return { machine: machineReply(one, clock()) };
  };
  const record = recordBy(services);
  /** A machine's screen has no account. */
  const note: typeof record = (tx, caller, action, shopId, details) =>
    caller.as === 'account'
      ? record(tx, caller, action, shopId, details)
      : recordAction(tx, {
          id: newId(),
          at: clock().toISOString(),
          accountId: null,
          action,
          shopId,
          details: { ...details },
        });

  /** Under the machine's lock, with its action in the audit. */
  const change = async (
    caller: Caller,
    address: Address,
    action: ActionName,
    steps: (machine: repo.StoredMachine, now: Date) => Steps<unknown>,
  ) => {
    await requireShop(services, caller, address.shopId);
    return inTransaction(db, async (tx) => {
      const machine = await runSteps(tx, repo.lockMachine(address.machineId));
      if (machine?.shopId !== address.shopId) throw new Refusal('machine-not-found');
      await runSteps(tx, steps(machine, clock()));
      const now = (await runSteps(tx, repo.machineById(machine.id))) ?? machine;
      await note(tx, caller, action, address.shopId, { machineId: machine.id, name: now.name });
      return now;
    });
  };

  const newCode = () => {
    const code = newPairingCode(randomInt);
    const expiresAt = new Date(clock().getTime() + PAIRING_CODE_LIFE_MS).toISOString();
    return { code, expiresAt, hash: hashOfMachineSecret(code) };
  };

  serve(app, services, contract.listMachines, async ({ params: { shopId }, caller }) => {
    await requireShop(services, caller, shopId);
    const now = clock();
    const all = await runSteps(db, machinesWithJobs(shopId));
    return { now: now.toISOString(), machines: all.map((one) => machineReply(one, now)) };
  });

  const add = async (tx: Db, caller: Caller, { shopId, ...given }: Added): Promise<string> => {
    const id = newId();
    await runSteps(tx, repo.insertMachine({ ...given, id, shopId, at: clock().toISOString() }));
    // Counted after its event, which locks the shop's counter: of two who add the last one, the second sees the first.
    if ((await runSteps(tx, repo.machinesOf(shopId))).length > MACHINES_AT_MOST) throw new Refusal('machines-full');
    await record(tx, caller, 'machine-added', shopId, { machineId: id, name: given.name });
    return id;
  };

  /** Where no pump has anything every drink would be made by hand: there would be nothing to try. */
  const fillPumps = async (tx: Db, caller: Caller, shopId: string): Promise<void> => {
    if ((await recipes.listPumps(tx, shopId)).length > 0) return;
    // Locks the shop's row: of two, the second sees what the first wrote.
    await recipes.touchMenus(tx, [shopId]);
    const drinks = (await recipes.listRecipes(tx, shopId)).filter(({ hidden }) => !hidden);
    const after = pumpsForMenu(drinks.map(({ recipeIngredient }) => recipeIngredient));
    if (after.length === 0 || (await recipes.listPumps(tx, shopId)).length > 0) return;
    await recipes.replacePumps(tx, shopId, after);
    await record(tx, caller, 'pumps-saved', shopId, { before: [], after });
  };

  serve(app, services, contract.addMachine, async ({ params: { shopId }, body: { name }, caller }) => {
    await requireShop(services, caller, shopId);
    const { code, expiresAt, hash } = newCode();
    return inTransaction(db, async (tx) => {
      const machineId = await add(tx, caller, { shopId, name, kind: 'own' });
      await runSteps(tx, repo.renewCodeOf(machineId, hash, expiresAt));
      return { ...(await replyOf(tx, { shopId, machineId })), pairing: { code, expiresAt } };
    });
  });

  serve(app, services, contract.addSimulator, async ({ params: { shopId }, body: { name }, caller }) => {
    await requireShop(services, caller, shopId);
    return inTransaction(db, async (tx) => {
      await fillPumps(tx, caller, shopId);
      return replyOf(tx, { shopId, machineId: await add(tx, caller, { shopId, name, kind: 'simulator' }) });
    });
  });

  serve(app, services, contract.setSimulatedFault, async ({ params, body: { fault }, caller }) => {
    await change(caller, params, 'simulator-changed', ({ id, kind }) => {
      if (kind !== 'simulator') throw new Refusal('machine-not-found');
      return repo.setSimulatedFault(id, fault);
    });
    return replyOf(db, params);
  });

  serve(app, services, contract.renameMachine, async ({ params, body: { name }, caller }) => {
    await change(caller, params, 'machine-renamed', ({ id }) => repo.renameMachine(id, name));
    return replyOf(db, params);
  });

  serve(app, services, contract.renewPairingCode, async ({ params, caller }) => {
    const { code, expiresAt, hash } = newCode();
    await change(caller, params, 'machine-code-made', ({ id, kind }) => {
      if (kind !== 'own') throw new Refusal('machine-not-found');
      return repo.renewCodeOf(id, hash, expiresAt);
    });
    return { ...(await replyOf(db, params)), pairing: { code, expiresAt } };
  });

  serve(app, services, contract.removeMachine, async ({ params, caller }) => {
    await change(caller, params, 'machine-removed', function* ({ id }, now) {
      yield* loseJob(id, 'unpaired', now);
      yield* deleteLink(id);
      yield* movePlace(params.shopId);
      yield* repo.removeMachine(id, now.toISOString());
    });
    return { success: true as const };
  });

  serve(app, services, contract.stopMachine, async ({ params, caller }) => {
    await change(caller, params, 'machine-stopped', ({ id }, now) => stopMachine(id, now));
    return replyOf(db, params);
  });

  serve(app, services, contract.pauseMachine, async ({ params, body: { paused, reason }, caller }) => {
    const why = reason ?? { en: '', 'zh-HK': '' };
    await change(caller, params, paused ? 'machine-paused' : 'machine-resumed', ({ id, pause }, now) =>
      repo.pauseMachine(id, paused ? (pause?.since ?? now.toISOString()) : null, paused ? why : null),
    );
    return replyOf(db, params);
  });

  serve(app, services, contract.clearFault, async ({ params, caller }) => {
    await change(caller, params, 'machine-fault-cleared', function* ({ id }) {
      yield* repo.setFault(id, null);
      yield* repo.noteCleaning(id, false);
    });
    return replyOf(db, params);
  });
}
