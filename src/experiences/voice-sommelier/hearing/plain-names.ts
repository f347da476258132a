/** What wishes are called that follow from another word: by refusing its opposite, by an occasion, by the weather. */
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import { text } from '#domain/text/bilingual.ts';
import { plainNameOf } from '../words.ts';

/** A mood, an occasion or the weather is no order: told by what is poured for it. */
const OF_OCCASION = /^(?:celebration|comforting|calming)$/;
const OF_WEATHER = /^(?:freezing|chilly|凍|boiling)$|\b(?:day|night|out|outside|weather|humid)|天|死|焗|汗/i;

/** The bar is told how much of it. */
const MUCH_ICE = /^(?!ice|over|on|rocks|normal|regular|standard)[a-z]+ (?:of )?ice\b|[多滿夠]/i;
const EXTRA_ICE = text('extra ice', '多冰');

export function withPlainName(wish: NamedWish): NamedWish {
  const { id, said, isRefused } = wish;
  const plain = wish.plain ?? (id === 'ice' && MUCH_ICE.test(said) ? EXTRA_ICE : plainNameOf(id));
  if (!plain) return wish;
  const isImplied =
    wish.isImplied ?? (!isRefused && (OF_OCCASION.test(id) || (id.endsWith(' drink') && OF_WEATHER.test(said))));
  return { ...wish, plain, ...(isImplied && { isImplied }) };
}
