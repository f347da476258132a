import { z } from 'zod';
import { ChoiceEffect, EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { Db } from '../../db/database.ts';
import { keepRead } from '../../db/engine.ts';
import { prepared, type Steps } from '../../db/steps.ts';

export type EffectSource = 'words' | 'llm' | 'owner';

export interface StoredEffect {
  questionId: string;
  choiceId: string;
  effect: ChoiceEffect;
  source: EffectSource;
}

export interface StoredQuiz {
  /** Without effects: those are separate rows. */
  questions: EzQuestion[];
  effects: StoredEffect[];
  version: number;
  mappedAt: string | null;
  /** The stored quiz has unreadable parts, which are left out. */
  unfit: readonly ('questions' | 'effects')[];
}

const BareQuestion = EzQuestion.extend({
  choices: EzQuestion.shape.choices.element.omit({ effect: true, effectSource: true }).array().min(2),
});
const Source = z.enum(['words', 'llm', 'owner']);

const quizOf = prepared((db, given: { shopId: string }) =>
  db.selectFrom('ez_quizzes').selectAll().where('shop_id', '=', given.shopId),
);
const effectsOf = prepared((db, given: { shopId: string }) =>
  db.selectFrom('ez_effects').selectAll().where('shop_id', '=', given.shopId),
);

/** The readable part of the quiz: never an error. Empty if the shop has none. */
export const findQuiz = (db: Db, shopId: string): Promise<StoredQuiz> =>
  keepRead(db, `quiz ${shopId}`, () => readQuiz(shopId));

function* readQuiz(shopId: string): Steps<StoredQuiz> {
  const [row] = yield* quizOf({ shopId });
  const effectRows = yield* effectsOf({ shopId });
  const stored = row ? readJson(row.questions) : [];
  const questions = readQuestions(stored);
  const effects = effectRows.flatMap(({ question_id: questionId, choice_id: choiceId, ...said }) => {
    const effect = ChoiceEffect.safeParse(readJson(said.effect));
    const source = Source.safeParse(said.source);
    return effect.success && source.success ? [{ questionId, choiceId, effect: effect.data, source: source.data }] : [];
  });
  const areQuestionsWhole = Array.isArray(stored) && questions.length === stored.length;
  return {
    questions,
    effects,
    version: row?.version ?? 0,
    mappedAt: row?.mapped_at ?? null,
    unfit: [
      ...(areQuestionsWhole ? [] : (['questions'] as const)),
      ...(effects.length === effectRows.length ? [] : (['effects'] as const)),
    ],
  };
}

function readQuestions(stored: unknown): EzQuestion[] {
  const questions = new Map<string, EzQuestion>();
  for (const one of Array.isArray(stored) ? stored : []) {
    const read = BareQuestion.safeParse(one);
    if (read.success && !questions.has(read.data.id)) questions.set(read.data.id, read.data);
  }
  return [...questions.values()];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Holds the shop's quiz until the transaction ends: of two who save it, the second sees what the first wrote. */
export const holdQuiz = (tx: Db, shopId: string, at: string) =>
  tx
    .insertInto('ez_quizzes')
    .values({ shop_id: shopId, questions: '[]', version: 0, updated_at: at, mapped_at: null })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet(({ ref }) => ({ version: ref('ez_quizzes.version') })),
    )
    .execute();

/** Writes a quiz as its next version. */
export async function saveQuiz(tx: Db, shopId: string, questions: readonly EzQuestion[], at: string): Promise<void> {
  const text = JSON.stringify(questions.map((question) => BareQuestion.parse(question)));
  await tx
    .insertInto('ez_quizzes')
    .values({ shop_id: shopId, questions: text, version: 1, updated_at: at, mapped_at: null })
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet(({ eb }) => ({ questions: text, updated_at: at, version: eb('ez_quizzes.version', '+', 1) })),
    )
    .execute();
}

export const markMapped = (tx: Db, shopId: string, at: string) =>
  tx.updateTable('ez_quizzes').set({ mapped_at: at }).where('shop_id', '=', shopId).execute();

export async function replaceEffects(tx: Db, shopId: string, effects: readonly StoredEffect[]): Promise<void> {
  await tx.deleteFrom('ez_effects').where('shop_id', '=', shopId).execute();
  for (const { questionId, choiceId, effect, source } of effects) {
    await tx
      .insertInto('ez_effects')
      .values({ shop_id: shopId, question_id: questionId, choice_id: choiceId, effect: JSON.stringify(effect), source })
      .execute();
  }
}
