/**
 * Hears what a sentence says of flavour, word by word: English, Cantonese and both mixed. Nothing is guessed; what is not
 * known is given back. Source: design experiences 3.7.
 */
import type { Lexicon } from './flavour-words/lexicon.ts';
import type { FlavourMeaning } from './flavour-words/meanings.ts';
import { createCut, isLatin } from './hear-pieces.ts';
import type { Piece, Vocabulary } from './hear-pieces.ts';

/** A word of flavour as it was said. */
export interface HeardWord {
  word: FlavourMeaning;
  said: string;
  /** 1 as said, 0.5 softened, 1.5 strengthened; below 0 turned round. */
  factor: number;
  /** Turned round by "no" itself rather than by "less" or "too". */
  isRefused: boolean;
  /** Named in a sentence about an allergy. */
  isAllergy: boolean;
}

/** A name from the menu as it was said. */
export interface HeardName {
  id: string;
  isRefused: boolean;
}

export interface Heard {
  words: HeardWord[];
  names: HeardName[];
  /** What was not understood, in the guest's own spelling. */
  unknown: string[];
  /** The guest spoke of an allergy, whether or not it was understood to what. */
  isAllergic: boolean;
}

/**
 * Makes ready to hear: make it once, use it for every sentence.
 * @param lexicons those of every language in the sentences (`languagesIn`); without one, what it knows would be missed
 */
export function createHearing(lexicons: readonly Lexicon[], vocabulary: Vocabulary = {}): (text: string) => Heard {
  const cut = createCut(lexicons, vocabulary);
  return (text) => understand(cut(text));
}

function understand(cut: Piece[]): Heard {
  const pieces = cut.map((piece, at) => settled(cut, piece, at));
  const signs = new Map<number, Sign>();
  const heard: Heard = {
    words: [],
    names: [],
    unknown: joined(pieces),
    isAllergic: pieces.some((piece, at) => isAllergy(piece) && !isDenied(pieces, at)),
  };
  pieces.forEach((piece, at) => {
    if ('name' in piece) {
      const refused = !isComparedWith(pieces, at) && signOf(pieces, at, signs).refused;
      signs.set(at, { refused, less: false });
      heard.names.push({ id: piece.name, isRefused: refused });
    }
    if (!('flavour' in piece)) return;
    const sign = signOf(pieces, at, signs);
    signs.set(at, sign);
    if (piece.flavour.ignore) return;
    const turned = sign.refused || sign.less;
    const degree = degreeOf(pieces, at, turned);
    heard.words.push({
      word: piece.flavour,
      said: piece.said,
      factor: turned ? -degree : degree,
      isRefused: sign.refused,
      isAllergy: isInAllergy(pieces, at),
    });
  });
  return heard;
}

/** "勁" is strong by itself, and "very" before another taste; "like" wishes, or likens when a drink follows. */
function settled(pieces: readonly Piece[], piece: Piece, at: number): Piece {
  if ('flavour' in piece && AMOUNT.test(piece.said) && isAmountOf(pieces, at))
    return { said: piece.said, tokens: piece.tokens, particle: 'very' };
  const next = pieces[at + 1];
  if (!next) return piece;
  if ('flavour' in piece && piece.said === '凍' && 'flavour' in next)
    return { said: piece.said, tokens: piece.tokens, particle: 'plain' };
  if ('flavour' in piece && VERY_TOO.test(piece.said) && 'flavour' in next && !next.flavour.ignore)
    return { said: piece.said, tokens: piece.tokens, particle: 'very' };
  if ('flavour' in piece && 'flavour' in next && SOFT_TOO.test(piece.said))
    return { said: piece.said, tokens: piece.tokens, particle: 'soft' };
  return piece;
}

const VERY_TOO = /^(勁|濃|烈|hard|strong)$/;
const SOFT_TOO = /^(輕|淡|light|淡淡|輕輕|輕輕哋|mild|subtle|gentle)$/;
/** "奶味濃", "酒味唔好太勁": how much of the taste before it. */
const AMOUNT = /^(濃|勁|烈|strong|heavy|hard)$/;
const TASTE_NAMED = /(味|度|香|ness|taste)$/;

interface Sign {
  refused: boolean;
  less: boolean;
}
const AS_SAID: Sign = { refused: false, less: false };
/** The word of taste before it, with nothing but words of degree between. */
function isAmountOf(pieces: readonly Piece[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const piece = pieces[back]!;
    if ('flavour' in piece) return TASTE_NAMED.test(piece.said);
    if (!('particle' in piece) || !['no', 'less', 'very', 'soft', 'plain'].includes(piece.particle)) return false;
  }
  return false;
}

/** How many other words may stand between a "no" and what it turns round. */
const REACH = 3;

/** Whether a word is turned round: by what stands before it in its clause, or by a "no" right behind it. */
function signOf(pieces: readonly Piece[], at: number, signs: ReadonlyMap<number, Sign>): Sign {
  let others = 0;
  let afresh = false;
  for (let back = at - 1; back >= 0; back -= 1) {
    const piece = pieces[back]!;
    if ('flavour' in piece && piece.flavour.ignore) continue;
    if ('flavour' in piece) {
      if (isLinked(pieces, back, at)) return signs.get(back) ?? AS_SAID;
      break;
    }
    if ('name' in piece) {
      if (isComparedWith(pieces, back)) return { refused: false, less: true };
      if (isLinked(pieces, back, at)) return signs.get(back) ?? AS_SAID;
      break;
    }
    if ('unknown' in piece) {
      others += isLatin(piece.said) ? 1 : 0.5;
      if (afresh || others >= REACH) break;
      continue;
    }
    if (piece.particle === 'no')
      return isOfExcess(pieces[back + 1]) ? { refused: false, less: true } : { refused: true, less: false };
    if (piece.particle === 'less') return isTurnedBack(pieces, back) ? AS_SAID : { refused: false, less: true };
    if (piece.particle === 'clause') break;
    if (piece.particle === 'free') return { refused: true, less: false };
    if (piece.particle === 'wish') afresh = true;
    if (piece.particle === 'plain') {
      others += 0.3;
      if (others >= REACH) break;
    }
  }
  if (isLessenedBehind(pieces, at)) return { refused: false, less: true };
  return isRefusedBehind(pieces, at) ? { refused: true, less: false } : AS_SAID;
}

/** "唔好咁", "不那麼", "唔係好": not so much, rather than none. */
const isOfExcess = (piece: Piece | undefined): boolean =>
  piece !== undefined && /^(咁|那麼|好|超|勁|特別|非常|very|really|super)$/.test(piece.said);

/** "not less sweet", "唔少甜": hardly said, and not the opposite. */
const isTurnedBack = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1];
  return (
    before !== undefined &&
    'particle' in before &&
    before.particle === 'no' &&
    /^(less|lower|fewer)$/.test(pieces[at]!.said)
  );
};

/** "no milk or nuts": only joining words stand between. */
function isLinked(pieces: readonly Piece[], from: number, to: number): boolean {
  const between = pieces.slice(from + 1, to);
  return (
    between.some((piece) => 'particle' in piece && piece.particle === 'link') &&
    between.every((piece) => 'particle' in piece && (piece.particle === 'link' || piece.particle === 'plain'))
  );
}

/** "冇 mojito 咁甜": the drink is what it is measured by. */
function isComparedWith(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  const after = pieces[at + 1];
  return (
    before !== undefined &&
    'particle' in before &&
    /^(冇|無|唔好|唔要)$/.test(before.said) &&
    after !== undefined &&
    after.said.startsWith('咁')
  );
}

/** "酒味唔好太重", "sweetness not too high": too much of it is what is not wished. */
function isLessenedBehind(pieces: readonly Piece[], at: number): boolean {
  for (const [i, piece] of pieces.slice(at + 1).entries()) {
    if (!('particle' in piece)) return false;
    if (piece.particle === 'less') {
      const after = pieces[at + i + 2];
      return (
        after === undefined ||
        'unknown' in after ||
        ('particle' in after && ['very', 'clause', 'plain'].includes(after.particle))
      );
    }
    if (piece.particle !== 'plain') return false;
  }
  return false;
}

/** "甜嘅唔要", "milk is out", "dairy free": the "no" stands behind, and nothing it could mean follows: "無酒精唔好太甜" asks for no alcohol. */
function isRefusedBehind(pieces: readonly Piece[], at: number): boolean {
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next]!;
    if (!('particle' in piece)) return false;
    if (piece.particle === 'free' || (piece.particle === 'no' && piece.free === piece.said)) {
      const after = pieces
        .slice(next + 1)
        .find((each) => !('particle' in each) || !['plain', 'soft', 'less', 'very'].includes(each.particle));
      return piece.said.toLowerCase() === 'free' || after === undefined || !('flavour' in after || 'name' in after);
    }
    if (piece.particle !== 'plain' && !(piece.particle === 'clause' && /^(就|呀|啊|呢|係)$/.test(piece.said)))
      return false;
  }
  return false;
}

/** How much: the words right before, and "少少", "哋" or "af" right behind. */
function degreeOf(pieces: readonly Piece[], at: number, turned: boolean): number {
  let degree = 1;
  for (let back = at - 1; back >= 0; back -= 1) {
    const piece = pieces[back]!;
    if (!('particle' in piece) || piece.particle === 'clause') break;
    if (piece.particle === 'soft') degree = 0.5;
    if (piece.particle === 'very' && degree === 1 && !turned) degree = 1.5;
    if (!['soft', 'very', 'plain'].includes(piece.particle)) break;
  }
  for (const piece of pieces.slice(at + 1, at + 4)) {
    if (!('particle' in piece)) break;
    if (/^(少少|哋|地|ish|一啲啲)$/.test(piece.said)) return 0.5;
    if (/^(到爆|到死|af|as hell|as possible)$/i.test(piece.said)) return 1.5;
    if (piece.particle !== 'plain') break;
  }
  return pieces[at]!.said.endsWith('ish') ? 0.5 : degree;
}

/** "allergic to nuts and eggs", "對花生同蛋敏感": its own clause, and a bare list of such things on from it. */
function isInAllergy(pieces: readonly Piece[], at: number): boolean {
  return [-1, 1].some((step) => {
    for (let place = at + step; place >= 0 && place < pieces.length; place += step) {
      const piece = pieces[place]!;
      if (isAllergy(piece)) return !isDenied(pieces, place);
      if (piece.end || /^(but|但|但係|不過)$/i.test(piece.said)) return false;
      if ('particle' in piece && piece.particle === 'clause' && !isBareList(pieces, at, place, step)) return false;
    }
    return false;
  });
}

/** From a word over a comma as far as the allergy, nothing but things that can be kept out: "nuts, eggs, milk". */
function isBareList(pieces: readonly Piece[], at: number, comma: number, step: number): boolean {
  const isWished = clauseBefore(pieces, at).some((piece) => 'particle' in piece && piece.particle === 'wish');
  if (isWished) return false;
  for (let place = at; place >= 0 && place < pieces.length; place += step) {
    const piece = pieces[place]!;
    if (isAllergy(piece)) return true;
    if ('unknown' in piece || ('flavour' in piece && !piece.flavour.allergens)) return false;
    if ('particle' in piece && !['clause', 'link', 'plain'].includes(piece.particle)) return place === comma;
  }
  return false;
}

/** What stands before a word in its own clause. */
function clauseBefore(pieces: readonly Piece[], at: number): readonly Piece[] {
  const start = pieces.findLastIndex((piece, i) => i < at && 'particle' in piece && piece.particle === 'clause');
  return pieces.slice(start + 1, at);
}

const isAllergy = (piece: Piece): boolean => 'particle' in piece && piece.particle === 'allergy';

/** "not allergic to", "冇敏感". */
const isDenied = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1];
  return before !== undefined && 'particle' in before && before.particle === 'no';
};

/** Unknown words side by side are one unknown thing, also around a Chinese particle that may be part of a word. */
function joined(pieces: readonly Piece[]): string[] {
  const unknown: string[] = [];
  let between: string | undefined;
  for (const [at, piece] of pieces.entries()) {
    const isPart = 'particle' in piece && piece.particle === 'plain' && IS_HAN.test(piece.said);
    if ('unknown' in piece) {
      if (between === undefined) unknown.push(piece.said);
      else unknown[unknown.length - 1] += between + (isSpaced(pieces[at - 1], piece) ? ' ' : '') + piece.said;
      between = '';
    } else if (between === '' && isPart) between = piece.said;
    else between = undefined;
  }
  return unknown.filter((words) => !/^\d+$/.test(words));
}

const IS_HAN = /^\p{Script=Han}$/u;
const isSpaced = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined && [before, piece].every(({ said }) => isLatin(said));
