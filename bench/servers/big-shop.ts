/** A shop far larger than the demo, for measurements. */
import { createHash } from 'node:crypto';
import { shopDay } from '#domain/order/shop-day.ts';
import type { Db } from '../../src/server/db/database.ts';
import { listRecipes, upsertRecipes } from '../../src/server/repos/menu/recipes.repo.ts';

export interface BigShop {
  recipes: number;
  kiosks: number;
  orders: number;
}

const DAY_MS = 86_400_000;
/** Number of days the orders are spread over. */
export const DAYS = 365;
const TYPES = ['ez-pairing', 'mbti', 'ordering-terminal', 'story-tree'];
const STATUSES = ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED'];

/** Fills the demo bar with this many recipes, kiosks and orders. */
export async function fillBigShop(db: Db, size: BigShop): Promise<void> {
  const known = await listRecipes(db, 'demo-bar');
  const recipes = Array.from({ length: Math.max(0, size.recipes - known.length) }, (_, i) => {
    const like = known[i % known.length]!;
    return { ...like, id: `bench-${i}`, name: `${like.name} ${i}` };
  });
  await db.transaction().execute(async (tx) => {
    await upsertRecipes(tx, recipes, new Date().toISOString());
    for (let i = 0; i < size.kiosks; i += 100)
      await tx
        .insertInto('kiosk_instances')
        .values(Array.from({ length: 100 }, (_, n) => kiosk(i + n)))
        .execute();
    const perDay = new Map<string, number>();
    const numbered = (row: ReturnType<typeof order>) => {
      const day_number = (perDay.get(row.day) ?? 0) + 1;
      perDay.set(row.day, day_number);
      return { ...row, day_number };
    };
    for (let i = 0; i < size.orders; i += 100)
      await tx
        .insertInto('orders')
        .values(Array.from({ length: 100 }, (_, n) => numbered(order(size, i + n, recipes.length))))
        .execute();
    if (perDay.size > 0)
      await tx
        .insertInto('day_counters')
        .values([...perDay].map(([day, n]) => ({ shop_id: 'demo-bar', day, n })))
        .execute();
    for (let i = 0; i < size.orders; i += 100)
      await tx
        .insertInto('visits')
        .values(Array.from({ length: 100 }, (_, n) => visit(size, i + n)))
        .execute();
  });
}

/** Number of devices that `fillPending` orders for. */
export const DEVICES = 1000;
export const deviceId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const pendingId = (n: number) => `pending-${n}`;

/** Orders that wait for their guests, of a thousand devices in turn. */
export async function fillPending(db: Db, count: number): Promise<void> {
  const hashes = Array.from({ length: DEVICES }, (_, n) => createHash('sha256').update(deviceId(n)).digest('hex'));
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < count; i += 100)
      await tx
        .insertInto('orders')
        .values(
          Array.from({ length: Math.min(100, count - i) }, (_, n) => ({
            ...order({ recipes: 50, kiosks: 1, orders: count }, count - 1, 50),
            id: pendingId(i + n),
            ticket_id: pendingId(i + n),
            day_number: -1 - i - n,
            device_hash: hashes[(i + n) % DEVICES]!,
            instance_code: null,
            created_at: new Date().toISOString(),
          })),
        )
        .execute();
  });
}

export function kioskCode(i: number): string {
  return `Z${i.toString(36).toUpperCase().padStart(5, '0')}`;
}

function kiosk(i: number) {
  return {
    join_code: kioskCode(i),
    shop_id: 'demo-bar',
    kiosk_type: TYPES[i % TYPES.length]!,
    name: `Terrace ${i}`,
    status: i % 3 === 0 ? 'active' : 'paused',
    config: JSON.stringify({ appearance: { titleText: `Terrace ${i}`, logoUrl: 'https://bar.example/logo.png' } }),
    version: 1,
    created_at: new Date(Date.now() - i * 1000).toISOString(),
    deleted_at: null,
  };
}

function order(size: BigShop, i: number, recipes: number) {
  const at = new Date(Date.now() - (size.orders - i) * ((DAYS * DAY_MS) / size.orders));
  const status = i > size.orders - 40 ? 'PENDING' : STATUSES[i % STATUSES.length]!;
  const after = (seconds: number) =>
    status === 'COMPLETED' ? new Date(at.getTime() + seconds * 1000).toISOString() : null;
  return {
    id: `bench-${String(i).padStart(7, '0')}`,
    shop_id: 'demo-bar',
    recipe_id: `bench-${(i * 7) % recipes}`,
    recipe_name: `Drink ${(i * 7) % recipes}`,
    name: `Guest ${i}`,
    size: 'sizeM',
    quantity: 1,
    status,
    display_id: `A${i % 99}`,
    day: shopDay(at),
    machine_string: 'SW1;sizeM;1,30,1500;2,30,1500;3,30,1500',
    glass_name: 'Rocks Glass',
    brewing_ms: 16_500,
    instance_code: i % 20 === 0 || size.kiosks === 0 ? null : kioskCode((i * 13) % size.kiosks),
    device_hash: String(i).padStart(64, '0'),
    session_hash: null,
    created_at: at.toISOString(),
    approved_at: null,
    approved_by: null,
    completes_at: null,
    completed_at: after((i * 31) % 900),
    collected_at: after(((i * 31) % 900) + ((i * 17) % 300)),
    ticket_id: `bench-${String(i).padStart(7, '0')}`,
    pickup_failures: 0,
    version: 1,
  };
}

function visit(size: BigShop, i: number) {
  const { created_at, day, device_hash } = order(size, i, 1000);
  return {
    id: `bench-${i}`,
    shop_id: 'demo-bar',
    instance_code: kioskCode((i * 13) % size.kiosks),
    kiosk_type: TYPES[((i * 13) % size.kiosks) % TYPES.length]!,
    day,
    device_hash,
    joined_at: created_at,
    ordered_at: i % 2 ? created_at : null,
    seconds_to_order: i % 2 ? (i * 31) % 900 : null,
  };
}
