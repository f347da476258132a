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
  /** When this device ordered last, ISO 8601. */
  | 'orderedAt'
  /** When this device has opened another phone's ticket last, ISO 8601. */
  | 'followedAt'
  /** Since when this device has known its orders to be ready: `id=milliseconds`, separated by a space. */
  | 'readySince'
  /** Ids of orders that ended without their guest, and were seen, separated by a space. */
  | 'endingsTold'
  | 'locale'
  /** What a guest chose to read menus in. */
  | 'menuLanguage'
  /** Whether a play sounds: `on` or `off`. */
  | 'playSound'
  /** Whether the counter sounds for new orders. */
  | 'counterSound'
  /** The camera chosen for scanning. */
  | 'camera'
  | 'outboxOwner'
  | 'refreshOwner'
  /** The key of a shop's board, on a screen that shows it. */
  | `boardKey:${string}`
  /** The key of a machine's screen, on the screen that shows it. */
  | `displayKey:${string}`
  /** What the card of a ticket of this night is made of, as JSON, by the ticket's id. */
  | `card:${string}`
  /** One entry for each unanswered order, by its key. */
  | `outbox:${string}`;
export type SessionKey =
  | 'sessionId'
  /** On a shared screen: the device id of the present guest, and the screen's join code. */
  | 'guestDevice'
  /** The round for everyone that this guest has put away, or ordered from. */
  | 'roundDone'
  | 'sharedScreen'
  | 'pwaPromptDismissed'
  | 'safariPromptDismissed'
  /** The guest's allergy declaration, as JSON. */
  | 'allergies'
  /** Until when this phone may start drinks at a shop's machines, in milliseconds since 1970. */
  | `presence:${string}`
  /** The name the guest ordered under last. */
  | 'guestName'
  /** The answers of the play in this tab, as JSON. */
  | 'play';

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
