/** Hears that plain water is all a guest wants. Source: docs/behaviour/taste-requests.md "Asked back". */
import { IS_WATER } from '../disambiguate-words.ts';
import type { Piece } from '../phrase-tokenizer.ts';
import type { TasteWord } from '../taste-word.ts';

/** Water is drunk, and nothing else is asked for but how it is served. */
export const isOnlyWater = (pieces: readonly Piece[], words: readonly TasteWord[]): boolean =>
  pieces.every(({ kind }) => kind !== 'name') &&
  words.some(({ word, said, isRefused }) => word.zeroProof === true && !isRefused && IS_WATER.test(said)) &&
  words.every(
    (heard) =>
      heard.isRefused ||
      heard.isAllergy ||
      IS_WATER.test(heard.said) ||
      heard.word.zeroProof === true ||
      isServed(heard),
  );
function asWater(heard: TasteWord): TasteWord {
  const { named, ...rest } = heard;
  return named && !rest.word.zeroProof ? heard : rest;
}
const isServed = ({ named, said }: TasteWord): boolean => IS_SERVED.test(named?.id ?? said.toLowerCase());
const IS_SERVED =
  /^(?:(?:hot|cold|large|small) drink|room temperature|still|(?:no |less |crushed )?ice|(?:tall|short) glass)$/;

/** The words without how the water is served: hot water is no hot drink. */
export const plainWater = (words: readonly TasteWord[]): TasteWord[] =>
  words.filter((heard) => heard.word.zeroProof === true || !isServed(heard)).map(asWater);
