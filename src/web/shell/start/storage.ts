/** Every key this product keeps in a browser. Where storage is forbidden or full, memory stands in for it. Source: spec §3 "Browser storage"; design reliability 2.2 for the outbox. */

export type LocalKey =
  | 'accessToken'
  | 'refreshToken'
  | 'user'
  | 'pendingOrders'
  | 'deviceId'
  | 'locale'
  /** The camera chosen for scanning. */
  | 'camera'
  | 'outboxOwner'
  /** One entry for each order that no answer came to yet, by its key. */
  | `outbox:${string}`;
export type SessionKey =
  | 'sessionId'
  | 'pwaPromptDismissed'
  | 'safariPromptDismissed'
  /** What the guest must not be served, as JSON. */
  | 'allergies'
  /** The room of a game for two phones that this one sits in. */
  | 'tableRoom';

export interface KeyStore<K extends string> {
  get: (key: K) => string | null;
  /** @returns false when it is only in memory, and so gone when the page closes */
  set: (key: K, value: string) => boolean;
  remove: (key: K) => void;
  /** The keys that begin so, stored or in memory, in alphabetical order. */
  keys: (prefix: string) => K[];
  /** True when it is only in memory. */
  isVolatile: (key: K) => boolean;
}

function keyStore<K extends string>(storage: () => Storage): KeyStore<K> {
  const memory = new Map<K, string>();
  return {
    get: (key) => {
      try {
        return memory.get(key) ?? storage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set: (key, value) => {
      try {
        storage().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Forbidden storage holds nothing to remove.
      }
    },
    keys: (prefix) => {
      const found = new Set<string>(memory.keys());
      try {
        for (let i = 0; i < storage().length; i++) found.add(storage().key(i) ?? '');
      } catch {
        // Forbidden storage has no keys.
      }
      return [...found].filter((key): key is K => key.startsWith(prefix)).sort((a, b) => a.localeCompare(b));
    },
    isVolatile: (key) => memory.has(key),
  };
}

export const local = keyStore<LocalKey>(() => localStorage);
export const session = keyStore<SessionKey>(() => sessionStorage);
