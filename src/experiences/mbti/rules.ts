/**
 * The rules of the sixteen types, kept small because phones load this file; a pair can never tie. Source:
 * docs/behaviour/experiences/mbti.md "Type", "Wish".
 */
import type { Outcome } from '#domain/flavour/outcome.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { movedWish, type Taste } from '#domain/flavour/taste.ts';

export const DICHOTOMIES = ['EI', 'SN', 'TF', 'JP'] as const;
export type Dichotomy = (typeof DICHOTOMIES)[number];
export const LETTERS = ['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P'] as const;
export type Letter = (typeof LETTERS)[number];

export const TYPES = [
  'INTJ',
  'INTP',
  'ENTJ',
  'ENTP',
  'INFJ',
  'INFP',
  'ENFJ',
  'ENFP',
  'ISTJ',
  'ISFJ',
  'ESTJ',
  'ESFJ',
  'ISTP',
  'ISFP',
  'ESTP',
  'ESFP',
] as const;
export type TypeCode = (typeof TYPES)[number];

/** Night Architects, Dream Weavers, Steady Hands, Spark Chasers. */
export type Group = 'NT' | 'NF' | 'SJ' | 'SP';

export const QUESTIONS_MAX = 16;
export const QUESTION_MAX = 80;
export const ANSWER_MAX = 60;
export const TITLE_MAX = 40;
export const LINE_MAX = 110;
export const WEIGHTS = [1, 2, 3, 4] as const;

export interface Door {
  text: BilingualText;
  letter: Letter;
}
export interface Question {
  id: string;
  dichotomy: Dichotomy;
  /** Weight of its answer: 1 to 4. */
  weight: number;
  text: BilingualText;
  a: Door;
  b: Door;
}
export interface TypeText {
  title: BilingualText;
  line: BilingualText;
  /** Drinks fixed for the type, best first. */
  recipeIds: readonly string[];
}
export interface MbtiSettings {
  version: 1;
  questions: readonly Question[];
  /** How each letter changes the wish. */
  letterDelta: Partial<Record<Letter, Taste>>;
  types: Record<TypeCode, TypeText>;
}

/** Start value of every axis. */
const START = 2.5;

/** The two letters of a pair, in order. */
export const lettersOf = (dichotomy: Dichotomy): readonly [Letter, Letter] => dichotomy.split('') as [Letter, Letter];

/**
 * The type of the answers: in each pair the letter with more weight.
 * @param answers the letter chosen for each question, by its id
 */
export function typeOf(questions: readonly Question[], answers: Readonly<Record<string, Letter>>): TypeCode {
  const letters = DICHOTOMIES.map((dichotomy) => {
    const [first, second] = lettersOf(dichotomy);
    const sum = questions
      .filter((each) => each.dichotomy === dichotomy)
      .reduce((total, { id, weight }) => total + weight * signOf(answers[id], first, second), 0);
    return sum >= 0 ? first : second;
  });
  return letters.join('') as TypeCode;
}

const signOf = (letter: Letter | undefined, first: Letter, second: Letter): number =>
  letter === first ? 1 : letter === second ? -1 : 0;

/** The pairs without a question, or that answers could leave tied. */
export const undecidedPairs = (questions: readonly Question[]): Dichotomy[] =>
  DICHOTOMIES.filter((dichotomy) => {
    const weights = questions.filter((each) => each.dichotomy === dichotomy).map(({ weight }) => weight);
    return reachableSums(weights).has(0);
  });

const reachableSums = (weights: readonly number[]): Set<number> =>
  weights.reduce((sums, weight) => new Set([...sums].flatMap((sum) => [sum + weight, sum - weight])), new Set([0]));

export function groupOf(type: TypeCode): Group {
  const [, perceiving, judging, order] = type;
  if (perceiving === 'N') return judging === 'T' ? 'NT' : 'NF';
  return order === 'J' ? 'SJ' : 'SP';
}

/** The result of a type: its fixed drinks, and the wish of its four letters. */
export const outcomeOfType = (
  { letterDelta, types }: Pick<MbtiSettings, 'letterDelta' | 'types'>,
  type: TypeCode,
): Pick<Outcome, 'target' | 'recipeIds'> => ({
  target: movedWish(
    START,
    type.split('').map((letter) => letterDelta[letter as Letter] ?? {}),
  ),
  recipeIds: types[type].recipeIds,
});

/** The ways a play can end: the sixteen types. */
export const outcomesOf = (settings: MbtiSettings): Outcome[] =>
  TYPES.map((type) => {
    const { title } = settings.types[type];
    return {
      id: type,
      label: { en: `${type} ${title.en}`, 'zh-HK': title['zh-HK'] },
      ...outcomeOfType(settings, type),
    };
  });
