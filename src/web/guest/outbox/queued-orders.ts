/**
 * The orders queued on this phone until the server has answered: one storage entry each, so that tabs do not overwrite
 * each other's.
 */
import type { Ticket } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { Allergies } from '#domain/recipe/allergies.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { local, type LocalKey } from '#web/shell/start/storage.ts';

/** How a play ended, as JSON holds it, and the id of its experience. */
export interface PlayedCard {
  experience: string;
  played: unknown;
}

export interface QueuedOrder {
  /** Its Idempotency-Key. */
  key: string;
  shopId: string;
  shopName?: string | undefined;
  joinCode: string;
  name: string;
  size?: OrderSize | undefined;
  adultConfirmed?: boolean | undefined;
  allergies?: Allergies | undefined;
  /** On a screen that belongs to nobody: who stood at it, so that no later guest sees the order. */
  sharedBy?: string | undefined;
  recipe: GuestRecipe;
  /** What the play led to, for the ticket's card. */
  card?: PlayedCard | undefined;
  /** ISO 8601. */
  savedAt: string;
  attempts: number;
  /** Time of the last attempt, in milliseconds since 1970; not sent again before `notBefore`, as the server asked. */
  triedAt: number;
  notBefore?: number | undefined;
  /**
   * - `trying`: the first attempt is under way on some page; `waiting`: to be sent;
   * - `placed`, `refused`, `expired`: how it ended, shown until the guest has seen it; `cancelled`: not shown.
   */
  state: 'trying' | 'waiting' | 'placed' | 'refused' | 'expired' | 'cancelled';
  /** It ended without an answer to every attempt: the server has to be told to withdraw it. */
  mustWithdraw?: boolean | undefined;
  order?: Ticket | undefined;
  /** Code of the server's refusal: the screen words it in the reader's current language. */
  refusal?: string | undefined;
}

const PREFIX = 'outbox:';
const slot = (key: string): LocalKey => `${PREFIX}${key}` as const;

const listeners = new Set<() => void>();
let seen = '';
let current: readonly QueuedOrder[] = [];

/** Oldest first; unreadable entries are skipped. Returns the same array until something changes. */
export function listQueuedOrders(): readonly QueuedOrder[] {
  const stored = local.keys(PREFIX).map((key) => local.get(key) ?? '');
  const text = stored.join('\n');
  if (text === seen) return current;
  seen = text;
  current = stored
    .map(readKept)
    .filter((order) => order !== undefined)
    .sort((a, b) => a.savedAt.localeCompare(b.savedAt) || a.key.localeCompare(b.key));
  return current;
}

export const findQueuedOrder = (key: string): QueuedOrder | undefined => readKept(local.get(slot(key)) ?? '');

/** @returns false if it is only in memory, and lost when the page closes */
export function saveQueuedOrder(order: QueuedOrder): boolean {
  const isKept = local.set(slot(order.key), JSON.stringify(order));
  tellListeners();
  return isKept;
}

export function removeQueuedOrder(key: string): void {
  local.remove(slot(key));
  tellListeners();
}

/** True while a queued or pending order would be lost when the page closes. */
export const isAnyOrderVolatile = (): boolean =>
  local.isVolatile('pendingOrders') || local.keys(PREFIX).some((key) => local.isVolatile(key));

/** Called on every change, in other tabs too. */
export function onQueuedOrders(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(PREFIX)) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

const tellListeners = () => listeners.forEach((listener) => listener());

function readKept(json: string): QueuedOrder | undefined {
  try {
    const { key, shopId, joinCode, name, recipe, savedAt, state, ...rest } = JSON.parse(json) as Partial<QueuedOrder>;
    const isWhole = [key, shopId, joinCode, name, recipe?.id, recipe?.name, savedAt].every(
      (part) => typeof part === 'string',
    );
    if (!isWhole || !state || Number.isNaN(Date.parse(savedAt!))) return undefined;
    const { attempts = 1, triedAt = 0 } = rest;
    return {
      ...rest,
      key: key!,
      shopId: shopId!,
      joinCode: joinCode!,
      name: name!,
      recipe: recipe!,
      savedAt: savedAt!,
      state,
      attempts,
      triedAt,
    };
  } catch {
    return undefined;
  }
}
