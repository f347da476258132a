/** Voices and their recorded cues. */
import { inTransaction, type Db } from '../../db/database.ts';

export interface StoredCue {
  file: string;
  bytes: number;
  durationMs: number;
  recordedAt: string;
}
export interface StoredVoice {
  id: string;
  /** null if every shop may use it. */
  shopId: string | null;
  name: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  cues: Map<string, StoredCue>;
}

/** Voices of deleted shops are hidden until the shops are restored. */
const voices = (db: Db) =>
  db
    .selectFrom('voice_profiles')
    .leftJoin('shops', 'shops.id', 'voice_profiles.shop_id')
    .selectAll('voice_profiles')
    .where(({ or, and, eb }) =>
      or([
        eb('voice_profiles.shop_id', 'is', null),
        and([eb('shops.id', 'is not', null), eb('shops.deleted_at', 'is', null)]),
      ]),
    );

type Row = Awaited<ReturnType<ReturnType<typeof voices>['executeTakeFirstOrThrow']>>;

async function withCues(db: Db, rows: readonly Row[]): Promise<StoredVoice[]> {
  if (rows.length === 0) return [];
  const cues = await db
    .selectFrom('voice_cues')
    .selectAll()
    .where(
      'profile_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('cue')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    shopId: row.shop_id,
    name: row.name,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    cues: new Map(
      cues
        .filter(({ profile_id }) => profile_id === row.id)
        .map(({ cue, file, bytes, duration_ms, recorded_at }) => [
          cue,
          { file, bytes, durationMs: duration_ms, recordedAt: recorded_at },
        ]),
    ),
  }));
}

export async function findVoice(db: Db, id: string): Promise<StoredVoice | undefined> {
  const row = await voices(db).where('voice_profiles.id', '=', id).executeTakeFirst();
  return row && (await withCues(db, [row]))[0];
}

/**
 * By name: those of the shops, and those for every shop.
 * @param shopIds undefined means all
 */
export async function listVoices(db: Db, shopIds?: readonly string[]): Promise<StoredVoice[]> {
  const rows = await voices(db)
    .$if(shopIds !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('voice_profiles.shop_id', 'is', null),
          ...(shopIds && shopIds.length > 0 ? [eb('voice_profiles.shop_id', 'in', [...shopIds])] : []),
        ]),
      ),
    )
    .orderBy('voice_profiles.name')
    .orderBy('voice_profiles.id')
    .execute();
  return withCues(db, rows);
}

/** The first of these that exists and that the shop may use. */
export async function firstUsableVoice(
  db: Db,
  shopId: string,
  wanted: readonly (string | undefined)[],
): Promise<string | undefined> {
  const ids = wanted.filter((id) => id !== undefined);
  if (ids.length === 0) return undefined;
  const rows = await db
    .selectFrom('voice_profiles')
    .select('id')
    .where('id', 'in', ids)
    .where(({ or, eb }) => or([eb('shop_id', 'is', null), eb('shop_id', '=', shopId)]))
    .execute();
  return ids.find((id) => rows.some((row) => row.id === id));
}

export const insertVoice = (db: Db, voice: { id: string; shopId: string | null; name: string }, at: string) =>
  db
    .insertInto('voice_profiles')
    .values({ id: voice.id, shop_id: voice.shopId, name: voice.name, version: 1, created_at: at, updated_at: at })
    .execute();

/** @returns false if it is gone, or no longer at `version`. */
export async function renameVoice(
  db: Db,
  id: string,
  { name, version }: { name: string; version: number | undefined },
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('voice_profiles')
    .set(({ eb }) => ({ name, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Deletes its cues too, and the references of shops and kiosks. */
export const deleteVoice = (db: Db, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.updateTable('shops').set({ voice_profile_id: null }).where('voice_profile_id', '=', id).execute();
    const kiosks = await tx
      .selectFrom('kiosk_instances')
      .select(['join_code', 'config'])
      .where('config', 'like', `%${JSON.stringify(id)}%`)
      .execute();
    for (const { join_code, config } of kiosks) {
      const { voiceProfileId, ...rest } = JSON.parse(config) as Record<string, unknown>;
      if (voiceProfileId !== id) continue;
      await tx
        .updateTable('kiosk_instances')
        .set(({ eb }) => ({ config: JSON.stringify(rest), version: eb('version', '+', 1) }))
        .where('join_code', '=', join_code)
        .execute();
    }
    await tx.deleteFrom('voice_cues').where('profile_id', '=', id).execute();
    await tx.deleteFrom('voice_profiles').where('id', '=', id).execute();
  });

export async function saveCue(db: Db, profileId: string, cue: string, recording: StoredCue): Promise<void> {
  const { file, bytes, durationMs, recordedAt } = recording;
  const written = { file, bytes, duration_ms: durationMs, recorded_at: recordedAt };
  await db
    .insertInto('voice_cues')
    .values({ profile_id: profileId, cue, ...written })
    .onConflict((conflict) => conflict.columns(['profile_id', 'cue']).doUpdateSet(written))
    .execute();
  await touch(db, profileId, recordedAt);
}

export async function deleteCue(db: Db, profileId: string, cue: string, at: string): Promise<void> {
  await db.deleteFrom('voice_cues').where('profile_id', '=', profileId).where('cue', '=', cue).execute();
  await touch(db, profileId, at);
}

const touch = (db: Db, profileId: string, at: string) =>
  db.updateTable('voice_profiles').set({ updated_at: at }).where('id', '=', profileId).execute();

/**
 * Number of the shop's voices, and bytes of their recordings.
 * @param shopId null for those of every shop
 */
export async function measureVoices(db: Db, shopId: string | null): Promise<{ voices: number; bytes: number }> {
  const row = await db
    .selectFrom('voice_profiles')
    .leftJoin('voice_cues', 'profile_id', 'id')
    .select(({ fn }) => [fn.count('id').distinct().as('voices'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirstOrThrow();
  return { voices: Number(row.voices), bytes: Number(row.bytes ?? 0) };
}

/** Those of these files that no cue names. */
export async function unusedFiles(db: Db, files: readonly string[]): Promise<string[]> {
  const unused: string[] = [];
  for (let at = 0; at < files.length; at += 500) {
    const some = files.slice(at, at + 500);
    const rows = await db.selectFrom('voice_cues').select('file').distinct().where('file', 'in', some).execute();
    const used = new Set(rows.map(({ file }) => file));
    unused.push(...some.filter((file) => !used.has(file)));
  }
  return unused;
}
