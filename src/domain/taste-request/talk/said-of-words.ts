/** Finds words that are said of others: a measure of a taste, and what would send the drink back. */
import type { Sign } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';

const THE = String.raw`(?:(?:the|an?|some|any|your) )*`;

/** "Bitter like Campari", 金巴利咁苦: the taste is wished for, and not what it is measured by. */
const MEASURES: readonly (readonly [at: 0 | 1, pattern: RegExp])[] = [
  [1, new RegExp(String.raw`${MARK},? ?(?:like|as) ${THE}${MARK}(?!flavou?r|taste|based)`, 'gi')],
  [1, new RegExp(String.raw`${MARK}[哋嘅]?[,，] ?好?似${MARK}`, 'gi')],
  [0, new RegExp(String.raw`${MARK}咁(?:鬼|濟|滯)?${MARK}`, 'gi')],
];
const measuredTastes = (pieces: readonly Piece[]): (readonly [measure: number, taste: number])[] => {
  const text = markedText(pieces);
  return MEASURES.flatMap(([at, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 1: first, 2: second }) => {
      const [measure, taste] = at === 0 ? [Number(first), Number(second)] : [Number(second), Number(first)];
      return isTaste(pieces[taste]) ? [[measure, taste] as const] : [];
    }),
  );
};
export const measuresOfTaste = (pieces: readonly Piece[]): ReadonlySet<number> =>
  new Set(measuredTastes(pieces).flatMap(([measure]) => (isIngredient(pieces[measure]) ? [measure] : [])));

/** "Bitter, like a Negroni", 似 Negroni 咁苦: ordered by the taste it has, where none is said besides. */
export const namedByTaste = (pieces: readonly Piece[], signs: readonly Sign[]): ReadonlySet<number> =>
  new Set(
    pieces.filter(isTaste).length === 1
      ? measuredTastes(pieces).flatMap(([name, taste]) => (signs[taste] === 'said' ? [name] : []))
      : [],
  );

/** "A colour like the Harbour at Dusk", 同 Negroni 一樣色: the drinks whose colour is wished for. */
const COLOURED = new RegExp(
  String.raw`\bcolou?rs?(?: (?:like|of|as|that|to|from|the|same))* ${THE}(?:my )?${MARK}|(?:同|似)${MARK}(?:一樣|咁|嘅)*(?:顏)?色|色水?要?(?:同|好?似)${MARK}`,
  'gi',
);
export const colouredLike = (pieces: readonly Piece[]): number[] => {
  const text = markedText(pieces, ({ kind }) => kind === 'name');
  return [...text.matchAll(COLOURED)].map((said) => Number(said.slice(1).find((at) => at)));
};

/** "If it comes with an umbrella I'm leaving", "egg, which I can't eat", 有芫荽我就走: it is refused. */
const REFUSED_IF = [
  String.raw`${MARK}(?:in (?:it|them|that) )?,? ?(?:and |but )?(?:that ?is |thats |(?:is|are) )?(?:which|that|what|something|a thing|things|one thing|the one thing|the thing|the things|stuff) (?:that |which )?(?:i|we|she|he|they) (?:(?:really|just|sadly|unfortunately|absolutely|simply|also) )?(?:ca ?nt|can ?not|must ?nt|must not|should ?nt|should not|may not|m not (?:allowed|supposed) to|am not (?:allowed|supposed) to|(?:is|are) not (?:allowed|supposed) to) (?:really |ever )?(?:have|eat|drink|take|touch|do|tolerate|handle|stomach)\b(?! (?:enough|too|without))`,
  String.raw`\b(?:have|has|had|get|got|ve|s) (?:(?:an?|some|big|bad|serious|major) )*(?:problems?|issues?|trouble) with ${THE}${MARK}`,
  String.raw`${MARK}(?:\w+ ){0,3}gave me trouble\b`,
  `${MARK}[，, ]*(?:係)?(?:我|佢)(?:係)?(?:唔[食飲]得|[食飲]唔得|唔可以[食飲])(?:嗰[隻種樣])?(?=\\W*$|[，。,.])`,
  // "If inside is alcohol I can't".
  String.raw`\bif (?:\w+ |<\d+> ){0,5}?${MARK}(?:in it |inside )?,? ?(?:then )?i (?:cant|can ?not|must ?nt|should ?nt)(?= ?[,.;!?]| ?$| (?:have|drink|eat|take|touch|tolerate)\b)`,
  String.raw`\bif (?:its?|theres|there is|you|i (?:see|taste|smell|find)|it (?:turns|shows) up|it (?:comes|arrives))(?: \w+){0,3} ${THE}${MARK}(?:in it |on it |at all )*,? ?(?:then )?(?:im (?:leaving|out|off|gone|going|dead)|ill (?:leave|walk|cry|scream|send|die)|i (?:leave|walk|riot|quit|wont)|its going back|send it back|forget it|no deal|dont bother)`,
  String.raw`(?:如果)?(?:有|落|加|係)${MARK}(?:嘅|嘅話)?[，, ]?(?:我)?(?:就|即刻|會)?(?:走人|閃人|退貨|翻臉|反面|唔(?:要|飲|制)(?![^，。,]{0,3}<)|走先|打交)`,
].map((pattern) => new RegExp(pattern, 'gi'));
export const refusedIf = (pieces: readonly Piece[]): number[] => {
  const text = markedText(pieces);
  return REFUSED_IF.flatMap((pattern) => [...text.matchAll(pattern)].map((said) => Number(said[1])));
};

/** "Grapefruit doesn't go with my pills, so none of that", "Nuts? I can't have those": it is refused. */
const NONE_OF_IT =
  /^ ?(?:so |and |please |just |but )*(?:none of|nothing with|no more|leave out|skip|(?:i want to |i need to |id like to |ill )?avoid|keep out|without|not|(?:i |we )?(?:cant|cannot|must ?nt|must not) (?:have|eat|drink|do|touch)) (?:that|it|those|these|them|any(?: of (?:it|that|those))?)(?: please| then| for me| tonight| today| now| any ?more| at night| at all| (?:after|before) \w+)*\W*$/i;
/** 有冇咖啡因？我夜晚唔飲得: of what was asked, and not of alcohol. */
const NONE_OF_IT_HAN =
  /^(?:但係?|不過)?我?(?:夜晚|晚上|而家|今晚|最近|呢排|都|就|係)*(?:唔[飲食]得|[飲食]唔得|唔可以[飲食])(?:佢|嗰啲|呢啲)?[㗎嘅呀喇]*$/;
const ASKED_HAN = /(?:有[冇無]|含唔含|係咪|會唔會)[^，。]*[?？,， ]*$/;

/** Indexes of what is refused, and of the clauses that refuse it. */
export function refusedBehind(pieces: readonly Piece[]): { things: number[]; clauses: number[] } {
  const [things, clauses]: [number[], number[]] = [[], []];
  let from = 0;
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'clause' && at < pieces.length - 1) return;
    const end = piece.kind === 'clause' ? at : at + 1;
    const said = spell(pieces.slice(from, end));
    const last = pieces
      .slice(0, from)
      .findLastIndex((each) => isIngredient(each) || isAllergen(each) || isAlcohol(each));
    // "I had a Mojito; another rum one but not that".
    const name = ANOTHER.test(pieces[last - 1]?.said ?? '')
      ? pieces.findLastIndex((each, i) => i < last && each.kind === 'name')
      : -1;
    const isHan = NONE_OF_IT_HAN.test(said) && ASKED_HAN.test(spell(pieces.slice(0, from)));
    if (last >= 0 && (NONE_OF_IT.test(said) || isHan)) {
      things.push(name < 0 ? last : name);
      if (isHan && !isAlcohol(pieces[last]!)) clauses.push(...Array.from({ length: end - from }, (_, i) => from + i));
    }
    from = at + 1;
  });
  return { things, clauses };
}
const isAlcohol = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.alcohol === true;

const ANOTHER = /^(?:another|different|other|else)$/i;
const isAllergen = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.allergens !== undefined;
const isIngredient = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' && piece.named?.kind === 'ingredient' && piece.flavour.allergens === undefined;
/** Of a taste, and not of a thing. */
const isTaste = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' &&
  piece.named === undefined &&
  !piece.flavour.alcohol &&
  Object.keys(piece.flavour.delta ?? {}).length > 0;

/**
 * "Nuts in any form are not allowed", "grapefruit and I don't get on", 薑同我唔夾: a thing of which nothing but a denial is
 * said.
 */
const DENIED = [
  String.raw`(?:^|[,.;!?]|\b(?:and|but|so|because|since|sorry|as)\b) ?${THE}((?:<\d+>(?: |, ?| ?(?:and|or|&) ?)?)+)(?:(?:in any \w+|of any \w+|at all|(?:and |with )?(?:me|i|my \w+)|are|is|do|does|just|really)\b|\W)*\b(?:dont|doesnt|arent|isnt|cant|wont|not|never)\b(?![^,.;!?]*\b(?:problem|issue|matter|mind|bad|bother|need\w*|necessary|required|too|enough|sure|expensive|here|available|so|very|that|all)\b)(?: \w+){1,4} ?(?=[,.;!]|$|and\b|but\b|so\b|because\b)`,
  // "Aperol is too sweet for me", "I find whisky too harsh", 覺得威士忌太嗆.
  String.raw`(<\d+>) ?(?:is|are|s|tastes?) (?:\w+ ){0,2}(?:too (?!good|expensive)|boring|gross|disgusting|nasty|horrible|awful|overrated)`,
  String.raw`\b(?:find|think) ${THE}(<\d+>) ?(?:is |are |tastes? )?(?:\w+ ){0,2}too `,
  String.raw`(?:覺得|嫌)(<\d+>)太`,
  String.raw`(<\d+>) ?我?[驚怕嫌](?:佢|會)*(?:太|過|too )`,
  String.raw`((?:<\d+>[、同]?)+)(?:就|都|真係)?(?:同我|對我)(?:就|都|真係|一向)*(?:唔[啱夾得]|冇緣|無緣|唔好)`,
].map((pattern) => new RegExp(pattern, 'gi'));
export const refusedBySaying = (pieces: readonly Piece[]): number[] => {
  const text = markedText(pieces);
  return DENIED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, things]) => [...things!.matchAll(/\d+/g)].map(Number)),
  ).filter((at) => (isIngredient(pieces[at]) && !isSaidBefore(pieces, at)) || isAllergen(pieces[at]!));
};

/** "I love tequila, tequila doesn't love me". */
const isSaidBefore = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(0, at).some(({ said }) => said.toLowerCase() === pieces[at]!.said.toLowerCase());

/** "I don't usually like gin but I'm willing to try", "convert me": no refusal, unless it keeps from harm. */
const TRIED_AGAIN =
  /\b(?:willing|open|happy|prepared) to (?:try|give)\b[^,.!?]{0,16}\W*$|\b(?:convince|convert|persuade) me\b|\b(?:now|these days|lately) i (?:do|love|like|adore|enjoy)(?: (?:it|them|that|those))?(?=\W*$| ?[,.;!?])|而家(?:就|又|好|都)*(?:鍾意|中意|愛|啱飲)[㗎呀喇啦]*(?=$|[，。！,.])|\b(?:become|be) one\b|\blearn to (?:like|love|drink|enjoy)\b|\b(?:want|like|love) to (?:start|begin|get into)\b|(?:想|要)(?:學(?:識)?|開始)飲?(?:[呀啊囉㗎]|佢)*$|\bchange my mind\b|\bgive (?:it|that|them) (?:a|another) (?:go|try|chance|shot)\b|但係?(?:都)?(?:想|可以|願意)(?:再)?(?:試[下吓]?|畀次機會)(?:[呀啊囉㗎]|佢)*(?=$|[，。！？,.?!])/i;
/** Of all that is refused the last thing before it; of "convince me" the first one after, if there is one. */
export function triedAgain(pieces: readonly Piece[], signs: readonly Sign[]): number[] {
  const match = TRIED_AGAIN.exec(spell(pieces));
  if (!match) return [];
  const from = pieces.findIndex((_, at) => spell(pieces.slice(0, at + 1)).length > match.index);
  const refused = pieces.flatMap((piece, at) =>
    signs[at] === 'refused' && (isIngredient(piece) || isTaste(piece)) ? [at] : [],
  );
  const after = refused.find((at) => at >= from);
  const before = refused.findLast((at) => at < from);
  const one = /^con|^per/i.test(match[0]) ? (after ?? before) : before;
  return one === undefined ? [] : [one];
}
