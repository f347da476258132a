/** Edits of the quiz draft: every change makes a new list, nothing is mutated. */
import type { ChoiceEffect, EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';

export type Questions = readonly EzQuestion[];
export type Choice = EzQuestion['choices'][number];

export const QUESTIONS_MAX = 50;
export const CHOICES_MIN = 2;
export const CHOICES_MAX = 12;

export const newChoice = (id: string): Choice => ({ id, text: '', textEn: '', emoji: '' });

export const newQuestion = (newId: () => string): EzQuestion => ({
  id: newId(),
  question: '',
  questionEn: '',
  choices: [newChoice(newId()), newChoice(newId())],
});

export const changeQuestion = (questions: Questions, id: string, part: Partial<EzQuestion>): Questions =>
  questions.map((question) => (question.id === id ? { ...question, ...part } : question));

export const changeChoice = (choices: readonly Choice[], id: string, part: Partial<Choice>): Choice[] =>
  choices.map((choice) => (choice.id === id ? { ...choice, ...part } : choice));

export const without = <T extends { id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((each) => each.id !== id);

/** The list with one entry moved up (-1) or down (1); unchanged at either end. */
export function moved<T extends { id: string }>(list: readonly T[], id: string, by: -1 | 1): T[] {
  const from = list.findIndex((each) => each.id === id);
  const to = from + by;
  const result = [...list];
  if (from < 0 || to < 0 || to >= list.length) return result;
  [result[from], result[to]] = [result[to]!, result[from]!];
  return result;
}

/** The effect of a choice once saved: as set by the owner or a model, otherwise as its words are understood now. */
export function effectOf(choice: Choice): { effect: ChoiceEffect | undefined; source: Choice['effectSource'] } {
  if (choice.effectSource === 'owner' || choice.effectSource === 'llm') {
    return { effect: choice.effect, source: choice.effectSource };
  }
  const effect = effectFromWords(choice.text, choice.textEn) ?? undefined;
  return { effect, source: effect && 'words' };
}

/** The choice with one axis set by the owner; the other axes are unchanged. */
export function withAxis(choice: Choice, axis: FlavourAxis, change: number): Choice {
  const { effect } = effectOf(choice);
  const delta = { ...effect?.delta, [axis]: change };
  const moving = FLAVOUR_AXES.filter((each) => delta[each]).map((each) => [each, delta[each]]);
  return { ...choice, effect: { ...effect, delta: Object.fromEntries(moving) }, effectSource: 'owner' };
}

export function withZeroProof(choice: Choice, zeroProof: boolean): Choice {
  const { effect } = effectOf(choice);
  const { zeroProof: _, ...rest } = effect ?? { delta: {} };
  const next: ChoiceEffect = { ...rest, ...(zeroProof && { zeroProof }) };
  return { ...choice, effect: next, effectSource: 'owner' };
}

/**
 * The choice with its effect read from its words again. It gets a new id, because the server keeps an owner's effect as
 * long as the choice id exists.
 */
export const withWordsAgain = ({ effect: _, effectSource: __, ...said }: Choice, id: string): Choice => ({
  ...said,
  id,
});

/** The same quiz with new ids: nothing that was set for its questions applies. */
export const withNewIds = (questions: Questions, newId: () => string): Questions =>
  questions.map((question) => ({
    ...question,
    id: newId(),
    choices: question.choices.map((choice) => ({ ...choice, id: newId() })),
  }));

/** The request body: an effect only if the owner set one, so that the server reads the others from their words. */
export const toSave = (questions: Questions): EzQuestion[] =>
  questions.map(({ id, question, questionEn, choices }) => ({
    id,
    question: question.trim(),
    questionEn: questionEn.trim(),
    choices: choices.map((choice) => ({
      id: choice.id,
      text: choice.text.trim(),
      textEn: choice.textEn.trim(),
      ...(choice.emoji?.trim() && { emoji: choice.emoji.trim() }),
      ...(choice.picture && { picture: choice.picture }),
      ...(choice.effectSource === 'owner' && choice.effect && { effect: choice.effect }),
    })),
  }));
