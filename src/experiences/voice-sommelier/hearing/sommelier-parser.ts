/** The parser of the sommelier's guests: the lexicons, and what the shop adds to them. */
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import type { FlavourWord, Vocabulary } from '#domain/taste-request/phrase-tokenizer.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import type { HouseWord } from '../rules.ts';

/** Prepares the lexicon with the shop's words and the names of its drinks. */
export const createSommelierParser = (
  lexicons: readonly Lexicon[],
  house: readonly HouseWord[],
  menu: Pick<Vocabulary, 'names' | 'ingredients'>,
): ((text: string) => TasteRequest) =>
  createTasteParser(lexicons, {
    ...menu,
    words: house.map(({ axis, value, words }): FlavourWord => ({ delta: { [axis]: value }, ...words })),
  });
