/** Writes a sentence out as the words are listed: "beer of ginger" as ginger beer, "one without" as without what. */
import { traditional, type Lexicon } from '../words/lexicon.ts';
import { plainText, respelled, withPauses } from '../word-forms.ts';
import { ASKS_BARRED } from './asked-about.ts';
import { SUMS } from './asked-back.ts';
import { refusedByEffect } from './refused-by-effect.ts';
import { TURNS } from './turns-of-phrase.ts';

export function writtenOut(said: string, lexicons: readonly Lexicon[]): string {
  const plain = plainText(said);
  const written = traditional(plain, lexicons);
  // Who writes simplified characters means baijiu, and no white wine.
  const known = written === plain ? written : written.replace(/白酒(?!杯)/g, '白乾');
  return respelled(refusedByEffect(withPauses(known), lexicons), TURNS);
}

/** Without what is no wish of anybody's: sums of money, what a guest can't drink, if they ask that. */
export const withoutAsides = (text: string): string =>
  text.replace(SUMS, ' ').replace(ASKS_BARRED, ' ').replace(MAY_DRINK, '得唔得');

/** Asks, and rules out no alcohol. */
const MAY_DRINK = /[飲食](?:得)?唔[飲食]得/g;
