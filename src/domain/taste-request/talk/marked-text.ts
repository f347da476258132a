/** A sentence in which each word of taste or drink stands as its index, `<3>`, for patterns over what is said of them. */
import { isWord } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';

/** @param isMarked which pieces stand as their index; else every word of taste or drink */
export const markedText = (pieces: readonly Piece[], isMarked: (piece: Piece) => boolean = isWord): string =>
  spell(pieces.map((piece, at) => (isMarked(piece) ? { said: `<${at}>` } : piece)));

/** A word in a pattern over a marked text; its index is captured. */
export const MARK = String.raw` ?<(\d+)> ?`;
