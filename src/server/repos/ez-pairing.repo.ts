import { z } from 'zod';
import { ChoiceEffect, type EzQuestion } from '#contract/ez-pairing.ts';
import type { Db } from '../db/database.ts';

export type EffectSource = 'words' | 'llm' | 'owner';

export interface StoredQuiz {
  /** Without effects: those are rows of their own. */
  questions: EzQuestion[];
  version: number;
  mappedAt: string | null;
}

const Questions = z.array(
  z.object({
    id: z.string(),
    question: z.string(),
    questionEn: z.string(),
    choices: z.array(z.object({ id: z.string(), text: z.string(), textEn: z.string(), emoji: z.string().optional() })),
  }),
);
const Source = z.enum(['words', 'llm', 'owner']);

export async function findQuiz(db: Db, shopId: string): Promise<StoredQuiz | undefined> {
  const row = await db.selectFrom('ez_quizzes').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  return (
    row && { questions: Questions.parse(JSON.parse(row.questions)), version: row.version, mappedAt: row.mapped_at }
  );
}

/** @returns the new version, or undefined when `expected` was given and is no longer the stored one. */
export async function saveQuiz(
  tx: Db,
  shopId: string,
  questions: readonly EzQuestion[],
  at: string,
  expected?: number,
): Promise<number | undefined> {
  const known = await tx.selectFrom('ez_quizzes').select('version').where('shop_id', '=', shopId).executeTakeFirst();
  if (expected !== undefined && (known?.version ?? 0) !== expected) return undefined;
  const text = JSON.stringify(Questions.parse(questions));
  const { version } = await tx
    .insertInto('ez_quizzes')
    .values({ shop_id: shopId, questions: text, version: 1, updated_at: at, mapped_at: null })
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet(({ eb }) => ({ questions: text, updated_at: at, version: eb('ez_quizzes.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export const markMapped = (tx: Db, shopId: string, at: string) =>
  tx.updateTable('ez_quizzes').set({ mapped_at: at }).where('shop_id', '=', shopId).execute();

export interface StoredEffect {
  questionId: string;
  choiceId: string;
  effect: ChoiceEffect;
  source: EffectSource;
}

export async function listEffects(db: Db, shopId: string): Promise<StoredEffect[]> {
  const rows = await db.selectFrom('ez_effects').selectAll().where('shop_id', '=', shopId).execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    choiceId: row.choice_id,
    effect: ChoiceEffect.parse(JSON.parse(row.effect)),
    source: Source.parse(row.source),
  }));
}

export async function replaceEffects(tx: Db, shopId: string, effects: readonly StoredEffect[]): Promise<void> {
  await tx.deleteFrom('ez_effects').where('shop_id', '=', shopId).execute();
  for (const { questionId, choiceId, effect, source } of effects) {
    await tx
      .insertInto('ez_effects')
      .values({ shop_id: shopId, question_id: questionId, choice_id: choiceId, effect: JSON.stringify(effect), source })
      .execute();
  }
}
