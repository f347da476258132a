/** Differences between two versions of a quiz, question by question. */
import type { Difference } from '#ui/kit/conflict-dialog.tsx';
import { toSave, type Questions } from './quiz-draft.ts';

/** @param missing text for a question one of them lacks @param photo word for a choice's photo */
export const quizDifferences = (
  mine: Questions,
  theirs: Questions,
  { missing, photo }: { missing: string; photo: string },
): Difference[] =>
  [...new Set([...theirs, ...mine].map(({ id }) => id))]
    .map((id) => ({
      key: id,
      theirs: written(theirs, id, photo) ?? missing,
      mine: written(mine, id, photo) ?? missing,
    }))
    .filter((one) => one.theirs !== one.mine);

/** A question and its choices as lines of text. */
function written(questions: Questions, id: string, photo: string): string | undefined {
  const question = toSave(questions).find((each) => each.id === id);
  if (!question) return undefined;
  const choices = question.choices.map(({ picture, emoji, text, textEn }) =>
    [picture && `${photo} ${shortName(picture)}`, emoji, text, textEn].filter(Boolean).join(' '),
  );
  return [`${question.question} ${question.questionEn}`, ...choices].join('\n');
}

/** Enough of a file's name to tell two photos apart. */
const shortName = (address: string): string => address.slice(address.lastIndexOf('/') + 1).slice(0, 6);
