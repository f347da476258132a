/** The screen at a machine: its key and what it shows. Source: docs/behaviour/presence.md "Display". */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EVENT_STREAM } from '#contract/endpoint.ts';
import * as contract from '#contract/machines/display.ts';
import { Refusal } from '#contract/refusal.ts';
import { DISPLAY_GONE_AFTER_MS } from '#domain/machine/presence.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { runSteps } from '../../db/engine.ts';
import { hashOfScreenKey, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { EventStream } from '../../http/send-events.ts';
import { serve } from '../../http/serve.ts';
import { createScreens, type ScreenNow } from '../../live/screens.ts';
import { lastSeq } from '../../repos/events.repo.ts';
import * as repo from '../../repos/machines/displays.repo.ts';
import { lockMachine, machineById, type StoredMachine } from '../../repos/machines/machines.repo.ts';
import type { Services } from '../../services.ts';
import { readDisplay } from './read-display.ts';

const KEY_BYTES = 16;
const SECRET_BYTES = 32;
/** How often it is written that a screen is there. Milliseconds. */
const SEEN_EVERY_MS = 60_000;

interface Address {
  shopId: string;
  machineId: string;
}

export function displayRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, commit, live } = services;

  const displayNow = async (machineId: string): Promise<ScreenNow<contract.MachineDisplay> | undefined> => {
    const machine = await runSteps(db, machineById(machineId));
    if (!machine) return undefined;
    const display = await runSteps(db, repo.displayAt(machineId));
    const shown = await readDisplay(services, { shopId: machine.shopId, machineId }, display);
    if (!shown) return undefined;
    return { keyHash: display?.keyHash ?? null, shown, ...(shown.code && { againInMs: shown.code.leftMs }) };
  };
  const screens = createScreens(services, displayNow);

  /** The screen itself has read its page: while it does, guests are asked for its code. */
  const see = async (machineId: string): Promise<void> => {
    const display = await runSteps(db, repo.displayAt(machineId));
    const now = clock();
    const silentMs = display?.seenAt ? now.getTime() - Date.parse(display.seenAt) : Infinity;
    if (!display || silentMs < SEEN_EVERY_MS) return;
    const isBack = silentMs >= DISPLAY_GONE_AFTER_MS;
    await commit(() => repo.noteDisplaySeen(display, now.toISOString(), isBack));
    if (isBack) await live.poke(display.shopId);
  };

  serve(app, services, contract.readMachineDisplay, async ({ params: { shopId, machineId }, caller, request }) => {
    await requireMachineOf(db, { shopId, machineId });
    const isScreen = caller.as === 'guest';
    if (isScreen) await see(machineId);
    const seq = await lastSeq(db, shopId);
    const now = await displayNow(machineId);
    if (!now) throw new Refusal('machine-not-found');
    const { shown } = now;
    // The code is for the screen: whoever is signed in starts drinks without it.
    const told = (one: contract.MachineDisplay) => (isScreen ? one : { ...one, code: null });
    if (!request.headers.accept?.includes(EVENT_STREAM)) return told(shown);
    const keyHash = isScreen ? caller.displayKeyHash : null;
    return new EventStream(told(shown), (send, end) => {
      const sendOn = (one: contract.MachineDisplay) => {
        send(told(one));
        // What is not written now is written with the next code.
        if (isScreen) see(machineId).catch((err: unknown) => request.log.error({ err }, 'a screen was not noted'));
      };
      return screens.show(shopId, machineId, seq, { keyHash, send: sendOn, end }, now.againInMs);
    });
  });

  const record = recordBy(services);
  const replyOf = async (tx: Db, machineId: string) => {
    const display = await runSteps(tx, repo.displayAt(machineId));
    if (!display) return { display: null };
    const { createdAt, seenAt } = display;
    const isOn = seenAt !== null && clock().getTime() - Date.parse(seenAt) < DISPLAY_GONE_AFTER_MS;
    return { display: { createdAt, lastSeenAt: seenAt, isOn } };
  };
  const change = (address: Address, write: (tx: Db, machine: StoredMachine) => Promise<unknown>) =>
    inTransaction(db, async (tx) => {
      const machine = await runSteps(tx, lockMachine(address.machineId));
      if (machine?.shopId !== address.shopId) throw new Refusal('machine-not-found');
      await write(tx, machine);
      return replyOf(tx, machine.id);
    });
  const note = (tx: Db, caller: Caller, action: 'display-key-made' | 'display-key-revoked', machine: StoredMachine) =>
    record(tx, caller, action, machine.shopId, { machineId: machine.id, name: machine.name });

  serve(app, services, contract.getDisplayKey, async ({ params }) => {
    await requireMachineOf(db, params);
    return replyOf(db, params.machineId);
  });

  serve(app, services, contract.makeDisplayKey, async ({ params, caller }) => {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const reply = await change(params, async (tx, machine) => {
      await repo.replaceDisplayKey(tx, {
        ...params,
        keyHash: hashOfScreenKey(key) ?? '',
        secret: randomBytes(SECRET_BYTES).toString('base64url'),
        createdAt: clock().toISOString(),
      });
      await note(tx, caller, 'display-key-made', machine);
    });
    return { ...reply, key };
  });

  serve(app, services, contract.revokeDisplayKey, async ({ params, caller }) =>
    change(params, async (tx, machine) => {
      if (await repo.deleteDisplay(tx, machine.id)) await note(tx, caller, 'display-key-revoked', machine);
    }),
  );
}

async function requireMachineOf(db: Db, { shopId, machineId }: Address): Promise<void> {
  const machine = await runSteps(db, machineById(machineId));
  if (machine?.shopId !== shopId) throw new Refusal('machine-not-found');
}
