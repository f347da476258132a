/**
 * Hears what a sentence says of flavour, word by word: English, Cantonese and both mixed. Nothing is guessed; what is not
 * known is given back. Source: design experiences 3.7.
 */
import type { Lexicon } from './flavour-words/lexicon.ts';
import type { FlavourMeaning } from './flavour-words/meanings.ts';
import { isAllergy, isDenied, isInAllergy } from './detect-allergies.ts';
import { createTokenizer, isLatin, type Piece, type Vocabulary } from './phrase-tokenizer.ts';
import { isComparedWith, signOf, type Sign } from './negation.ts';

/** A word of flavour as it was said. */
export interface TasteWord {
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
export interface DrinkMention {
  id: string;
  isRefused: boolean;
}

export interface TasteRequest {
  words: TasteWord[];
  names: DrinkMention[];
  /** What was not understood, in the guest's own spelling. */
  unknown: string[];
  /** The guest spoke of an allergy, whether or not it was understood to what. */
  isAllergic: boolean;
}

/**
 * Makes ready to hear: make it once, use it for every sentence.
 * @param lexicons those of every language in the sentences (`languagesIn`); without one, what it knows would be missed
 */
export function createTasteParser(
  lexicons: readonly Lexicon[],
  vocabulary: Vocabulary = {},
): (text: string) => TasteRequest {
  const cut = createTokenizer(lexicons, vocabulary);
  return (text) => understand(cut(text));
}

function understand(cut: Piece[]): TasteRequest {
  const pieces = cut.map((piece, at) => settled(cut, piece, at));
  const signs = new Map<number, Sign>();
  const heard: TasteRequest = {
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
  if ('flavour' in piece && CANNOT_DRINK.test(piece.said) && isDrunk(pieces.slice(at + 1)))
    return { said: piece.said, tokens: piece.tokens, particle: 'no' };
  if ('flavour' in piece && piece.said === '凍' && 'flavour' in next)
    return { said: piece.said, tokens: piece.tokens, particle: 'plain' };
  const isOfNext = 'flavour' in next && !next.flavour.ignore && !next.flavour.zeroProof;
  if ('flavour' in piece && VERY_TOO.test(piece.said) && isOfNext)
    return { said: piece.said, tokens: piece.tokens, particle: 'very' };
  if ('flavour' in piece && isOfNext && SOFT_TOO.test(piece.said))
    return { said: piece.said, tokens: piece.tokens, particle: 'soft' };
  return piece;
}

/** Alone it speaks of alcohol; with milk behind it, it is milk that is not drunk. */
const CANNOT_DRINK = /^(唔飲得|.*\b(can['’]?t|cannot|not|don['’]?t|doesn['’]?t) drink)$/i;
const isDrunk = (after: readonly Piece[]): boolean => {
  const next = after.find((piece) => !('particle' in piece && piece.particle === 'plain'));
  return next !== undefined && 'flavour' in next && Boolean(next.flavour.allergens ?? next.flavour.alcohol);
};

const VERY_TOO = /^(勁|濃|烈|hard|strong)$/;
const SOFT_TOO = /^(輕|淡|light|淡淡|輕輕|輕輕哋|mild|subtle|gentle)$/;
/** "奶味濃", "酒味唔好太勁": how much of the taste before it. */
const AMOUNT = /^(濃|勁|烈|strong|heavy|hard)$/;
const TASTE_NAMED = /(味|度|香|ness|taste)$/;

/** The word of taste before it, with nothing but words of degree between. */
function isAmountOf(pieces: readonly Piece[], at: number): boolean {
  for (let back = at - 1; back >= 0; back -= 1) {
    const piece = pieces[back]!;
    if ('flavour' in piece) return TASTE_NAMED.test(piece.said);
    if (!('particle' in piece) || !['no', 'less', 'very', 'soft', 'plain'].includes(piece.particle)) return false;
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
