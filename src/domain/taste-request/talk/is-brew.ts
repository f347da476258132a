import type { TasteWord } from '../taste-word.ts';
import { kindsOf } from '../words/made-of.ts';

/** "Iced lemon tea", 熱奶茶, "a latte": not "a tea cocktail", 茶味嘅酒. */
export const isBrew = (text: string, words: readonly TasteWord[]): boolean =>
  !OF_BAR.test(text) &&
  !OR_ELSE.test(text) &&
  words.some(
    ({ named, said, factor, isRefused, isAllergy }) =>
      named?.kind === 'ingredient' &&
      !isRefused &&
      !isAllergy &&
      factor > 0 &&
      (IS_COFFEE.test(said) || (IS_TEA.test(said) && kindsOf(named.id).includes('tea'))),
  );
/** It is asked whether there is one, and something else will do. */
const OR_ELSE = /冇(?:嘅話|就|嘅)|\b(?:if not|otherwise|or else)\b/i;
const IS_COFFEE =
  /^(?:(?:iced |hot )?(?:latte|cappuccino|americano|flat white|long black|black coffee|mocha|macchiato|cold brew)|iced coffee|hot coffee|yuenyeung|[凍熱齋]啡|鴛鴦|拿鐵(?:咖啡)?|卡布奇諾|摩卡|美式咖啡)$/i;
const IS_TEA = /\btea$|^(?:oolong|matcha|earl grey|(?:\w+ )?cha)$|茶$|^(?:烏龍|普洱|鐵觀音|抹茶|香片|壽眉|茶記)$/i;
/** What a bar puts into it. */
const OF_BAR =
  /\b(?:cocktails?|booz\w*|alcohol\w*|spik\w*|hard|liquor|liqueur|spirits?|shots?|martinis?|kick|naughty|wicked|dirty|adults?|grown ?ups?|strong(?:est)?|whisk\w*|rum|gin|vodka|tequila|brandy|taste|flavou?r\w*|like|infused|based?|with|bitter|sweet and|tea ?-?ish)\b|用[^，。]{1,12}(?:整|做|調|溝)|[味底似][嘅的]?|酒|溝|勁|烈|啡因|例如|feel/i;
