/** The orders kept on this phone until the server has answered them: one storage entry each, so that two tabs never overwrite each other's. */
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import type { Allergies } from '#domain/recipe/allergies.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { local, type LocalKey } from '#web/shell/start/storage.ts';

export interface KeptOrder {
  /** Its Idempotency-Key. */
  key: string;
  shopId: string;
  joinCode: string;
  name: string;
  size?: OrderSize | undefined;
  allergies?: Allergies | undefined;
  recipe: GuestRecipe;
  /** ISO 8601. */
  savedAt: string;
  attempts: number;
  /** When it was tried last, in milliseconds since 1970; before `notBefore` the server wants no more. */
  triedAt: number;
  notBefore?: number | undefined;
  /**
   * - `trying`: its first attempt is under way on some page; `waiting`: to be sent;
   * - `placed`, `refused`, `expired`: how it ended, shown until the guest has seen it; `cancelled`: not shown.
   */
  state: 'trying' | 'waiting' | 'placed' | 'refused' | 'expired' | 'cancelled';
  /** It ended without an answer to every attempt: the server has to be told that it is not wanted. */
  mustWithdraw?: boolean | undefined;
  order?: Order | undefined;
  /** The code of the server's refusal: the sentence for it is the screen's, in the language of whoever reads it. */
  refusal?: string | undefined;
}

const PREFIX = 'outbox:';
const slot = (key: string): LocalKey => `${PREFIX}${key}` as const;

const listeners = new Set<() => void>();
let seen = '';
let current: readonly KeptOrder[] = [];

/** Oldest first; what is stored and unreadable is passed over. The same list as long as nothing changed. */
export function listKeptOrders(): readonly KeptOrder[] {
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

export const findKeptOrder = (key: string): KeptOrder | undefined => readKept(local.get(slot(key)) ?? '');

/** @returns false when it is only in memory, and so gone when the page closes */
export function saveKeptOrder(order: KeptOrder): boolean {
  const isKept = local.set(slot(order.key), JSON.stringify(order));
  tellListeners();
  return isKept;
}

export function removeKeptOrder(key: string): void {
  local.remove(slot(key));
  tellListeners();
}

/** True while an order, kept or pending, would be gone when the page closes. */
export const isAnyOrderVolatile = (): boolean =>
  local.isVolatile('pendingOrders') || local.keys(PREFIX).some((key) => local.isVolatile(key));

/** Told of every change, in other tabs too. */
export function onKeptOrders(listener: () => void): () => void {
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

function readKept(json: string): KeptOrder | undefined {
  try {
    const { key, shopId, joinCode, name, recipe, savedAt, state, ...rest } = JSON.parse(json) as Partial<KeptOrder>;
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
