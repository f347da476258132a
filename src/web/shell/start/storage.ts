/**
 * All keys this product stores in a browser. If storage is forbidden or full, memory is used instead. Source:
 * docs/behaviour/storage.md "Local storage", "Session storage".
 */

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
  /** One entry for each unanswered order, by its key. */
  | `outbox:${string}`;
export type SessionKey =
  | 'sessionId'
  | 'pwaPromptDismissed'
  | 'safariPromptDismissed'
  /** The guest's allergy declaration, as JSON. */
  | 'allergies'
  /** The room of a two-phone game this tab is in. */
  | 'tableRoom';

export interface KeyStore<K extends string> {
  get: (key: K) => string | null;
  /** @returns false if it is only in memory, and lost when the page closes */
  set: (key: K, value: string) => boolean;
  remove: (key: K) => void;
  /** The keys with this prefix, stored or in memory, in alphabetical order. */
  keys: (prefix: string) => K[];
  /** True if it is only in memory. */
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
        // Nothing to remove in forbidden storage.
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
