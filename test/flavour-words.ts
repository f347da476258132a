/** The word lists of both languages together, entry by entry, for tests. */
import cantonese from '#domain/taste-request/words/cantonese.json';
import english from '#domain/taste-request/words/english.json';
import { SIGNS, wordsIn } from '#domain/taste-request/words/lexicon.ts';
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import { MEANINGS } from '#domain/taste-request/words/meanings.ts';
import type { FlavourMeaning, MeaningId } from '#domain/taste-request/words/meanings.ts';
import type { FlavourWord } from '#domain/taste-request/phrase-tokenizer.ts';

const of = (id: MeaningId, ...lexicons: Lexicon[]): string[] =>
  lexicons.flatMap(({ flavours }) => wordsIn(flavours[id]));

export const FLAVOUR_WORDS = (Object.entries(MEANINGS) as [MeaningId, FlavourMeaning][]).map(
  ([id, meaning]): FlavourWord => ({ ...meaning, en: of(id, english), 'zh-HK': of(id, cantonese, SIGNS) }),
);

const EVERY: readonly Lexicon[] = [english, cantonese, SIGNS];
export const PARTICLES = EVERY.flatMap(({ particles }) => Object.values(particles).map((lines) => wordsIn(lines)));
