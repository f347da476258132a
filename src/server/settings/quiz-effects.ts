/** The quiz with what each choice does: the questions and the effects are kept apart. Design experiences 3.2. */
import type { EzQuestion } from '#contract/ez-pairing.ts';
import type { StoredEffect } from '#server/repos/ez-pairing.repo.ts';

export const isOf = (questionId: string, choiceId: string) => (effect: StoredEffect) =>
  effect.questionId === questionId && effect.choiceId === choiceId;

/** The quiz as staff see it: with the effect of each choice and who set it. */
export const withEffects = (questions: readonly EzQuestion[], effects: readonly StoredEffect[]): EzQuestion[] =>
  questions.map((question) => ({
    ...question,
    choices: question.choices.map((choice) => {
      const found = effects.find(isOf(question.id, choice.id));
      return found ? { ...choice, effect: found.effect, effectSource: found.source } : choice;
    }),
  }));
