import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { Id } from '#contract/fields.ts';
import { bothLanguages, Delta, RecipeIds } from '../fields.ts';
import {
  ANSWER_MAX,
  DICHOTOMIES,
  LETTERS,
  LINE_MAX,
  QUESTION_MAX,
  QUESTIONS_MAX,
  TITLE_MAX,
  TYPES,
  lettersOf,
  undecidedPairs,
} from './rules.ts';

const door = z.object({ text: bothLanguages(ANSWER_MAX), letter: z.enum(LETTERS) });

const question = z
  .object({
    id: Id,
    dichotomy: z.enum(DICHOTOMIES),
    weight: z.number().int().min(1, fault('question-weight-too-small')).max(4, fault('question-weight-too-big')),
    text: bothLanguages(QUESTION_MAX),
    a: door,
    b: door,
  })
  .refine(
    ({ dichotomy, a, b }) => [a.letter, b.letter].sort().join('') === [...lettersOf(dichotomy)].sort().join(''),
    fault('question-doors-not-of-pair'),
  );

const type = z.object({ title: bothLanguages(TITLE_MAX), line: bothLanguages(LINE_MAX), recipeIds: RecipeIds });

const settings = z.object({
  version: z.literal(1).default(1),
  questions: z
    .array(question)
    .max(QUESTIONS_MAX, fault('questions-too-many', { max: QUESTIONS_MAX }))
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, fault('question-id-twice'))
    .refine((all) => undecidedPairs(all).length === 0, fault('pair-undecided')),
  letterDelta: z.partialRecord(z.enum(LETTERS), Delta),
  types: z.record(z.enum(TYPES), type),
});

export default settings;
