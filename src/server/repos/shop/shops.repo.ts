/** The Kiosk API's own copy of the shops. */
import { z } from 'zod';
import { PRESENCE_MODES, type PresenceMode } from '#domain/machine/presence.ts';
import { SELLING_DEFAULTS, type SellingSettings } from '#domain/selling/selling.ts';
import type { OrderSize, OrderStatus } from '#domain/order/order.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { SellingSettings as Selling } from '#contract/shop/selling.ts';
import { OrderSize as Size, OrderStatus as Status } from '#contract/fields.ts';
import type { Db } from '../../db/database.ts';
import { keepRead } from '../../db/engine.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { ShopsTable } from '../../db/tables.ts';
import { ALL_KIOSKS, recordEventsIn } from '../events.repo.ts';

export interface StoredShop {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  adminId: string | null;
  userId: string | null;
  /** null until the owner saved defaults. */
  savedQuantity: number | null;
  savedSize: OrderSize | null;
  savedStatus: OrderStatus | null;
  menuVersion: number;
  /** False if guests are offered only what the machine makes in full. */
  poursByHand: boolean;
  selling: SellingSettings;
  sellingVersion: number;
  /** null while it takes orders. */
  pause: { since: string; reason: BilingualText } | null;
  /** Whether guests have to show that they stand at the machine. */
  presence: PresenceMode;
  createdAt: string;
  updatedAt: string;
}

const Settings = z.record(z.string(), z.unknown());
const SavedSelling = Selling.partial().catch({});
/** A stored pause's, of a shop or a kiosk. */
export const Reason = z.object({ en: z.string(), 'zh-HK': z.string() }).catch({ en: '', 'zh-HK': '' });

export const shopOf = (row: ShopsTable): StoredShop => ({
  id: row.id,
  name: row.name,
  settings: withVoice(Settings.parse(JSON.parse(row.settings)), row.voice_profile_id),
  adminId: row.admin_id,
  userId: row.user_id,
  savedQuantity: row.order_default_quantity,
  savedSize: Size.nullable().catch(null).parse(row.order_default_size),
  savedStatus: Status.nullable().catch(null).parse(row.order_default_status),
  menuVersion: row.menu_version,
  poursByHand: row.pours_by_hand !== 0,
  selling:
    row.selling === null ? SELLING_DEFAULTS : { ...SELLING_DEFAULTS, ...SavedSelling.parse(JSON.parse(row.selling)) },
  sellingVersion: row.selling_version,
  pause:
    row.paused_at === null
      ? null
      : { since: row.paused_at, reason: Reason.parse(JSON.parse(row.pause_reason ?? '{}')) },
  presence: PRESENCE_MODES.find((mode) => mode === row.approval_presence) ?? 'auto',
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A voice chosen here wins over that of the copied settings, so that a sync does not undo the choice. */
function withVoice({ voiceProfileId, ...settings }: Record<string, unknown>, chosen: string | null) {
  const voice = chosen ?? voiceProfileId;
  return typeof voice === 'string' && voice !== '' ? { voiceProfileId: voice, ...settings } : settings;
}

const byId = prepared((db, given: { id: string }) =>
  db.selectFrom('shops').selectAll().where('id', '=', given.id).where('deleted_at', 'is', null),
);

export function* shopById(id: string): Steps<StoredShop | undefined> {
  const [row] = yield* byId({ id });
  return row && shopOf(row);
}

export const findShop = (db: Db, id: string): Promise<StoredShop | undefined> =>
  keepRead(db, `shop ${id}`, () => shopById(id));

/** @param ids undefined means all */
export async function listShops(db: Db, ids?: readonly string[]): Promise<StoredShop[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom('shops')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('name')
    .execute();
  return rows.map(shopOf);
}

/** When and what each of these shops sells, deleted ones included. */
export async function listSelling(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<StoredShop, 'selling' | 'sellingVersion'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('shops')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, shopOf(row)]));
}

/** Ids of all shops there ever were: none is used again. */
export const listShopIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('shops').select('id').execute()).map(({ id }) => id);

/** Nobody finds it or joins its kiosks any more. Last in its transaction. @param batchId to undo it with, or null */
export async function closeShop(tx: Db, id: string, at: string, batchId: string | null): Promise<void> {
  await tx
    .updateTable('shops')
    .set({ deleted_at: at, batch_id: batchId })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  await recordEventsIn(tx, id, 'kiosk', [ALL_KIOSKS]);
}

/** Number of instances of each shop, and of active ones. */
export async function countInstances(db: Db): Promise<Map<string, { all: number; active: number }>> {
  const rows = await db
    .selectFrom('kiosk_instances')
    .select(({ fn }) => ['shop_id', 'status', fn.countAll().as('n')])
    .where('deleted_at', 'is', null)
    .groupBy(['shop_id', 'status'])
    .execute();
  const counts = new Map<string, { all: number; active: number }>();
  for (const { shop_id, status, n } of rows) {
    const { all, active } = counts.get(shop_id) ?? { all: 0, active: 0 };
    counts.set(shop_id, { all: all + Number(n), active: status === 'active' ? Number(n) : active });
  }
  return counts;
}

export async function saveOrderDefaults(
  db: Db,
  id: string,
  {
    quantity,
    size,
    status,
  }: { quantity?: number | undefined; size?: OrderSize | undefined; status?: OrderStatus | undefined },
  at: string,
): Promise<StoredShop | undefined> {
  const row = await db
    .updateTable('shops')
    .set({
      updated_at: at,
      ...(quantity !== undefined && { order_default_quantity: quantity }),
      ...(size !== undefined && { order_default_size: size }),
      ...(status !== undefined && { order_default_status: status }),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && shopOf(row);
}

/** @returns false if the shop does not exist */
export async function savePresence(tx: Db, id: string, mode: PresenceMode): Promise<boolean> {
  const rows = await tx
    .updateTable('shops')
    .set({ approval_presence: mode })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  if (rows.length > 0) await recordEventsIn(tx, id, 'machine', ['']);
  return rows.length > 0;
}

export const savePoursByHand = (tx: Db, id: string, poursByHand: boolean) =>
  tx
    .updateTable('shops')
    .set({ pours_by_hand: poursByHand ? 1 : 0 })
    .where('id', '=', id)
    .execute();

/**
 * @param voiceProfileId null for no voice
 * @returns undefined if the shop does not exist
 */
export async function saveShopVoice(
  db: Db,
  id: string,
  voiceProfileId: string | null,
  at: string,
): Promise<StoredShop | undefined> {
  const row = await db
    .updateTable('shops')
    .set({ voice_profile_id: voiceProfileId ?? '', updated_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && shopOf(row);
}

/** Writes a shop from the Main API; the kiosks' own values (order defaults, the voice) stay. */
export async function upsertShop(
  db: Db,
  shop: { id: string; name: string; settings: Record<string, unknown>; userId: string | null },
  at: string,
): Promise<void> {
  const copied = {
    name: shop.name,
    settings: JSON.stringify(shop.settings),
    user_id: shop.userId,
    updated_at: at,
    deleted_at: null,
    batch_id: null,
  };
  await db
    .insertInto('shops')
    .values({
      id: shop.id,
      ...copied,
      admin_id: null,
      order_default_quantity: null,
      order_default_size: null,
      order_default_status: null,
      voice_profile_id: null,
      menu_version: 1,
      selling_version: 1,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(copied))
    .execute();
}
