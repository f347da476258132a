/**
 * The session as stored in this browser. The server decides; this only chooses what to show. Source:
 * docs/behaviour/accounts-and-access.md "Sessions and tokens".
 */
import { useSyncExternalStore } from 'react';
import {
  isAdmin,
  isStaff,
  ownsShop,
  worksAtShop,
  type AccessUser,
  type ShopReference,
} from '#domain/kiosk/shop-access.ts';
import { local } from '../start/storage.ts';

export interface TokenClaims {
  role?: string;
  shops?: (string | ShopReference)[];
  type?: string;
  /** Seconds since 1970. */
  exp?: number;
  iat?: number;
}

export interface SessionUser extends AccessUser {
  id?: string;
  username?: string;
  /** A shared tablet of the counter: nobody's own device. */
  isTablet?: boolean;
}

export interface Session {
  /** The bearer of every call; undefined if signed out. */
  refreshToken: string | undefined;
  user: SessionUser | undefined;
  claims: TokenClaims | undefined;
}

const listeners = new Set<() => void>();
let seen = '';
let current: Session = { refreshToken: undefined, user: undefined, claims: undefined };

/** The stored session; the same reference until it changes. */
export function readSession(): Session {
  const refreshToken = local.get('refreshToken') || undefined;
  const user = local.get('user');
  const key = `${refreshToken ?? ''} ${user ?? ''}`;
  if (key === seen) return current;
  seen = key;
  current = {
    refreshToken,
    user: parsedObject(user),
    claims: refreshToken === undefined ? undefined : claimsOf(refreshToken),
  };
  return current;
}

interface StoredTokens {
  accessToken: string;
  refreshToken: string;
}

export function saveSession(tokens: StoredTokens, user: SessionUser): void {
  local.set('user', JSON.stringify(user));
  saveTokens(tokens);
}

/** New tokens of the same session. */
export function saveTokens({ accessToken, refreshToken }: StoredTokens): void {
  local.set('accessToken', accessToken);
  local.set('refreshToken', refreshToken);
  tellListeners();
}

export function clearSession(): void {
  local.remove('accessToken');
  local.remove('refreshToken');
  local.remove('user');
  tellListeners();
}

/** The session, followed across tabs. */
export const useSession = (): Session => useSyncExternalStore(subscribe, readSession);

export const isSignedIn = ({ refreshToken }: Session): boolean => refreshToken !== undefined;

/** Ownership by the user record or the token's claims; false for signed-out visitors. */
export const sessionOwnsShop = (session: Session, shopId: string): boolean =>
  isSignedIn(session) && ownsShop(shopId, session.user, session.claims);

/** As `sessionOwnsShop`, or as staff. */
export const sessionWorksAtShop = (session: Session, shopId: string): boolean =>
  isSignedIn(session) && worksAtShop(shopId, session.user, session.claims);

export const sessionIsStaff = (session: Session): boolean => isStaff(session.user) || isStaff(session.claims);

export const sessionIsTablet = ({ user }: Session): boolean => user?.isTablet === true;

export const sessionIsAdmin = (session: Session): boolean =>
  isSignedIn(session) && (isAdmin(session.user) || isAdmin(session.claims));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const tellListeners = () => listeners.forEach((listener) => listener());

/** Claims of the token, unverified; undefined if it is not a JWT. */
function claimsOf(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const claims: TokenClaims | undefined = parsedObject(new TextDecoder().decode(bytes));
    if (!claims) return undefined;
    return { ...claims, shops: Array.isArray(claims.shops) ? claims.shops : [] };
  } catch {
    return undefined;
  }
}

function parsedObject(json: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
