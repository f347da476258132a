/**
 * Checks a caller's access as declared by the endpoint. Source: docs/behaviour/accounts-and-access.md "Access rules".
 */
import type { Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { findInstance } from '../repos/kiosks.repo.ts';
import type { Services } from '../services.ts';
import { findLiveInstance, hashOfGuestId, type Caller } from './caller.ts';

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  joinCodeHeader: string | undefined;
}

/** Refusals possible before the request is validated: nobody learns the shape of a call they may not make. */
export function refuseStrangers({ access }: Endpoint, caller: Caller): void {
  if (caller.account || access.guest === 'anyone') return;
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
  if (caller.account) {
    const refusal = await refuseStaff(services, endpoint, caller, input);
    if (!refusal) {
      caller.as = 'staff';
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
  if (!(await isAdmittedGuest(services, endpoint, caller, input))) throw new Refusal('not-joined');
}

async function refuseStaff(
  services: Services,
  endpoint: Endpoint,
  caller: Caller,
  input: Input,
): Promise<Refusal | undefined> {
  const account = caller.account;
  switch (endpoint.access.staff) {
    case 'nobody':
    case 'own-shops':
      return undefined;
    case 'admin':
      return account?.isAdmin ? undefined : new Refusal('forbidden');
    case 'shop': {
      if (account?.isAdmin) return undefined;
      const shopId = await shopOfRequest(services, input);
      return account?.shops.some(({ id }) => id === shopId) ? undefined : new Refusal('shop-forbidden');
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
