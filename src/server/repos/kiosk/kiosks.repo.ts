import { sql } from 'kysely';
import { z } from 'zod';
import type { InstanceConfig, InstanceSort, KioskType } from '#contract/kiosk/kiosks.ts';
import { KIOSK_STATUSES, type KioskStatus } from '#domain/kiosk/kiosk.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { hasWords } from '#domain/text/bilingual.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';
import { keepRead, readAtHand } from '../../db/engine.ts';
import { prepared, preparedRows, type Steps } from '../../db/steps.ts';
import { readStoredConfig } from '#server/settings/stored-settings.ts';
import { Reason, shopOf, type StoredShop } from '../shop/shops.repo.ts';

export interface StoredInstance {
  joinCode: string;
  shopId: string;
  shop: StoredShop;
  kioskType: string;
  name: string;
  status: KioskStatus;
  config: InstanceConfig;
  /** Keys of the stored config that are no longer readable; `config` is without them. */
  unfit: string[];
  /** What guests read while it is paused; null if nothing. */
  pauseReason: BilingualText | null;
  version: number;
  createdAt: string;
}

const pausedKiosk = prepared((db, given: { joinCode: string }) =>
  db
    .selectFrom('kiosk_instances')
    .select('pause_reason')
    .where('join_code', '=', given.joinCode)
    .where('status', '=', 'paused' satisfies KioskStatus),
);

/** What guests of a kiosk read while it is paused, or was when it was deleted; undefined if it is not. */
export function* kioskPause(joinCode: string): Steps<{ reason: BilingualText } | undefined> {
  const [row] = yield* pausedKiosk({ joinCode });
  return row && { reason: Reason.parse(JSON.parse(row.pause_reason ?? '{}')) };
}

const Inputs = z.array(z.string());
const Status = z.enum(KIOSK_STATUSES);

const instances = (db: Db) =>
  db
    .selectFrom('kiosk_instances')
    .innerJoin('shops', 'shops.id', 'kiosk_instances.shop_id')
    .select([
      'join_code',
      'shop_id',
      'kiosk_type',
      'kiosk_instances.name as instance_name',
      'status',
      'config',
      'version',
      'kiosk_instances.created_at as launched_at',
      'kiosk_instances.pause_reason as why_paused',
    ])
    .selectAll('shops')
    .where('kiosk_instances.deleted_at', 'is', null)
    .where('shops.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof instances>['executeTakeFirstOrThrow']>>;

const instanceOf = (row: Row, shop = shopOf(row)): StoredInstance => ({
  joinCode: row.join_code,
  shopId: row.shop_id,
  shop,
  kioskType: row.kiosk_type,
  name: row.instance_name,
  status: Status.parse(row.status),
  ...readStoredConfig(row.config),
  pauseReason: row.why_paused === null ? null : Reason.parse(JSON.parse(row.why_paused)),
  version: row.version,
  createdAt: row.launched_at,
});

const byCode = prepared((db, given: { joinCode: string }) => instances(db).where('join_code', '=', given.joinCode));

function* instanceByCode(joinCode: string): Steps<StoredInstance | undefined> {
  const [row] = yield* byCode({ joinCode });
  return row && instanceOf(row);
}

/** The same object as long as nothing has changed: what is derived from it may be kept with it. */
export const findInstance = (db: Db, joinCode: string): Promise<StoredInstance | undefined> =>
  keepRead(db, nameOf(joinCode), () => instanceByCode(joinCode));

/** The same, if it need not be read. */
export const instanceAtHand = (db: Db, joinCode: string): StoredInstance | undefined =>
  readAtHand(db, nameOf(joinCode)) as StoredInstance | undefined;

const nameOf = (joinCode: string) => `instance ${joinCode}`;

export interface InstanceFilter {
  /** undefined means all. */
  shopIds?: readonly string[] | undefined;
  /** Text in the name or the join code. */
  search?: string | undefined;
}

const foundBy = ({ shopIds, search }: InstanceFilter) => {
  const pattern = `%${(search ?? '').toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${shopIds === undefined ? sql`1 = 1` : sql`kiosk_instances.shop_id in (${sql.join([...shopIds])})`}
    and (lower(kiosk_instances.name) like ${pattern} escape '\\' or lower(join_code) like ${pattern} escape '\\')`;
};

const SORT_COLUMNS = {
  launched: 'kiosk_instances.created_at',
  code: 'join_code',
  name: sql`lower(kiosk_instances.name)`,
  type: 'kiosk_type',
  status: 'status',
} as const;

interface Listing {
  search?: string | undefined;
  sort?: InstanceSort | undefined;
  page?: { number: number; size: number };
}

/**
 * All, or one page of them; newest first, unless sorted otherwise.
 * @param shopIds undefined means all
 */
export async function listInstances(
  db: Db,
  shopIds?: readonly string[],
  { search, sort = '-launched', page }: Listing = {},
): Promise<StoredInstance[]> {
  if (shopIds?.length === 0) return [];
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS];
  const rows = await instances(db)
    .where(foundBy({ shopIds, search }))
    .orderBy(column, sort.startsWith('-') ? 'desc' : 'asc')
    .$if(column !== SORT_COLUMNS.launched, (query) => query.orderBy('kiosk_instances.created_at', 'desc'))
    .orderBy('join_code')
    .$if(page !== undefined, (query) =>
      query.limit(page?.size ?? 0).offset(((page?.number ?? 1) - 1) * (page?.size ?? 0)),
    )
    .execute();
  // Thousands of kiosks may share a shop: it is loaded once.
  const shops = new Map<string, StoredShop>();
  return rows.map((row) => {
    const shop = shops.get(row.shop_id) ?? shopOf(row);
    shops.set(row.shop_id, shop);
    return instanceOf(row, shop);
  });
}

const named = preparedRows(
  (db, rows: readonly { shopId: string; joinCode: string }[]) =>
    db
      .selectFrom('kiosk_instances')
      .select(['shop_id', 'join_code', 'name'])
      .where(
        'join_code',
        'in',
        rows.map(({ joinCode }) => joinCode),
      ),
  (row, { shopId, joinCode }) => row.shop_id === shopId && row.join_code === joinCode,
);

function* kioskName(shopId: string, joinCode: string): Steps<string> {
  const [row] = yield* named({ shopId, joinCode });
  return row?.shop_id === shopId ? row.name : '';
}

/** Names by join code, of deleted kiosks too: orders still say where they were placed. Kept at hand. */
export async function kioskNames(db: Db, shopId: string, joinCodes: Iterable<string>): Promise<Record<string, string>> {
  const atHand = (code: string) => readAtHand(db, keptName(shopId, code)) as string | undefined;
  const nameNow = (code: string) => keepRead(db, keptName(shopId, code), () => kioskName(shopId, code));
  const codes = [...joinCodes];
  const known = codes.map(atHand);
  const unknown = codes.filter((_, at) => known[at] === undefined);
  const read = new Map(await Promise.all(unknown.map(async (code) => [code, await nameNow(code)] as const)));
  // In the order of the codes: the same names are the same bytes.
  return Object.fromEntries(
    codes.flatMap((code, at) => {
      const name = known[at] ?? read.get(code);
      return name ? [[code, name]] : [];
    }),
  );
}

const keptName = (shopId: string, joinCode: string): string => `kiosk-name ${shopId} ${joinCode}`;

/** The same of all kiosks of a shop. */
export async function allKioskNames(db: Db, shopId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('kiosk_instances')
    .select(['join_code', 'name'])
    .where('shop_id', '=', shopId)
    .where('name', '<>', '')
    .execute();
  return new Map(rows.map(({ join_code, name }) => [join_code, name]));
}

export async function countInstances(db: Db, filter: InstanceFilter): Promise<number> {
  if (filter.shopIds?.length === 0) return 0;
  const { n } = await db
    .selectFrom('kiosk_instances')
    .innerJoin('shops', 'shops.id', 'kiosk_instances.shop_id')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('kiosk_instances.deleted_at', 'is', null)
    .where('shops.deleted_at', 'is', null)
    .where(foundBy(filter))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** @returns false if the code was ever used before, by a deleted one too: codes are never reused. */
export async function insertInstance(
  db: Db,
  instance: { joinCode: string; shopId: string; kioskType: string; name: string; config?: InstanceConfig },
  at: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kiosk_instances')
    .values({
      join_code: instance.joinCode,
      shop_id: instance.shopId,
      kiosk_type: instance.kioskType,
      name: instance.name,
      status: 'active',
      config: JSON.stringify(instance.config ?? {}),
      version: 1,
      created_at: at,
      deleted_at: null,
      batch_id: null,
    })
    .onConflict((conflict) => conflict.column('join_code').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/**
 * Holds the instance's row until the transaction ends: of two who change it, the second sees what the first wrote.
 * @returns undefined when it is gone, or no longer at `version`
 */
export async function holdInstance(tx: Db, joinCode: string, version?: number): Promise<StoredInstance | undefined> {
  await tx
    .updateTable('kiosk_instances')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('join_code', '=', joinCode)
    .execute();
  const held = await findInstance(tx, joinCode);
  return version === undefined || held?.version === version ? held : undefined;
}

export interface InstanceChange {
  name?: string | undefined;
  status?: KioskStatus | undefined;
  /** Without words: none. */
  pauseReason?: BilingualText | undefined;
  config?: InstanceConfig | undefined;
}

/** Writes what is there of the change, as the next version. */
export async function saveInstance(
  tx: Db,
  joinCode: string,
  { name, status, pauseReason, config }: InstanceChange,
): Promise<void> {
  const row = await tx
    .updateTable('kiosk_instances')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(status !== undefined && { status }),
      ...(pauseReason && { pause_reason: hasWords(pauseReason) ? JSON.stringify(pauseReason) : null }),
      ...(config && { config: JSON.stringify(config) }),
    }))
    .where('join_code', '=', joinCode)
    .where('deleted_at', 'is', null)
    .returning('shop_id')
    .executeTakeFirst();
  if (row) await recordEventsIn(tx, row.shop_id, 'kiosk', [joinCode]);
}

export async function listKioskTypes(db: Db): Promise<KioskType[]> {
  const rows = await db.selectFrom('kiosk_types').selectAll().orderBy('created_at').orderBy('name').execute();
  return rows.map((row) => ({ ...row, required_inputs: Inputs.parse(JSON.parse(row.required_inputs)) }));
}

/**
 * Upserts the registry's types, those that differ in one transaction: each start does so, and a commit is a flush. A
 * known one keeps its id, none is ever removed.
 */
export async function upsertKioskTypes(
  db: Db,
  types: readonly {
    id: string;
    config_identifier: string;
    name: string;
    description: string;
    required_inputs: readonly string[];
  }[],
  at: string,
): Promise<void> {
  const rows = await db.selectFrom('kiosk_types').selectAll().execute();
  const known = new Map(rows.map((row) => [row.config_identifier, row]));
  const changed = types
    .map(({ required_inputs, ...type }) => ({ ...type, required_inputs: JSON.stringify(required_inputs) }))
    .filter((type) => {
      const row = known.get(type.config_identifier);
      return (
        row?.name !== type.name || row.description !== type.description || row.required_inputs !== type.required_inputs
      );
    })
    // In one order, so that two versions that start together do not wait for each other.
    .sort((one, other) => (one.config_identifier < other.config_identifier ? -1 : 1));
  if (changed.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const { id, config_identifier, ...type } of changed) {
      const written = { ...type, updated_at: at };
      // Servers that start together: with a column named, PostgreSQL fails on the other unique one.
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('kiosk_types')
        .values({ id, config_identifier, created_at: at, ...written })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n)
        await tx.updateTable('kiosk_types').set(written).where('config_identifier', '=', config_identifier).execute();
    }
  });
}
