/** Machines with a program of their own, in the console. Source: docs/behaviour/machines.md "Machines with a program of their own". */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/machines/programs.ts';
import { Refusal } from '#contract/refusal.ts';
import { programOf, type ProgramKind } from '#domain/machine/machine-kind.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { NoAnswer } from '#server/outbound/call-machine.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { hashOfMachineSecret, requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { machinesWithJobs } from '../../machines/machines-now.ts';
import { connectProgram, openKeys, sealKeys, type Keys } from '../../machines/programs/connect-program.ts';
import { Trouble, type Program } from '../../machines/programs/program.ts';
import { readBar } from '../../machines/programs/our-ingredients.ts';
import { openJobOf } from '../../repos/machines/machine-jobs.repo.ts';
import * as links from '../../repos/machines/machine-links.repo.ts';
import { insertDrivenMachine, lockMachine, machineById } from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { linkReply } from './link-reply.ts';
import { machineReply } from './machine-reply.ts';

/** Of a token that nobody is told. */
const TOKEN_BYTES = 32;

interface Address {
  shopId: string;
  machineId: string;
}

export function machineLinkRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, limits } = services;
  const record = recordBy(services);

  const find = async (tx: Db, { shopId, machineId }: Address) => {
    const machine = await runSteps(tx, machineById(machineId));
    const link = machine && (await runSteps(tx, links.linkOf(machineId)));
    const kind = machine && programOf(machine.kind);
    if (!link || !kind || machine.shopId !== shopId) throw new Refusal('machine-not-found');
    return { machine, link, kind };
  };
  const replyOf = async (tx: Db, address: Address, locale: InterfaceLocale) => {
    const { link, kind } = await find(tx, address);
    const keys = openKeys(services, link);
    return { link: linkReply({ link, kind, keys, bar: await readBar(tx, address.shopId), locale }) };
  };
  /** @returns why it does not work, in words */
  const asked = async <T>(
    kind: ProgramKind,
    reach: { address: string; keys: Keys },
    question: (program: Program) => Promise<T>,
    locale: InterfaceLocale,
  ): Promise<{ trouble: string | null; answer: T | undefined }> => {
    const program = connectProgram(services, kind, reach);
    try {
      return { trouble: null, answer: await question(program) };
    } catch (cause) {
      if (!(cause instanceof NoAnswer) && !(cause instanceof Trouble)) throw cause;
      return { trouble: render({ code: cause.why }, locale), answer: undefined };
    } finally {
      program.close();
    }
  };
  const storedKeys = async (caller: Caller, address: Address): Promise<Keys> => {
    await requireShop(services, caller, address.shopId);
    return openKeys(services, (await find(db, address)).link) ?? {};
  };

  serve(app, services, contract.tryMachine, async ({ params: { shopId }, body, caller, locale }) => {
    await requireShop(services, caller, shopId);
    limits.take(...RULES.machineTry(shopId));
    const { kind, address, machineId } = body;
    const before = machineId === undefined ? {} : await storedKeys(caller, { shopId, machineId });
    const reach = { address, keys: keysAfter(before, body.keys) };
    const { trouble, answer } = await asked(kind, reach, (program) => program.check(), locale);
    return { trouble, version: answer?.version ?? null, ingredients: answer?.ingredients.length ?? 0 };
  });

  serve(app, services, contract.addDrivenMachine, async ({ params: { shopId }, body, caller }) => {
    await requireShop(services, caller, shopId);
    const { name, kind, address, keys } = body;
    const machineId = newId();
    const tokenHash = hashOfMachineSecret(randomBytes(TOKEN_BYTES).toString('base64url'));
    return inTransaction(db, async (tx) => {
      const at = clock().toISOString();
      await runSteps(tx, insertDrivenMachine({ id: machineId, shopId, name, at, kind, tokenHash }));
      const secrets = sealKeys(services, keysAfter({}, keys));
      await runSteps(tx, links.insertLink({ machineId, address, secrets }));
      await record(tx, caller, 'machine-added', shopId, { machineId, name });
      const all = await runSteps(tx, machinesWithJobs(shopId));
      const one = all.find(({ machine }) => machine.id === machineId);
      if (!one) throw new Refusal('machine-not-found');
      return { machine: machineReply(one, clock()) };
    });
  });

  serve(app, services, contract.readMachineLink, async ({ params, caller, locale }) => {
    await requireShop(services, caller, params.shopId);
    return replyOf(db, params, locale);
  });

  serve(app, services, contract.changeMachineLink, async ({ params, body, caller, locale }) => {
    await requireShop(services, caller, params.shopId);
    return inTransaction(db, async (tx) => {
      await runSteps(tx, lockMachine(params.machineId));
      const { machine, link } = await find(tx, params);
      const secrets = body.keys
        ? sealKeys(services, keysAfter(openKeys(services, link) ?? {}, body.keys))
        : link.secrets;
      const { address = link.address, matches = link.matches } = body;
      await runSteps(tx, links.saveLink({ machineId: machine.id, address, secrets, matches }));
      await record(tx, caller, 'machine-link-changed', params.shopId, { machineId: machine.id, name: machine.name });
      return replyOf(tx, params, locale);
    });
  });

  serve(app, services, contract.careForMachine, async ({ params, body: { what, places }, caller, locale }) => {
    await requireShop(services, caller, params.shopId);
    limits.take(...RULES.machineTry(params.shopId));
    const { machine, link, kind } = await find(db, params);
    if (link.started !== null || (await runSteps(db, openJobOf(machine.id)))) throw new Refusal('machine-busy');
    const keys = openKeys(services, link) ?? {};
    const { trouble } = await asked(kind, { address: link.address, keys }, (at) => at.care(what, places), locale);
    await record(db, caller, 'machine-cared-for', params.shopId, { machineId: machine.id, name: machine.name, what });
    return { trouble };
  });
}

/** What is typed takes the place of what was; empty: none. */
function keysAfter(before: Keys, typed: Record<string, string | undefined>): Keys {
  const all = Object.entries({ ...before, ...typed });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
