/**
 * Finds the drink that a guest wants to stay below: "lighter than a Manhattan", 唔好勁過 Negroni. Source:
 * docs/behaviour/taste-requests.md "Names".
 */
import { spell, type Piece } from './phrase-tokenizer.ts';
import { isHan } from './word-forms.ts';

/** Stands between a comparison and its drink, or below it. */
export interface Limits {
  /** Indexes of drinks that the guest wants to stay below. */
  below: ReadonlySet<number>;
  /** Indexes of drinks that the guest only compares the strength with: they are not wanted. */
  compared: ReadonlySet<number>;
  /** Indexes of drinks that the guest wants to stay above: "stronger than a spritz". */
  above: ReadonlySet<number>;
}

export function strengthLimits(pieces: readonly Piece[]): Limits {
  const [below, compared, above] = [new Set<number>(), new Set<number>(), new Set<number>()];
  if (!COMPARES.test(spell(pieces))) return { below, compared, above };
  pieces.forEach((piece, at) => {
    if (piece.kind !== 'name' && !(piece.kind === 'flavour' && piece.named && piece.named.kind !== 'trait')) return;
    const before = clauseOf(pieces, Math.max(0, at - REACH), at, true);
    const after = clauseOf(pieces, at + 1, at + 1 + REACH, false);
    const later = spell(pieces.slice(at + 1, at + 1 + LATER));
    const isMoreHan = IS_THAN_HAN.test(before) && IS_STRONGER_HAN.test(after);
    const isBelow =
      LIGHTER_THAN_IT.test(later) ||
      BELOW.test(before) ||
      (HAN_BEFORE.test(before) && HAN_AFTER.test(after) && !isMoreHan) ||
      TOO_STRONG.test(after);
    const isAbove = !isBelow && (ABOVE.test(before) || isMoreHan);
    const isTasted =
      TASTES_LESS.test(before) || (HAN_NOT_SO.test(before) && /^\s*咁/.test(after)) || LESS_OF_IT.test(later);
    if (isBelow) below.add(at);
    if (isAbove) above.add(at);
    if (isBelow || isAbove || isTasted) compared.add(at);
  });
  return { below, compared, above };
}

/** In every comparison: a sentence without one of these is not looked at drink by drink. */
const COMPARES =
  /\b(?:than|as|like|too|under|below|beneath|short of|weaker end|at most|up to|one)\b|[過於比咁及似輕淡弱低太更再]|得滯/i;

/** Pieces before or after a drink that can belong to its comparison. */
const REACH = 10;
/** Pieces after a drink within which it can be referred to: "… than his". */
const LATER = 40;

function clauseOf(pieces: readonly Piece[], from: number, to: number, isBefore: boolean): string {
  const some = pieces.slice(from, to);
  const isEnd = (piece: Piece) => piece.kind === 'clause' && !isHan(piece.said);
  const clause = isBefore
    ? some.slice(some.findLastIndex(isEnd) + 1)
    : some.slice(0, some.findIndex(isEnd) < 0 ? undefined : some.findIndex(isEnd));
  return spell(clause);
}

const STRONG = String.raw`(?:strong|boozy|booze|alcohol\w*|potent|punchy|stiff|abv|proof|strength|powerful|intense|heavy|hard|punch|kick)`;
const ARTICLES = String.raw`(?: (?:an?|the|your|my|some|any|usual|normal|regular|standard|classic|typical|glass of|pint of|shot of))*\s*$`;
const BELOW = new RegExp(
  [
    String.raw`\b(?:light|weak|mild|gentl|low)er\b(?: \w+){0,4} than${ARTICLES}`,
    String.raw`\bless (?:\w+ ){0,2}${STRONG}(?: \w+){0,2} than${ARTICLES}`,
    String.raw`\b(?:not|isnt|nothing|nowhere near|never|arent|wasnt|dont want it|half)\b(?: \w+){0,3} ${STRONG}(?: \w+){0,2} as${ARTICLES}`,
    String.raw`\b(?:no|not|isnt|nothing|never|cant be|dont want|without being)\b(?: \w+){0,4} (?:(?:strong|booz|stiff|punch|hard|high|heav)i?er|more (?:alcohol|booze|strong|boozy|potent)\w*)(?: \w+){0,2} than${ARTICLES}`,
    String.raw`\b(?:under|below|beneath|short of|less than|weaker end of|at most|no more than|up to)${ARTICLES}`,
    '(?:輕手?|淡|弱|低|溫和|柔和|細力|少)(?:啲|過|一點|少少)*(?:過|於)\\s*$',
    '(?:唔(?:好|要|使|可以|想|准)?|不要?|冇|無|咪)[^，。]{0,6}(?:勁|烈|濃|強|高|重手?|酒精)(?:啲|得)*(?:過|於)\\s*$',
    '(?:唔(?:好|要|可以)?超過|不超過|低過|少過|弱過|輕過|淡過)\\s*$',
  ].join('|'),
  'i',
);
const ABOVE = new RegExp(
  String.raw`\b(?:(?:strong|booz|stiff|punch)i?er|more)(?: \w+){0,3} than${ARTICLES}|(?:勁|烈|濃|強|高)(?:啲)?(?:過|於)\s*$`,
  'i',
);
/** 比 Mojito 勁. */
const IS_THAN_HAN = /(?:^|[^唔好要]|[想要])比(?:起)?\s*$/;
const IS_STRONGER_HAN = /^\s*[更再還仲要]*(?:勁|烈|濃|強|高酒精)/;
/** "Less bitter than Campari", "not as sweet as Baileys", 苦過 Campari: what a taste is compared with. */
const TASTES_LESS = new RegExp(
  String.raw`\b(?:less|more) (?:\w+ ){1,2}than${ARTICLES}|\b(?:not|isnt|nothing|never|half|twice) (?:as|so|that) (?:\w+ ){1,2}as${ARTICLES}|\b(?:not|dont|doesnt|isnt|never|no|too|less)(?: \w+){0,6} (?:bitter|sweet|sour|fizzy|dry|thick|spicy|heavy|creamy|salty|smoky|strong) like${ARTICLES}|[甜酸苦辣澀膩香](?:啲)?過\s*$`,
  'i',
);
const HAN_NOT_SO = /(?:冇|無|沒有|唔及)\s*$/;
/** What was named before is the measure: "my mate has a Negroni, I want one lighter than his", 輕過佢嗰杯. */
const LIGHTER_THAN_IT =
  /\b(?:light|weak|mild|gentl)er than (?:his|hers|theirs|that|it)\b|[輕淡弱](?:啲)?過(?:佢|嗰杯)/i;
const LESS_OF_IT = /\bless \w+ one\b|\b(?:less \w+|\w+er) than (?:his|hers|theirs|that|it)\b|過(?:佢|嗰杯)/i;
/** 比 Negroni 輕, 冇 Negroni 咁勁. */
const HAN_BEFORE = /(?:比(?:起)?|冇|無|沒有|唔及|唔似|唔好似|唔要好似)[^，。]{0,3}\s*$/;
const HAN_AFTER = /^\s*[咁嘅更再還仲要]*(?:輕|淡|弱|低|溫和|柔和|咁勁|咁烈|咁濃|咁強|勁|烈|濃|強|高酒精)/;
/** "A Negroni is too strong", Negroni 太勁. */
const TOO_STRONG =
  /^\s*(?:(?:is|are|was|were|s|would be|它|係)\s*)?(?:(?:a bit|way|just|bit|far|much) )*too (?:strong|boozy|alcoholic|potent|much|stiff|hard)|^\s*(?:係|都|實在)?(?:太|過於)(?:勁|烈|濃|強)|^\s*(?:勁|烈|濃|強)得滯/i;
