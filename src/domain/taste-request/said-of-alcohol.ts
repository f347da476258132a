/** Which words and names of a sentence ask for no alcohol, for little, or for strength. */
import type { NoAlcoholReason } from './no-alcohol-reasons.ts';
import type { Piece } from './phrase-tokenizer.ts';
import type { TasteWord } from './taste-word.ts';

export function noAlcoholBy({ word, factor, isRefused, isAllergy }: TasteWord): NoAlcoholReason | undefined {
  if (word.alcohol && isAllergy) return 'medicine';
  return (word.zeroProof ? factor > 0 : word.alcohol && isRefused) ? 'choice' : undefined;
}

/** 無酒莫吉托, as the menu calls it. */
export const noAlcoholOfName = ({ kind, said }: Piece): NoAlcoholReason | undefined =>
  kind === 'name' && /^[無冇]酒/.test(said) ? 'choice' : undefined;

/** "I want a strong one but my wife says no". */
export const isWishForStrength = ({ word, factor, named }: TasteWord): boolean =>
  (word.delta?.strength ?? 0) * factor > 0 && (!named || named.kind === 'trait');
export const REPORTED_NO =
  /\b(?:says?|said|saying|tells? me|told me)(?: to me)? no\b(?! \w*(?:alcohol|sugar|ice|milk|juice))|[話講]唔(?:好|得|[准準]|可以|畀|俾)(?=[，。,.!！\s啦喇呀]|$)|唔[畀俾准準批](?:我)?(?:飲)?(?=[，。,.!！\s啦喇呀]|$)/i;

/** "Very little alcohol", "not too much alcohol", 少少酒. */
export const isLittleAlcohol = ({ word, factor, isRefused, isAllergy }: TasteWord): boolean =>
  word.alcohol === true && factor < 0 && !isRefused && !isAllergy;
