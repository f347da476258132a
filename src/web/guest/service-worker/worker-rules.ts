/**
 * Which requests the service worker may answer, and from where. All others go to the network. Source:
 * docs/behaviour/offline.md "Service worker".
 */

export type RequestKind = 'page' | 'asset' | 'menu' | 'other';

/** The part of a request that decides. */
export interface RequestParts {
  method: string;
  url: string;
  mode: string;
  headers: { has: (name: string) => boolean; get: (name: string) => string | null };
}

/** Guest pages; the console always comes from the network. */
const GUEST_PAGES = ['', 'kiosk/live', 'approve'];

/** What a kiosk opens with: its instance, its menu, and its quiz if it has one. */
const MENU =
  /^api\/(kiosk-instances\/code\/[^/]+|admin\/shops\/[^/]+\/recipes|ez-pairing\/(shops\/[^/]+\/questions|instances\/[^/]+\/demo-settings))$/;

/** @param scope of the worker, with its trailing slash */
export function kindOf({ method, url, mode, headers }: RequestParts, scope: string): RequestKind {
  if (method !== 'GET' || !url.startsWith(scope)) return 'other';
  // Answers to signed-in users are private.
  if (headers.has('authorization')) return 'other';
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  if (mode === 'navigate') return GUEST_PAGES.includes(path.replace(/\/$/, '')) ? 'page' : 'other';
  if (/^assets\/[^/]+$/.test(path)) return 'asset';
  return headers.get('x-keep') === 'last' && MENU.test(path) ? 'menu' : 'other';
}

/** Prefix of this deployment's caches: another deployment may share the origin under another path. */
export function storesOf(scope: string): string {
  const { pathname } = new URL(scope);
  return pathname === '/' ? 'sipwell-' : `sipwell${pathname}`;
}

/** An older menu says too little about what can be ordered. Milliseconds. */
export const MENU_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

export const isWorthShowing = (lastSeen: string | null, nowMs: number): boolean =>
  lastSeen !== null && nowMs - Date.parse(lastSeen) < MENU_LIFE_MS;

/** Answers of a proxy in front of a server that is down, and of a network that wants a sign-in first. */
export const isAway = (status: number): boolean => (status >= 502 && status <= 504) || status === 511;

/** A page in place of a file or of data: what a network shows that wants a sign-in first. Never kept. */
export const isPage = (contentType: string | null): boolean => contentType?.startsWith('text/html') ?? false;
