/**
 * What turns sentences into wishes: the parser, and the word lists of their languages. Downloaded once the play is
 * shown, as nothing needs them before the guest has said something. Source: docs/decisions/0146.
 */
import { languagesIn, type Language } from '#domain/taste-request/words/lexicon.ts';
import { loadAgain } from '#ui/kit/load-again.ts';
import { learn, lexiconsOf } from '#ui/play/taste-request/lexicons.ts';
import type * as Answering from '../answers/answers.ts';
import type * as Hearing from '../hearing/interpret.ts';
import type { HouseWord } from '../rules.ts';
import type { Wishes } from '../wishes.ts';

type Recipes = Parameters<typeof Hearing.interpret>[3];
/** One sentence, with the shop's words, its menu, the drink the guest had last, and what was wished for before. */
export type Interpret = (house: readonly HouseWord[], recipes: Recipes, last?: string, before?: Wishes) => Wishes;

let hearing: typeof Hearing | undefined;
/** Null where it could not be loaded: a question is then heard without an answer. */
let answering: typeof Answering | null | undefined;

/** @returns undefined while the parser, one of the sentence's word lists, or what answers it is not loaded */
export function interpreterOf(sentence: string): Interpret | undefined {
  const lexicons = lexiconsOf(languagesIn(sentence));
  if (!lexicons || !hearing || (answering === undefined && hearing.mayAsk(sentence))) return undefined;
  const { interpret } = hearing;
  return (house, recipes, last, before) =>
    interpret(sentence, lexicons, house, recipes, last, before, answering?.answersTo);
}

/**
 * Rejects if something cannot be loaded that wishes are heard with; can be retried.
 * @param sentences that wait to be heard
 * @param isAskedAgain by the guest, after it failed
 */
export async function prepareToHear(
  languages: readonly Language[],
  sentences: readonly string[] = [],
  isAskedAgain = false,
): Promise<void> {
  await Promise.all([isAskedAgain ? loadAgain(loadParser) : loadParser(), ...languages.map(learn)]);
  if (!answering && sentences.some((each) => hearing!.mayAsk(each)))
    answering = await import('../answers/answers.ts').catch(() => null);
}

async function loadParser(): Promise<void> {
  hearing ??= await import('../hearing/interpret.ts');
}
