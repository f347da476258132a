/**
 * Identifies the caller once per request, from headers and the database alone. Source:
 * docs/behaviour/accounts-and-access.md "Roles", "Guest identity".
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Account } from '../repos/accounts.repo.ts';
import { findInstance, type StoredInstance } from '../repos/kiosks.repo.ts';
import { findShop, type StoredShop } from '../repos/shops.repo.ts';
import { canBeJoined } from '#domain/kiosk/kiosk.ts';
import type { Services } from '../services.ts';
import { RULES } from './limits.ts';

export interface Caller {
  ip: string;
  /** Signed in, with a valid bearer. */
  account: Account | null;
  /** The session family of that bearer. */
  sid: string | null;
  /** SHA-256 of the guest's device id: the id itself is a capability and is never stored. */
  deviceHash: string | null;
  sessionHash: string | null;
  /** The active instance the guest names, once it was looked up. */
  instance: StoredInstance | null;
  /** How this request is answered: decided by access.ts. */
  as: 'staff' | 'guest';
}

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** @returns undefined for anything but a version 4 UUID, so that no client can use "1" */
export const hashOfGuestId = (id: unknown): string | null =>
  typeof id === 'string' && UUID_V4.test(id) ? createHash('sha256').update(id.toLowerCase()).digest('hex') : null;

/** @throws 401 if a bearer was sent that is no longer valid: never a silent fall-back to guest */
export async function identify({ tokens }: Services, { access }: Endpoint, request: FastifyRequest): Promise<Caller> {
  const { authorization } = request.headers;
  const bearer = access.staff === 'nobody' ? undefined : /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  const session = bearer === undefined ? null : await tokens.verifyBearer(bearer);
  return {
    ip: ipKey(request.ip),
    account: session?.account ?? null,
    sid: session?.sid ?? null,
    deviceHash: hashOfGuestId(request.headers['x-device-id']),
    sessionHash: hashOfGuestId(request.headers['x-session-id']),
    instance: null,
    as: session ? 'staff' : 'guest',
  };
}

/**
 * The active instance of a code; undefined for unknown, deleted and paused alike. Only wrong codes are counted against
 * address and device: a whole bar may share one address.
 */
export async function findLiveInstance(
  { db, limits }: Services,
  caller: Caller,
  code: string,
): Promise<StoredInstance | undefined> {
  const rules = RULES.wrongCode(caller.ip, caller.deviceHash);
  limits.check(...rules);
  const instance = await findInstance(db, code.toUpperCase());
  if (instance && canBeJoined(instance.status)) return instance;
  limits.count(...rules);
  return undefined;
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

export function requireAccount(caller: Caller): Account {
  if (!caller.account) throw new Refusal('sign-in-required');
  return caller.account;
}

/** The ids of the shops a signed-in caller may see; undefined means all. */
export const visibleShopIds = ({ account }: Caller): string[] | undefined =>
  account?.isAdmin ? undefined : (account?.shops ?? []).map(({ id }) => id);

/** Groups addresses of one household or venue: an IPv6 address counts as its /64. */
const ipKey = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
