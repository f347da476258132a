/** What prevents saving a quiz, by the id of the question or choice and the field. The server has the same rules. */
import type { Choice, Questions } from './quiz-draft.ts';

export type ProblemField = 'question' | 'questionEn' | 'text' | 'textEn';
export type Problems = ReadonlySet<`${string} ${ProblemField}`>;

export function problemsOf(questions: Questions): Problems {
  const problems = new Set<`${string} ${ProblemField}`>();
  const check = (id: string, field: ProblemField, text: string) => {
    if (text.trim() === '') problems.add(`${id} ${field}`);
  };
  for (const { id, question, questionEn, choices } of questions) {
    check(id, 'question', question);
    check(id, 'questionEn', questionEn);
    for (const choice of choices) checkChoice(id, choice, check);
  }
  return problems;
}

/** Choice ids are unique within their question only. */
export const choiceKey = (questionId: string, choiceId: string): string => `${questionId}/${choiceId}`;

function checkChoice(
  questionId: string,
  choice: Choice,
  check: (id: string, field: ProblemField, text: string) => void,
) {
  const key = choiceKey(questionId, choice.id);
  check(key, 'text', choice.text);
  check(key, 'textEn', choice.textEn);
}
