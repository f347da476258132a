/**
 * The shared tablet that calls, and who acts there. Its bearer is random and looked up on every call. Source:
 * docs/behaviour/tablets.md; docs/decisions/0078.
 */
import { hash, randomBytes } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';
import { SERVER_LOCKS_AFTER_MS } from '#domain/kiosk/tablet-lock.ts';
import { findAccount, type Account } from '../repos/account/accounts.repo.ts';
import { findPinHash } from '../repos/account/pins.repo.ts';
import { findTablet, noteUse, type StoredTablet } from '../repos/kiosk/tablets.repo.ts';
import type { Services } from '../services.ts';

export interface TabletCaller {
  id: string;
  shopId: string;
  name: string;
  /** Whose PIN unlocked it; null while it is locked. */
  person: Account | null;
}

const PREFIX = 'tablet_';
const KEY_BYTES = 32;
const IDLE_LIFE_MS = 90 * 24 * 60 * 60_000;
const USE_NOTED_EVERY_MS = 60_000;

export const newTabletToken = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64url');

/** A token is random, so that its hash needs no salt. */
export const hashOfTabletToken = (token: string): string => hash('sha256', token);

export const isTabletToken = (bearer: string): boolean => bearer.startsWith(PREFIX);

/** @throws 401 if the tablet was revoked, or has not been used for 90 days */
export async function identifyTablet({ db, clock }: Services, token: string): Promise<TabletCaller> {
  const tablet = await findTablet(db, hashOfTabletToken(token));
  const now = clock();
  const idleMs = tablet ? now.getTime() - Date.parse(tablet.lastUsedAt) : Infinity;
  if (!tablet || idleMs > IDLE_LIFE_MS) throw new Refusal('session-expired');
  if (idleMs > USE_NOTED_EVERY_MS) await noteUse(db, tablet.id, now.toISOString());
  const { id, shopId, name } = tablet;
  return { id, shopId, name, person: await personAt({ db }, tablet, now) };
}

/** Whoever was disabled or lost the PIN meanwhile acts no more. */
async function personAt(
  { db }: Pick<Services, 'db'>,
  { shopId, personId, actedAt }: StoredTablet,
  now: Date,
): Promise<Account | null> {
  if (personId === null || actedAt === null) return null;
  if (now.getTime() - Date.parse(actedAt) > SERVER_LOCKS_AFTER_MS) return null;
  if ((await findPinHash(db, shopId, personId)) === undefined) return null;
  return (await findAccount(db, personId)) ?? null;
}

/** Whoever acts has the rights of staff there, an owner too; without a person it reads under its own name. */
export const accountOfTablet = ({ id, shopId, name, person }: TabletCaller): Account => ({
  id: person?.id ?? id,
  username: person?.username ?? name,
  role: 'STAFF',
  isAdmin: false,
  isStaff: true,
  shops: [{ id: shopId, name: '' }],
});
