/**
 * Finds what a guest wants changed in a drink: "a Margarita with honey instead of agave", "swap the rum for gin",
 * 用氈酒代替伏特加, 橙汁換西柚汁. Source: docs/behaviour/taste-requests.md "Changes to a drink".
 */
import { isOneOf } from '../negation.ts';
import type { Piece } from '../phrase-tokenizer.ts';
import { isBase, MADE_OF } from '../words/made-of.ts';
import { MARK, markedText } from './marked-text.ts';

/**
 * What comes into a drink, by its index, and what it replaces: `old` is undefined for the drink's own spirit. `with` are
 * the words before it that say which: "fresh grapefruit juice".
 */
export type Swaps = ReadonlyMap<number, { old: number | undefined; with: readonly number[] }>;

const THE = String.raw`(?:(?:the|an?|any|some|your|usual|normal|fresh|plain|my) ){0,3}`;
const PATTERNS: readonly (readonly [order: 'new-old' | 'old-new', pattern: RegExp])[] = (
  [
    [
      'new-old',
      String.raw`${MARK}(?:\w+ ){0,2}(?:in(?:to)? ${THE}<\d+> )?(?:instead of|in place of|in lieu of|in the place of|rather than|(?:and |, ?)?not) ${THE}${MARK}`,
    ],
    [
      'new-old',
      String.raw`\b(?:sub|subbing|substitute|substituting)(?: in)? ${THE}${MARK}(?:for|in place of) ${THE}${MARK}`,
    ],
    [
      'old-new',
      String.raw`\b(?:swap|swop|switch|trade|exchange|replace|chang)(?:e|ing|ping|ed|ped)?(?: out)? ${THE}${MARK}(?:(?:out|in|with|(?:an?|the|my|your) \w*|<\d+>) ?){0,4}(?:for|with|to|by|into) ${THE}${MARK}`,
    ],
    [
      'old-new',
      String.raw`\b(?:instead of|in place of) ${THE}${MARK},? ?(?:use|with|have|put|make it|give me|id like|i want) ${THE}${MARK}`,
    ],
    ['new-old', String.raw`${MARK}(?:嚟|來)?(?:代替|取代|頂替|代)(?:返|咗)?${MARK}`],
    ['old-new', String.raw`${MARK}[嘅味]?(?:可唔可以|可以|得唔得|全部)?(?:換|轉|改|變)[做成咗用為返落晒]*${MARK}`],
    [
      'old-new',
      String.raw`(?:唔要|唔好|走|不要|唔用|免)(?:用|落|加)?${MARK}[，, ]?(?:就|要|想)?[改轉換]+(?:[做成返為用落加]|杯|啲)*${MARK}`,
    ],
  ] as const
).map(([order, pattern]) => [order, new RegExp(pattern, 'gi')]);
/** Another spirit than the drink's own: "a whisky sour but with gin", 血腥瑪麗用氈酒整. */
const OTHER_BASE = [
  String.raw`\b(?:but|only|just|made|done)\b,? ?(?:(?:but|only|just|made|done|it|with|on|using|from) ){0,5}${THE}${MARK}`,
  String.raw`${MARK}(?:based )?(?:instead|in it instead)\b`,
  String.raw`(?:轉|改|換)(?:用|做|成)?${MARK}|用${MARK}(?:整|做|底|調)`,
  // "A tequila highball", 龍舌蘭嘅 highball.
  String.raw`${MARK}嘅? ?(?=<(\d+)>)`,
].map((pattern) => new RegExp(pattern, 'gi'));

export const idOf = (piece: Piece | undefined): string | undefined =>
  piece?.kind !== 'flavour'
    ? undefined
    : piece.named?.kind === 'ingredient'
      ? piece.named.id
      : IS_MIXER.test(piece.said)
        ? (MIXERS_HAN[piece.said[0]!] ?? piece.said.toLowerCase())
        : undefined;
/** What fills a drink up, and else names a taste or a trait. */
const IS_MIXER = /^(?:soda|juice|sugar|syrup|[梳蘇]打水?|果汁|鮮?汁|糖漿?)$/i;
const MIXERS_HAN: Readonly<Record<string, string>> = {
  梳: 'soda',
  蘇: 'soda',
  果: 'juice',
  鮮: 'juice',
  汁: 'juice',
  糖: 'sugar',
};
/** The words right before: "fresh grapefruit juice". */
function wordsBefore(pieces: readonly Piece[], at: number): number[] {
  let from = at;
  while (isOneOf(pieces[from - 1], 'flavour') && !isDrink(pieces[from - 1]!)) from -= 1;
  return Array.from({ length: at - from }, (_, i) => from + i);
}
const isDrink = (piece: Piece): boolean =>
  piece.kind === 'name' || (piece.kind === 'flavour' && piece.named?.kind === 'drink');

/** Only what goes into a drink that is named can be replaced in it. */
export function swapsIn(pieces: readonly Piece[]): Swaps {
  const swaps = new Map<number, { old: number | undefined; with: number[] }>();
  if (!pieces.some(isDrink)) return swaps;
  const text = markedText(pieces);
  for (const [order, pattern] of PATTERNS)
    for (const [, first, second] of text.matchAll(pattern)) {
      const [fresh, old] = order === 'new-old' ? [Number(first), Number(second)] : [Number(second), Number(first)];
      if (idOf(pieces[fresh]) && idOf(pieces[old]) && !swaps.has(fresh))
        swaps.set(fresh, { old, with: order === 'new-old' ? wordsBefore(pieces, fresh) : [] });
    }
  for (const pattern of OTHER_BASE)
    for (const said of text.matchAll(pattern)) {
      const fresh = Number(said[1]);
      const drink = said[2] === undefined ? undefined : pieces[Number(said[2])];
      if (drink && !isDrink(drink)) continue;
      const id = idOf(pieces[fresh]);
      if (id && isBase(id) && !swaps.has(fresh) && !pieces.some((piece) => isMadeOn(piece, id)))
        swaps.set(fresh, { old: undefined, with: [] });
    }
  return swaps;
}

const isMadeOn = (piece: Piece, id: string): boolean =>
  piece.kind === 'flavour' && piece.named?.kind === 'drink' && (MADE_OF.get(piece.named.id) ?? []).includes(id);
