/** Every key this product keeps in a browser. Where storage is forbidden or full, memory stands in for it. Source: spec §3 "Browser storage". */

export type LocalKey = 'accessToken' | 'refreshToken' | 'user' | 'pendingOrders' | 'deviceId' | 'locale';
export type SessionKey = 'sessionId' | 'pwaPromptDismissed' | 'safariPromptDismissed';

export interface KeyStore<K extends string> {
  get: (key: K) => string | null;
  /** @returns false when it is only in memory, and so gone when the page closes */
  set: (key: K, value: string) => boolean;
  remove: (key: K) => void;
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
  };
}

export const local = keyStore<LocalKey>(() => localStorage);
export const session = keyStore<SessionKey>(() => sessionStorage);
