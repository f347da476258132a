/** What a sentence turns round: "no", "less", "not too", before a word or behind it. Source: design experiences 3.7. */
import type { Particle } from './flavour-words/lexicon.ts';
import { isLatin, type Piece } from './phrase-tokenizer.ts';

/** How a word is meant: as said, turned round by "no" itself, or by "less" or "too". */
export interface Sign {
  refused: boolean;
  less: boolean;
}
const AS_SAID: Sign = { refused: false, less: false };

/** How many other words may stand between a "no" and what it turns round. */
const REACH = 3;

/** Whether a word is turned round: by what stands before it in its clause, or by a "no" right behind it. */
export function signOf(pieces: readonly Piece[], at: number, signs: ReadonlyMap<number, Sign>): Sign {
  const word = pieces[at]!;
  if ('flavour' in word && word.flavour.zeroProof) return { refused: isAbstinenceDenied(pieces, at), less: false };
  let others = 0;
  let afresh = false;
  for (let back = at - 1; back >= 0; back -= 1) {
    const piece = pieces[back]!;
    if ('flavour' in piece && piece.flavour.ignore) continue;
    if ('flavour' in piece) {
      if (isLinked(pieces, back, at) && isNoDrink(piece) && 'flavour' in word && word.flavour.allergens)
        return { refused: true, less: false };
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

/** "not pregnant", "唔要無酒精", "mocktail 唔要": only its own "no", right before it or last behind it. What is said of another taste never takes "no alcohol" back. */
function isAbstinenceDenied(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.findLastIndex((piece, i) => i < at && !isOneOf(piece, ['plain', 'wish', 'very', 'soft']));
  if (isOneOf(pieces[before], ['no'])) {
    const taste = pieces.findLast((piece, i) => i < before && !isOneOf(piece, ['plain']));
    return !(isNoBehind(pieces[before]!) && taste && ('flavour' in taste || 'name' in taste));
  }
  const behind = pieces.findIndex((piece, i) => i > at && !isOneOf(piece, ['plain']));
  const after = pieces[behind + 1];
  return behind !== -1 && isNoBehind(pieces[behind]!) && (after === undefined || isOneOf(after, ['clause']));
}

/** "唔飲得酒同奶": the "no" is in the word. */
const isNoDrink = (piece: Piece): boolean =>
  'flavour' in piece &&
  piece.flavour.zeroProof === true &&
  /^(no|zero|without|唔|不|戒|走|冇|無|飲唔).*(alcohol|booze|酒|酒精)$/i.test(piece.said);

const isOneOf = (piece: Piece | undefined, kinds: readonly Particle[]): boolean =>
  piece !== undefined && 'particle' in piece && kinds.includes(piece.particle);

/** A "no" that may stand behind what it refuses. */
const isNoBehind = (piece: Piece): boolean =>
  'particle' in piece && (piece.particle === 'free' || (piece.particle === 'no' && piece.free === piece.said));

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
export function isComparedWith(pieces: readonly Piece[], at: number): boolean {
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

/** "甜嘅唔要", "milk is out", "dairy free": the "no" stands behind, and nothing it could mean follows. */
function isRefusedBehind(pieces: readonly Piece[], at: number): boolean {
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next]!;
    if (!('particle' in piece)) return false;
    if (isNoBehind(piece)) {
      const after = pieces
        .slice(next + 1)
        .find((each) => !('particle' in each) || !['plain', 'soft'].includes(each.particle));
      return piece.said.toLowerCase() === 'free' || after === undefined || !('flavour' in after || 'name' in after);
    }
    if (piece.particle !== 'plain' && !(piece.particle === 'clause' && /^(就|呀|啊|呢|係)$/.test(piece.said)))
      return false;
  }
  return false;
}
