/**
 * Hears questions by their grammar, whatever they ask: a verb before a drink ("is the Colada made with real pineapple"),
 * 係咪 behind one, one of two drinks or things ("which is sweeter, …"). Source: docs/behaviour/taste-requests.md
 * "Questions".
 */
import { isOneOf } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';

interface Questions {
  /** Indexes of the drinks asked about, and of what is asked of them. */
  drinks: number[];
  words: number[];
  /** Indexes of everything in their clauses, understood or not. */
  unknown: number[];
  /** Which of two things it shall be. */
  isChoice: boolean;
  /** Drinks are compared, and none is ordered: "what's the difference between a Paloma and a Margarita". */
  isCompared: boolean;
  /** Something is asked of "it", where no drink was named: of the one that is poured. */
  isOfIt: boolean;
  /** Something else is wished for behind the question: "is the Mai Tai sweet? I want something sour". */
  isOfElse: boolean;
}

/** `is` and the like, with the drink as what is spoken of: "can I have a Mojito" orders one. */
const OF_DRINK =
  /^(?:(?:and|but|so|ok|okay|hey|hi|hello|um|sorry|excuse me|just|tell me|do you know|know|i wonder|wondering|curious|please) )*(?:if |whether )?(?:is|are|was|isnt|arent|does|doesnt|will|would|has|would you (?:say|call|describe)) (?:(?:the|your|an?|this|that) )*[{]/i;
const OF_IT =
  /^(?:(?:and|but|so|ok|or) )?(?:how (?:\w+ )?<\d+> ?)?(?:is|was|isnt|does|doesnt|will|has) (?:it|that|this)\b|^(?:佢|[呢嗰]杯)?(?:會唔會|係咪|係唔係)(?=[好太幾有]?<)/i;
const OF_ANY =
  /^(?:(?:and|but|so|ok) )?(?:do|does|are|is|have) (?:(?:the|your|all|any|these|those|of) )*(?:(?:other|alcohol free) )?(?:(?:mock|cock)tails?|drinks?)\b/i;
const OF_TRUTH = /\b(?:is it true|i hear(?:d)?|they say|people say) (?:that )?(?:(?:the|your) )*[{]/i;
/** 呢杯入面有牛奶嗎, 係咪所有酒都有糖, 有冇得食小食: of a glass that stands there, of all drinks, of what there is to eat. */
const OF_THIS_HAN =
  /^(?:請問|想問)?[呢這嗰那][杯隻款個支].{0,12}(?:有冇|有無|有沒有|會唔會|係咪|是不是|會不會|含唔含|(?:嗎|㗎咩)$)|^(?:請問)?(?:係咪|係唔係|是不是)(?:所有|全部|每|啲)|(?:有冇|有無|有沒有)(?:得食|嘢食|小食|食物)/;
const OF_DRINK_HAN =
  /[}] ?(?:呢[杯隻款]|嗰[杯隻款])?(?:係咪|係唔係|會唔會|有冇|有無|含唔含|用唔用|是不是|會不會|算唔算)/;
const ENDS_ASKING = /(?:嗎|㗎咩)$/;
/** Says something of a drink, behind it. */
const isSaidOfDrink = (said: string): boolean => said.includes('}') && said.includes('<', said.lastIndexOf('}'));
/** Asks for it to be made so, or whether there is one. */
const MAY_BE =
  /可(?:唔可)?以|得唔得|\b(?:possible|ok|okay|available|doable|without|instead|come)\b|(?:嘅|版|版本)$|<\d+> ?[嘅啲味的]* ?[{]\d+[}] ?有[冇無][㗎架呀嗎]*$/i;
const OF_DIFFERENCE = /\bdiffer(?:s|ent|ence)?\b|分別|唔同|差[別啲]|區別|差(?:咩|乜)/i;
const WHICH =
  /\b(?:which|(?:what ?i?s )?(?:the )?differen\w+ (?:between|of)|what ?i?s (?:the )?differen\w+|how (?:do|does)|would you (?:say|call)|what ?i?s (?:an? |the )?(?:(?:good|best|better|more|less)\b|\w{3,}er(?= |:)))\b|\bagainst\b|\bthe (?:gentl|light|strong|sweet|weak|mild|dri|sour|soft|cheap|smooth)er(?: (?:one|of (?:the )?two))?(?=\W*$)|邊[隻杯個款樣]|嗰[杯隻].{1,4}啲|分別|唔同|差別|區別/i;
const IS_CHOICE = /\b(?:or|vs|versus|against|and|from)\b|定|同|或/i;
const OF_TWO_HAN = /[}]定係?[{]/;
const MORE_HAN = />[啲多些]?$/;

/** What is asked in each clause or sentence. */
export function questionsIn(pieces: readonly Piece[]): Questions {
  const asked: Questions = {
    drinks: [],
    words: [],
    unknown: [],
    isChoice: false,
    isCompared: false,
    isOfIt: false,
    isOfElse: false,
  };
  const ask = (drinks: readonly number[], words: readonly number[]) => {
    asked.drinks.push(...drinks);
    asked.words.push(...words.filter((at) => mayBeAsked(pieces[at]!)));
  };
  for (const at of partsOf(pieces, ({ said }) => IS_STOP.test(said))) {
    const said = marked(pieces, at);
    const things = at.filter((each) => isDrink(pieces[each]!) || isThing(pieces[each]!));
    if (things.length < 2 || !IS_CHOICE.test(said)) continue;
    if (
      !WHICH.test(spell(at.map((each) => pieces[each]!))) &&
      !(OF_TWO_HAN.test(said) && MORE_HAN.test(said) && !at.some((each) => isOneOf(pieces[each], 'wish')))
    )
      continue;
    asked.isChoice = true;
    asked.isCompared ||=
      things.every((each) => isDrink(pieces[each]!)) &&
      (OF_DIFFERENCE.test(spell(at.map((each) => pieces[each]!))) || !at.some((each) => isOneOf(pieces[each], 'wish')));
    ask(
      at.filter((each) => isDrink(pieces[each]!)),
      at.filter((each) => !things.includes(each)),
    );
  }
  let [isOfDrink, isOfAny] = [false, false];
  let last: number[] = [];
  for (const at of partsOf(pieces, isClauseEnd)) {
    const said = marked(pieces, at);
    const isAsked =
      OF_DRINK.test(said) ||
      OF_TRUTH.test(said) ||
      OF_ANY.test(spell(at.map((each) => pieces[each]!)).trim()) ||
      (isOfAny && OF_IT.test(said)) ||
      OF_DRINK_HAN.test(said) ||
      OF_THIS_HAN.test(spell(at.map((each) => pieces[each]!)).trim()) ||
      (ENDS_ASKING.test(said) && isSaidOfDrink(said));
    const drinks = at.filter((each) => isDrink(pieces[each]!));
    if (drinks.length > 0) last = drinks;
    isOfDrink ||= drinks.length > 0;
    isOfAny ||= isOfDrink || at.some((each) => pieces[each]!.kind === 'flavour');
    if (isAsked && !MAY_BE.test(said)) {
      asked.isOfIt ||= OF_IT.test(said) && last.length === 0;
      // "The Negroni, is it very bitter?"
      ask(
        OF_IT.test(said) && at.some((each) => pieces[each]!.kind === 'flavour') ? last : drinks,
        at.filter((each) => !drinks.includes(each)),
      );
      asked.unknown.push(...at);
    } else asked.isOfElse ||= isOfDrink && drinks.length === 0 && isWish(pieces, at) && !OF_THAT.test(said);
  }
  return asked;
}

/** Wanted for itself, and not as a condition or a change of the drink. */
const OF_THAT = /\b(?:it|that|this|one|if|then)\b|[佢先就咁]|嗰[杯隻]/i;
const isWish = (pieces: readonly Piece[], at: readonly number[]): boolean =>
  at.some((each) => isOneOf(pieces[each], 'wish')) && at.some((each) => mayBeAsked(pieces[each]!));

const IS_STOP = /^[.?!\n。？！]$/;
const isClauseEnd = ({ kind, said }: Piece): boolean =>
  kind === 'clause' && (/^\W$/u.test(said) ? !/\p{Script=Han}/u.test(said) : /^(?:and|but|so)$/i.test(said));

/** Never what rules alcohol out: to ask for it is to want it. */
const mayBeAsked = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.zeroProof !== true;

const isDrink = (piece: Piece): boolean =>
  piece.kind === 'name' || (piece.kind === 'flavour' && piece.named?.kind === 'drink');
const isThing = (piece: Piece): boolean => piece.kind === 'flavour' && piece.named?.kind === 'ingredient';

/** A drink as `{3}`, what is said of it as `<4>`. */
const marked = (pieces: readonly Piece[], at: readonly number[]): string =>
  spell(
    at.map((each) => {
      const piece = pieces[each]!;
      return isDrink(piece) ? { said: `{${each}}` } : piece.kind === 'flavour' ? { said: `<${each}>` } : piece;
    }),
  ).trim();

function partsOf(pieces: readonly Piece[], isEnd: (piece: Piece) => boolean): number[][] {
  const parts: number[][] = [[]];
  pieces.forEach((piece, at) => {
    if (isEnd(piece)) parts.push([]);
    else parts.at(-1)!.push(at);
  });
  return parts.filter((at) => at.length > 0);
}
