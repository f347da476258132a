/** Deletions that can still be undone, with the rows that are left of them. */
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { BATCH_KINDS } from './batches.repo.ts';

export interface UndoableBatch {
  id: string;
  kind: (typeof BATCH_KINDS)[number];
  createdAt: string;
  who: string | null;
  shops: number;
  instances: number;
  recipes: number;
  name: string | null;
}

interface Filter {
  after: string;
  limit: number;
  /** Only what was of this shop. */
  shopId?: string | undefined;
  /** Only what this account deleted. */
  accountId?: string | undefined;
}

/** Newest first. Batches without anything left to restore are left out. */
export async function listUndoableBatches(
  db: Db,
  { after, limit, shopId, accountId }: Filter,
): Promise<UndoableBatch[]> {
  const rows = await db
    .selectFrom('batches')
    .leftJoin('accounts', 'accounts.id', 'batches.account_id')
    .select(['batches.id', 'kind', 'batches.created_at', 'username', 'content'])
    .where('undone_at', 'is', null)
    .where('stage', 'is', null)
    .where('batches.created_at', '>=', after)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('kiosk_instances')
            .select('join_code')
            .whereRef('batch_id', '=', 'batches.id')
            .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId ?? '')),
        ),
        exists(
          selectFrom('shops')
            .select('shops.id')
            .whereRef('batch_id', '=', 'batches.id')
            .$if(shopId !== undefined, (query) => query.where('shops.id', '=', shopId ?? '')),
        ),
        exists(
          selectFrom('imported_recipes')
            .select('recipe_id')
            .whereRef('batch_id', '=', 'batches.id')
            .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId ?? '')),
        ),
        and([eb('content', 'is not', null), ...(shopId === undefined ? [] : [eb('batches.shop_id', '=', shopId)])]),
      ]),
    )
    .orderBy('batches.created_at', 'desc')
    .orderBy('batches.id', 'desc')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [shops, instances, recipes] = await Promise.all([
    countOf(db, 'shops', ids),
    countOf(db, 'kiosk_instances', ids),
    countImported(db, ids),
  ]);
  return rows.map(({ id, kind, created_at, username, content }) => ({
    id,
    kind: z.enum(BATCH_KINDS).parse(kind),
    createdAt: created_at,
    who: username,
    shops: shops.get(id)?.n ?? 0,
    instances: instances.get(id)?.n ?? 0,
    recipes: recipes.get(id) ?? 0,
    name: content ? Named.parse(JSON.parse(content)).recipe.name : onlyName(shops.get(id), instances.get(id)),
  }));
}

const Named = z.object({ recipe: z.object({ name: z.string() }) });

interface Deleted {
  n: number;
  first: string;
}

const onlyName = (shops: Deleted | undefined, instances: Deleted | undefined): string | null =>
  !shops && instances?.n === 1 ? instances.first : null;

async function countOf(
  db: Db,
  table: 'shops' | 'kiosk_instances',
  batchIds: readonly string[],
): Promise<Map<string, Deleted>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => ['batch_id', fn.countAll().as('n'), fn.min('name').as('first')])
    .where('batch_id', 'in', [...batchIds])
    .groupBy('batch_id')
    .execute();
  return new Map(rows.map(({ batch_id, n, first }) => [batch_id ?? '', { n: Number(n), first: first ?? '' }]));
}

async function countImported(db: Db, batchIds: readonly string[]): Promise<Map<string, number>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('imported_recipes')
    .select(({ fn }) => ['batch_id', fn.countAll().as('n')])
    .where('batch_id', 'in', [...batchIds])
    .groupBy('batch_id')
    .execute();
  return new Map(rows.map(({ batch_id, n }) => [batch_id, Number(n)]));
}
