/** What a sentence says an allergy is to. Nothing that may harm is to be missed. Source: design experiences 3.7. */
import type { Piece } from './phrase-tokenizer.ts';

/** "allergic to nuts and eggs", "對花生同蛋敏感": its own clause, and a bare list of such things on from it. */
export function isInAllergy(pieces: readonly Piece[], at: number): boolean {
  return [-1, 1].some((step) => {
    for (let place = at + step; place >= 0 && place < pieces.length; place += step) {
      const piece = pieces[place]!;
      if (isAllergy(piece)) return !isDenied(pieces, place);
      if (piece.end || /^(but|但|但係|不過)$/i.test(piece.said)) return false;
      if (
        'particle' in piece &&
        piece.particle === 'clause' &&
        piece.said !== '就' &&
        !isBareList(pieces, at, place, step)
      )
        return false;
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

/** A word that speaks of allergies. */
export const isAllergy = (piece: Piece): boolean => 'particle' in piece && piece.particle === 'allergy';

/** "not allergic to", "冇敏感". */
export const isDenied = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1];
  return before !== undefined && 'particle' in before && before.particle === 'no';
};
