/** What the service worker may answer, and with what. Everything else goes to the network untouched. Design ux 4.2 "Offline". */

export type Kind = 'page' | 'asset' | 'menu' | 'other';

/** The part of a request that decides. */
export interface Asked {
  method: string;
  url: string;
  mode: string;
  headers: { has: (name: string) => boolean; get: (name: string) => string | null };
}

/** Pages of guests; the console always comes from the network. */
const GUEST_PAGES = ['', 'kiosk/live', 'approve'];

/** What a kiosk opens with: itself, its menu, and its quiz where it is one. */
const MENU =
  /^api\/(kiosk-instances\/code\/[^/]+|admin\/shops\/[^/]+\/recipes|ez-pairing\/(shops\/[^/]+\/questions|instances\/[^/]+\/demo-settings))$/;

/** @param scope the worker's own, with its trailing slash */
export function kindOf({ method, url, mode, headers }: Asked, scope: string): Kind {
  if (method !== 'GET' || !url.startsWith(scope)) return 'other';
  // What a signed-in person is answered is nobody else's.
  if (headers.has('authorization')) return 'other';
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  if (mode === 'navigate') return GUEST_PAGES.includes(path.replace(/\/$/, '')) ? 'page' : 'other';
  if (/^assets\/[^/]+$/.test(path)) return 'asset';
  return headers.get('x-keep') === 'last' && MENU.test(path) ? 'menu' : 'other';
}

/** What the names of this deployment's stores begin with: another may have the same origin, under another path. */
export function storesOf(scope: string): string {
  const { pathname } = new URL(scope);
  return pathname === '/' ? 'sipwell-' : `sipwell${pathname}`;
}

/** A menu older than this says too little of what can be ordered. Milliseconds. */
export const MENU_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

export const isWorthShowing = (lastSeen: string | null, nowMs: number): boolean =>
  lastSeen !== null && nowMs - Date.parse(lastSeen) < MENU_LIFE_MS;

/** Answers of whatever stands before a server that does not run. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504;
