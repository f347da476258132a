/** Differences between two versions of a quiz, question by question. */
import type { Difference } from '#ui/kit/conflict-dialog.tsx';
import { toSave, type Questions } from './quiz-draft.ts';

/** @param missing text for a question one of them lacks */
export const quizDifferences = (mine: Questions, theirs: Questions, missing: string): Difference[] =>
  [...new Set([...theirs, ...mine].map(({ id }) => id))]
    .map((id) => ({ key: id, theirs: written(theirs, id) ?? missing, mine: written(mine, id) ?? missing }))
    .filter((one) => one.theirs !== one.mine);

/** A question and its choices as lines of text. */
function written(questions: Questions, id: string): string | undefined {
  const question = toSave(questions).find((each) => each.id === id);
  if (!question) return undefined;
  const choices = question.choices.map(({ emoji, text, textEn }) => [emoji, text, textEn].filter(Boolean).join(' '));
  return [`${question.question} ${question.questionEn}`, ...choices].join('\n');
}
