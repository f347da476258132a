/**
 * Strength that is wished for and shall not show: "the strongest that doesn't taste of alcohol", "light but strong".
 * Source: docs/behaviour/taste-requests.md "Amounts".
 */
import { NO_TASTE } from './known-phrases.ts';
import type { TasteWord } from './taste-word.ts';
import { isHan } from './word-forms.ts';
import { isBase } from './words/made-of.ts';

/** The words with what hides the strength as a trait beside it. Without a wish for strength it stays a weaker drink. */
export function withHiddenStrength(words: readonly TasteWord[], text: string): TasteWord[] {
  if (!words.some(isWishForStrength) || ABSTAINS.test(text)) return hidesThing(words, text);
  return words.map((heard) => {
    if (heard.isRefused && !heard.isAllergy && strengthOf(heard) > 0 && HIDES.test(text))
      return trait({ said: isHan(heard.said) ? heard.said : `not ${heard.said}` }, 'dangerously drinkable');
    return LIGHT_YET_STRONG.test(text) && heard.factor > 0 && /^light$/i.test(heard.said)
      ? trait(heard, 'clean finish')
      : heard;
  });
}

/** "Tequila, but I don't want to feel the tequila": it is wanted all the same. */
const hidesThing = (words: readonly TasteWord[], text: string): TasteWord[] =>
  words.map((heard) =>
    heard.isRefused &&
    !heard.isAllergy &&
    heard.named?.kind === 'ingredient' &&
    isBase(heard.named.id) &&
    HIDES.test(text) &&
    words.some(({ named, isRefused, factor }) => !isRefused && factor > 0 && named?.id === heard.named!.id)
      ? trait({ said: HIDES.exec(text)![0] }, 'easy to drink')
      : heard,
  );

const trait = ({ said }: Pick<TasteWord, 'said'>, id: string): TasteWord => ({
  word: NO_TASTE,
  said,
  factor: 1,
  isRefused: false,
  isAllergy: false,
  named: { kind: 'trait', id },
});

const strengthOf = ({ word }: TasteWord): number => word.delta?.strength ?? 0;

/** Of strength itself, and not of a spirit. */
const isWishForStrength = (heard: TasteWord): boolean =>
  strengthOf(heard) > 1 && heard.factor > 0 && !heard.isRefused && heard.named?.kind !== 'ingredient';

/** 我唔飲酒，酒味重: whoever drinks none hides none. */
const ABSTAINS =
  /[唔不冇無戒](?:可以|准|想|會|好)?(?:[飲喝掂沾碰]得?)?酒(?!味|氣|勁|嘅味)|\b(?:dont|do not|cant|cannot|never|not) drink(?:ing)?(?: any)?(?: alcohol| booze)?(?=[,.;!?]|\W*$| (?:but|and|so|because|as)\b)/i;
const HIDES =
  /\b(?:doesnt|dont|does not|do not|cant|cannot|wont|without|not|barely|hardly|never)(?: \w+){0,3} (?:tast|notic|tell|show|smell|feel|seem)\w*|[唔冇無]好?[食飲試聞睇感會]{0,2}[覺到出]|酒味/i;
/** "Lighter but strong" asks for less of it; the weaker wish wins. */
const LIGHT_YET_STRONG =
  /\blight (?:but|yet|though)(?: (?:still|also|really|very))? (?:strong|boozy|potent)\b|\b(?:strong|boozy|potent) (?:but|yet|though)(?: (?:still|also|really|very))? light\b(?! on| alcohol)/i;
