/** Writes a sentence out as the words are listed: "beer of ginger" as ginger beer, "one without" as without what. */
import { traditional, type Lexicon } from '../words/lexicon.ts';
import { plainText, withPauses } from '../word-forms.ts';
import { ASKS_BARRED } from './asked-about.ts';
import { SUMS } from './asked-back.ts';
import { refusedByEffect } from './refused-by-effect.ts';

export function writtenOut(said: string, lexicons: readonly Lexicon[]): string {
  const plain = plainText(said);
  const written = traditional(plain, lexicons);
  // Who writes simplified characters means baijiu, and no white wine.
  const known = written === plain ? written : written.replace(/白酒(?!杯)/g, '白乾');
  return refusedByEffect(withPauses(known))
    .replace(DOUBLED, '$1 ')
    .replace(NOT_NO, 'want')
    .replace(NOTHING_AGAINST, 'fine with')
    .replace(NOTHING_BUT, 'only')
    .replace(NOTHING_BUT_HAN, '淨係要$1')
    .replace(NEED_NOT, 'not too')
    .replace(NOT_USUAL, 'unusual ')
    .replace(OF_WHAT, '$2 $1')
    .replace(WITHOUT_IT, '$& $1')
    .replace(WITHOUT_IT_HAN, '$&$1')
    .replace(WITHOUT, '$& alcohol')
    .replace(DRAWN, 'no ')
    .replace(STRAIGHT, 'neat ')
    .replace(NEAT_SHOT, 'shot')
    .replace(RANKED, '第$1最')
    .replace(HALVES, '$1 and $2')
    .replace(HALVES_HAN, '$1同$2');
}

/** Without what is no wish of anybody's: sums of money, what a guest can't drink, if they ask that. */
export const withoutAsides = (text: string): string =>
  text.replace(SUMS, ' ').replace(ASKS_BARRED, ' ').replace(MAY_DRINK, '得唔得');

/** "My husband he drives", as many who learn English say it. */
const DOUBLED =
  /\b((?:my|our|his|her|the) (?:\w+ )?(?:husband|wife|(?:boy|girl)?friend|mother|father|mum|mom|dad|sister|brother|son|daughter|boss|colleague|partner|aunt|uncle|cousin|grand(?:ma|pa|mother|father))),? s?he (?!is\b|has\b)(?=[a-z]+\b)/gi;

/** "I wouldn't say no to something strong". */
const NOT_NO = /\b(?:(?:would|could|can|do|wo|ca)(?:nt| not|not)|never) (?:ever )?say no to\b/gi;

/** "Nothing against rum". */
const NOTHING_AGAINST = /\b(?:nothing|(?:dont|do not) have anything) against\b/gi;

/** "I don't want anything but a Negroni", "nothing but gin", 除咗 gin 乜都唔飲. */
const NOTHING_BUT =
  /\b(?:(?:dont|do not|wont|cant|never|didnt) (?:\w+ ){0,3}?(?:anything|a thing)|nothing)(?: else)? (?:but|except|other than)\b/gi;
const NOTHING_BUT_HAN = /除[咗了]([^，。,.]{1,12}?)(?:之外|以外)?[，, ]?(?:其他)?(?:乜嘢?|咩)都唔(?:想?[飲要]|鍾意)/g;

/** "It doesn't have to be strong": a matter of degree. */
const NEED_NOT =
  /\b(?:(?:(?:does|do)(?:nt| not) (?:have|need)|no need) to be|need(?:nt| not) be)\b(?! \w*(?:alcohol|booz))/gi;

/** "Not your typical gin and tonic". */
const NOT_USUAL = /\bnot (?:your|the|a) (?:typical|usual|average|standard) /gi;

/** "No beer of ginger": ginger beer, as many who learn English say it. */
const OF_WHAT =
  /\b(beer|ale|juice|syrup|liqueur|water|soda|milk) of (?!(?:the|a|an|my|our|your|this|that|some|any|choice|no|it)\b)(\w+)/gi;

/** "One with gin, one without". */
const WITHOUT_IT = /\bone with (\w+(?: \w+)?),?(?: and)? (?:the other|one) without(?=[,.;!?]|\W*$| please)/gi;
const WITHOUT_IT_HAN = /一[杯個]要?有([^，。一冇無]{1,4})[，、]?(?:同|另外?)?一[杯個]要?[冇無](?=[，。,.]|$)/g;

/** "Maybe something without". */
const WITHOUT = /\b(?:something|anything|one|a version) without(?=[,.;!?]|\W*$)/gi;

/** "Half lager half stout", 一半啤酒一半黑啤. */
const BEERS = '(lager|beer|stout|ale|cider|guinness|porter|bitter)';
const HALVES = new RegExp(String.raw`\bhalf ${BEERS}[, ]+(?:and )?half ${BEERS}`, 'gi');
const HALVES_HAN = /一半([^，。,一]{0,3}(?:啤酒?|lager))[，,、]?一半([^，。,]{0,3}(?:黑啤|啤酒?|stout))/gi;
/** "I draw the line at gin". */
const DRAWN = /\b(?:(?:but|although|though) )?(?:i(?:d|ll)? |we )?(?:do |would |will )?draw the line at /gi;
/** "Straight tequila". */
const STRAIGHT = /\bstraight (?=(?:gin|vodka|rum|tequila|mezcal|whisk(?:e)?y|bourbon|scotch|brandy)\b)/gi;
const NEAT_SHOT = /淨飲 ?shot/gi;
/** 第二甜嗰杯. */
const RANKED = /第([二三四234])(?=[甜酸苦辣烈勁強淡輕])/g;

/** Asks, and rules out no alcohol. */
const MAY_DRINK = /[飲食](?:得)?唔[飲食]得/g;
