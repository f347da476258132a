/**
 * Identifies the caller once per request, from headers and the database alone. Source:
 * docs/behaviour/accounts-and-access.md "Roles", "Guest identity".
 */
import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { runSteps } from '../db/engine.ts';
import type { Account } from '../repos/account/accounts.repo.ts';
import { findInstance, instanceAtHand, type StoredInstance } from '../repos/kiosk/kiosks.repo.ts';
import { machineByToken, type StoredMachine } from '../repos/machines/machines.repo.ts';
import { findShop, type StoredShop } from '../repos/shop/shops.repo.ts';
import { canBeJoined } from '#domain/kiosk/kiosk.ts';
import type { Services } from '../services.ts';
import { hashOfGuestId } from './guest-id.ts';
import { addressKey } from './limits/address-key.ts';
import { guessCode, guessOf } from './limits/guess-code.ts';
import { accountOfTablet, identifyTablet, isTabletToken, type TabletCaller } from './tablet-caller.ts';

export interface Caller {
  ip: string;
  /** Signed in, with a valid bearer. */
  account: Account | null;
  /** The session family of that bearer. */
  sid: string | null;
  /** The shared tablet whose bearer that is; the account is then whoever acts there, as staff. */
  tablet: TabletCaller | null;
  /** SHA-256 of the guest's device id: the id itself is a capability and is never stored. */
  deviceHash: string | null;
  sessionHash: string | null;
  /** SHA-256 of the key of a board. */
  boardKeyHash: string | null;
  /** SHA-256 of the key of a machine's screen. */
  displayKeyHash: string | null;
  /** The machine whose token was sent, where machines may call. */
  machine: StoredMachine | null;
  /** The active instance the guest names, once it was looked up. */
  instance: StoredInstance | null;
  /** How this request is answered: decided by access.ts. */
  as: 'account' | 'guest' | 'machine';
}

/** Of a board or a machine's screen: random, so that its hash needs no salt. */
export const hashOfScreenKey = (key: unknown): string | null => (typeof key === 'string' ? hash('sha256', key) : null);

/** Tokens of machines and their one-time codes: random, so that they need no salt. */
export const hashOfMachineSecret = (secret: string): string => hash('sha256', secret);

/** @throws 401 if a bearer was sent that is no longer valid: never a silent fall-back to guest */
export async function identify(services: Services, { access }: Endpoint, request: FastifyRequest): Promise<Caller> {
  const sent = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const machine = access.machine ? await machineOf(services, sent) : null;
  const bearer = access.account === 'nobody' ? undefined : sent;
  const tablet = bearer !== undefined && isTabletToken(bearer) ? await identifyTablet(services, bearer) : null;
  const session = bearer === undefined || tablet ? null : await services.tokens.verifyBearer(bearer);
  const account = tablet ? accountOfTablet(tablet) : (session?.account ?? null);
  return {
    ip: addressKey(request.ip),
    account,
    sid: session?.sid ?? null,
    tablet,
    deviceHash: hashOfGuestId(request.headers['x-device-id']),
    sessionHash: hashOfGuestId(request.headers['x-session-id']),
    boardKeyHash: hashOfScreenKey(request.headers['x-board-key']),
    displayKeyHash: hashOfScreenKey(request.headers['x-display-key']),
    machine,
    instance: null,
    as: account ? 'account' : 'guest',
  };
}

async function machineOf({ db }: Services, token: string | undefined): Promise<StoredMachine> {
  const machine = token && (await runSteps(db, machineByToken(hashOfMachineSecret(token))));
  if (!machine) throw new Refusal('machine-token-invalid');
  return machine;
}

/** The active instance of a code; undefined for unknown, deleted and paused alike. */
export function findLiveInstance(
  { db, brakes }: Services,
  guest: Pick<Caller, 'ip' | 'deviceHash'>,
  code: string,
): Promise<StoredInstance | undefined> {
  const joinCode = code.toUpperCase();
  const live = (instance: StoredInstance | undefined) =>
    instance && canBeJoined(instance.status) ? instance : undefined;
  const find = async () => live(await findInstance(db, joinCode));
  return guessCode(brakes, guest, joinCode, find, () => live(instanceAtHand(db, joinCode)));
}

/**
 * The same for a guest whose address has found the code, if nothing was written since it was read; undefined says
 * nothing about the code.
 */
export function liveInstanceAtHand({ db, brakes }: Services, ip: string, code: unknown): StoredInstance | undefined {
  if (typeof code !== 'string') return undefined;
  const joinCode = code.toUpperCase();
  const instance = instanceAtHand(db, joinCode);
  return instance && canBeJoined(instance.status) && brakes.knows(ip, guessOf(joinCode)) ? instance : undefined;
}

/**
 * The shop a request is about: already loaded if the guest has joined it.
 * @throws Refusal shop-not-found
 */
export async function requireShop({ db }: Services, caller: Caller, shopId: string): Promise<StoredShop> {
  if (caller.instance?.shopId === shopId) return caller.instance.shop;
  const shop = await findShop(db, shopId);
  if (!shop) throw new Refusal('shop-not-found');
  return shop;
}

export function requireMachine({ machine }: Caller): StoredMachine {
  if (!machine) throw new Refusal('machine-token-invalid');
  return machine;
}

export function requireAccount(caller: Caller): Account {
  if (!caller.account) throw new Refusal('sign-in-required');
  return caller.account;
}

/** The session family of a signed-in caller; a shared tablet has none. */
export function requireSession({ sid }: Caller): string {
  if (sid === null) throw new Refusal('sign-in-required');
  return sid;
}

/** The ids of the shops a signed-in caller may see; undefined means all. */
export const visibleShopIds = ({ account }: Caller): string[] | undefined =>
  account?.isAdmin ? undefined : (account?.shops ?? []).map(({ id }) => id);
