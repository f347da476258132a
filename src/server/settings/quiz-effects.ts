/**
 * The quiz with the effect of each choice: questions and effects are stored separately. Source:
 * docs/behaviour/experiences/ez-pairing.md "Effects".
 */
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { StoredEffect } from '#server/repos/kiosk/ez-pairing.repo.ts';

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
