/**
 * Checks a caller's access as declared by the endpoint. Source: docs/behaviour/accounts-and-access.md "Access rules".
 */
import type { Endpoint } from '#contract/endpoint.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { Refusal } from '#contract/refusal.ts';
import { runSteps } from '../db/engine.ts';
import type { Account } from '../repos/account/accounts.repo.ts';
import { findBoard } from '../repos/shop/boards.repo.ts';
import { findInstance } from '../repos/kiosk/kiosks.repo.ts';
import { displayAt } from '../repos/machines/displays.repo.ts';
import { keepUnlocked } from '../repos/kiosk/tablets.repo.ts';
import type { Services } from '../services.ts';
import { findLiveInstance, type Caller } from './caller.ts';
import { hashOfGuestId } from './guest-id.ts';
import type { TabletCaller } from './tablet-caller.ts';

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  joinCodeHeader: string | undefined;
}

/** Refusals possible before the request is validated: nobody learns the shape of a call they may not make. */
export function refuseStrangers({ access }: Endpoint, caller: Caller): void {
  if (caller.account || caller.machine || access.guest === 'anyone') return;
  if (!access.guest) throw new Refusal('sign-in-required');
}

/**
 * Decides once, and stores on the caller whether to answer in full or as to a guest.
 * @throws Refusal
 */
export async function requireAccess(
  services: Services,
  endpoint: Endpoint,
  caller: Caller,
  input: Input,
): Promise<void> {
  const { access } = endpoint;
  if (caller.machine) {
    if (caller.machine.id !== input.params.machineId) throw new Refusal('forbidden');
    caller.as = 'machine';
    return;
  }
  if (caller.tablet) return requireTablet(services, endpoint, caller.tablet, input);
  if (caller.account) {
    const refusal = await refuseAccount(services, endpoint, caller.account, input);
    if (!refusal) {
      caller.as = 'account';
      await noteInstance(services, caller, input);
      return;
    }
    // A shop's owner with a guest's proof is a guest in another's bar. Source: docs/decisions/0005.
    const hasProof = access.guest !== 'anyone' || endpoint.method === 'GET' || caller.deviceHash !== null;
    if (!access.guest || !hasProof || !(await isAdmittedGuest(services, endpoint, caller, input))) throw refusal;
    caller.as = 'guest';
    return;
  }
  caller.as = 'guest';
  if (await isAdmittedGuest(services, endpoint, caller, input)) return;
  throw new Refusal(NO_PROOF[access.guest ?? ''] ?? 'not-joined');
}

/** What a guest without the proof that is asked for is refused with. */
const NO_PROOF: Partial<Record<string, ProblemCode>> = {
  board: 'board-key-invalid',
  display: 'display-key-invalid',
};

/**
 * A shared tablet reads the counter, and changes something only for whoever has unlocked it. It is never a guest.
 * @throws Refusal
 */
async function requireTablet(
  services: Services,
  { access, method }: Endpoint,
  { id, shopId, person }: TabletCaller,
  input: Input,
): Promise<void> {
  if (access.account !== 'staff' && access.account !== 'tablet') throw new Refusal('forbidden');
  if ((await shopOfRequest(services, input)) !== shopId) throw new Refusal('shop-forbidden');
  if (access.account === 'tablet' || method === 'GET') return;
  if (!person) throw new Refusal('pin-required');
  await keepUnlocked(services.db, id, person.id, services.clock().toISOString());
}

async function refuseAccount(
  services: Services,
  { access }: Endpoint,
  account: Account,
  input: Input,
): Promise<Refusal | undefined> {
  switch (access.account) {
    case 'nobody':
    case 'anyone':
      return undefined;
    case 'tablet':
      return new Refusal('forbidden');
    case 'admin':
      return account.isAdmin ? undefined : new Refusal('forbidden');
    case 'own-shops':
      return account.isStaff ? new Refusal('forbidden') : undefined;
    case 'owner':
    case 'staff': {
      if (account.isAdmin) return undefined;
      const shopId = await shopOfRequest(services, input);
      if (!account.shops.some(({ id }) => id === shopId)) return new Refusal('shop-forbidden');
      return account.isStaff && access.account === 'owner' ? new Refusal('forbidden') : undefined;
    }
  }
}

async function isAdmittedGuest(
  services: Services,
  { access }: Endpoint,
  caller: Caller,
  input: Input,
): Promise<boolean> {
  switch (access.guest) {
    case undefined:
      return false;
    case 'anyone':
      return true;
    case 'device':
      caller.deviceHash ??= hashOfGuestId(input.query.kioskInstanceCode);
      await noteInstance(services, caller, input);
      return caller.deviceHash !== null || caller.instance !== null;
    case 'board': {
      const board = await findBoard(services.db, String(input.params.shopId));
      return board !== undefined && board.keyHash === caller.boardKeyHash;
    }
    case 'display': {
      const display = await runSteps(services.db, displayAt(String(input.params.machineId)));
      return (
        display !== undefined && display.shopId === input.params.shopId && display.keyHash === caller.displayKeyHash
      );
    }
    case 'joined': {
      await noteInstance(services, caller, input);
      const { shopId } = input.params;
      return caller.instance !== null && (shopId === undefined || caller.instance.shopId === shopId);
    }
  }
}

/** The instance the guest has joined: by header, or by the field `kioskInstanceCode`. */
async function noteInstance(services: Services, caller: Caller, input: Input): Promise<void> {
  const code = [input.joinCodeHeader, fieldOf(input.body, 'kioskInstanceCode'), input.query.kioskInstanceCode].find(
    isJoinCode,
  );
  if (code === undefined) return;
  caller.instance = (await findLiveInstance(services, caller, code)) ?? null;
}

const isJoinCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9]{1,6}$/.test(value);

/** The shop a request is about: named in the path, in the body, or by the instance in the path. */
async function shopOfRequest({ db }: Services, { params, body }: Input): Promise<unknown> {
  if (params.shopId !== undefined) return params.shopId;
  if (typeof params.code === 'string') return (await findInstance(db, params.code))?.shopId;
  return fieldOf(body, 'shop_id');
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
