/** Translations made here, text by text, with their source. */
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { StoredTranslation, TranslationPlace } from '#server/menu/translation-overlay.ts';

const Row = z
  .object({
    kind: z.enum(['recipe', 'ingredient', 'word']),
    target_id: z.string(),
    field: z.enum(['name', 'description']),
    language: z.string(),
    text: z.string(),
    source: z.enum(['human', 'machine']),
    source_hash: z.string(),
  })
  .transform(({ target_id, source_hash, ...row }): StoredTranslation => ({
    ...row,
    targetId: target_id,
    sourceHash: source_hash,
  }));

/** @param language all if left out */
export async function listTranslations(db: Db, shopId: string, language?: string): Promise<StoredTranslation[]> {
  const rows = await db
    .selectFrom('translations')
    .select(['kind', 'target_id', 'field', 'language', 'text', 'source', 'source_hash'])
    .where('shop_id', '=', shopId)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .execute();
  return rows.map((row) => Row.parse(row));
}

/** Stores a text. A machine's never replaces a person's, whichever comes first. */
export async function saveTranslation(
  tx: Db,
  shopId: string,
  { kind, targetId, field, language, text, source, sourceHash }: StoredTranslation,
  at: string,
): Promise<void> {
  const written = { text, source, source_hash: sourceHash, updated_at: at };
  await tx
    .insertInto('translations')
    .values({ shop_id: shopId, kind, target_id: targetId, field, language, ...written })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['shop_id', 'kind', 'target_id', 'field', 'language'])
        .doUpdateSet({ ...written });
      return source === 'human' ? update : update.where('translations.source', '=', 'machine');
    })
    .execute();
}

export const deleteTranslation = (
  tx: Db,
  shopId: string,
  { kind, targetId, field }: TranslationPlace,
  language: string,
): Promise<unknown> =>
  tx
    .deleteFrom('translations')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('field', '=', field)
    .where('language', '=', language)
    .execute();
