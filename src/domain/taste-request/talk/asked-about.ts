/**
 * Hears what a guest asks about a drink and does not wish for: "what's in the Negroni", "does the Penicillin have honey
 * in it", 內格羅尼有幾多度. Source: docs/behaviour/taste-requests.md "Asked back".
 */
import type { Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';
import { questionsIn } from './questions.ts';

export interface AskedAbout {
  /** Indexes of the drinks asked about. */
  drinks: ReadonlySet<number>;
  /** Indexes of what is asked of them. */
  words: ReadonlySet<number>;
  /** Indexes of everything in the questions' clauses: what is not understood there is asked, and not wished for. */
  asked: ReadonlySet<number>;
  /** One of two is asked for: "which is sweeter, passion fruit or mango". */
  isChoice: boolean;
  /** Drinks are compared, and none is ordered. */
  isCompared: boolean;
  /** A drink is asked about and something else wished for. */
  isOfElse: boolean;
}

const THE = String.raw`(?:(?:the|your|an?|this|that) ){0,2}`;
const IN = String.raw`(?: ?(?:入面|裏面|裡面|裡頭|裏頭|入邊|裡邊|裏|裡))`;
/** `drink` or `word` says which mark is which, in order. */
const PATTERNS: readonly (readonly [marks: readonly ('drink' | 'word')[], pattern: RegExp])[] = (
  [
    [['drink'], String.raw`\bwh?ats?(?: is| do you put| goes| exactly is)? (?:in|into|inside)(?: of)? ${THE}${MARK}`],
    [
      ['drink'],
      String.raw`\b(?:what is|whats|what exactly is) ${THE}${MARK}(?:made (?:of|with|from)|like|again)?(?=\W*$|\W*[,.?!])`,
    ],
    [['drink'], String.raw`\b(?:what does|how does|hows) ${THE}${MARK}(?:taste|contain|come with|look)`],
    [['drink'], String.raw`\b(?:whats|what is|what are) the ingredients (?:of|in|for) ${THE}${MARK}`],
    [['word', 'drink'], String.raw`\b(?:is|are) there (?:any |an? )?${MARK}(?:\w+ ){0,2}(?:in|inside) ${THE}${MARK}`],
    [
      ['drink', 'word'],
      String.raw`\b(?:does|has|will|is) ${THE}${MARK}(?:have|contain|come with|include|use|got|made with|taste|too|very|really)* ?(?:any |an? |of |much )*${MARK}(?=[^<>]*\?|(?: in it)?\W*$|[^<>]*[,.])`,
    ],
    [['word', 'drink'], String.raw`\bhow (?:much )?${MARK}(?:is |does |are )(?:there in )?${THE}${MARK}`],
    [
      ['drink'],
      String.raw`\bhow (?:many \w+|big|large|long|alcoholic|much alcohol) (?:is|does|are)(?: there in)? ${THE}${MARK}`,
    ],
    [
      ['drink'],
      String.raw`${MARK}${IN}?(?:呢[杯隻款]|嗰[杯隻款])?(?:其實)?(?:係|有|落[咗]?|用)(?:啲)?(?:咩|乜|乜嘢|咩嘢)(?!味)`,
    ],
    [['drink', 'word'], String.raw`${MARK}${IN}(?:會唔會|係咪|係唔係)?(?:有冇|有無|有沒有|含唔含|有)${MARK}`],
    [['drink', 'word'], String.raw`${MARK}(?:會唔會|係咪|係唔係)(?:好|太|幾|有)?${MARK}`],
    [['drink'], String.raw`${MARK}(?:有幾多|幾多|有幾高|幾高)(?:度|酒精|巴仙|卡路里)`],
    [['drink', 'word', 'word'], String.raw`${MARK}(?:呢[杯隻款])?(?:係)?${MARK}唔${MARK}`],
    [['drink', 'word'], String.raw`${MARK}(?:呢[杯隻款])?(?:有)?幾${MARK}(?:㗎|呀|架|\?|？|$)`],
    [['word', 'drink'], String.raw`(?:^|[，。,.!！?？])${MARK}(?:喺|係)?${MARK}(?:入面)?(?:有冇|有無)`],
  ] as const
).map(([marks, pattern]) => [marks, new RegExp(pattern, 'gi')]);

const isDrink = (piece: Piece | undefined): boolean =>
  piece?.kind === 'name' || (piece?.kind === 'flavour' && piece.named?.kind === 'drink');

export function askedAbout(pieces: readonly Piece[]): AskedAbout {
  const { isChoice, isCompared, isOfElse, ...questions } = questionsIn(pieces);
  const [drinks, words, asked] = [new Set(questions.drinks), new Set(questions.words), new Set(questions.unknown)];
  if (!pieces.some(isDrink)) return { drinks, words, asked, isChoice, isCompared, isOfElse };
  const text = markedText(pieces, (piece) => piece.kind === 'name' || piece.kind === 'flavour');
  for (const [marks, pattern] of PATTERNS)
    for (const [, ...at] of text.matchAll(pattern)) {
      if (!marks.every((mark, i) => mark === 'word' || isDrink(pieces[Number(at[i])]))) continue;
      marks.forEach((mark, i) => (mark === 'drink' ? drinks : words).add(Number(at[i])));
    }
  return { drinks, words, asked, isChoice, isCompared, isOfElse };
}
