/** Hears what a guest does not want alone: "don't just give me something sweet", "but not just a gin and tonic". */
import { isOneOf, isRisk, isWord } from '../negation.ts';
import { NO_TASTE } from '../known-phrases.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { isHan } from '../word-forms.ts';

/** "Don't just give me something sweet", 唔好淨係甜: something more grown-up than that. */
export function notOnly(pieces: readonly Piece[]): readonly Piece[] {
  const plain = pieces.findIndex((piece, at) => /^not (?:just|only)$/i.test(piece.said) && isOnlyNamed(pieces, at + 1));
  if (plain >= 0) return pieces.map((piece, at) => (at === plain ? { said: piece.said, kind: 'no' as const } : piece));
  const only = pieces.findIndex(({ said }) => IS_ONLY.test(said));
  const from = pieces.findLastIndex(
    (piece, at) => at < only && at >= only - ONLY_WITHIN && piece.kind === 'no' && IS_ORDER.test(piece.said),
  );
  if (from < 0) return pieces;
  const end = pieces.findIndex((piece, at) => at > only && isOneOf(piece, 'clause'));
  const words = pieces.slice(only + 1, end < 0 ? undefined : end).filter((piece) => isWord(piece));
  const isTaste = (piece: Piece) =>
    piece.kind === 'flavour' && !isRisk(piece) && piece.named?.kind !== 'ingredient' && !IS_SUGAR.test(piece.said);
  if (words.length === 0 || !words.every(isTaste)) return pieces;
  const to = pieces.indexOf(words.at(-1)!) + 1;
  const said = spell(words);
  return [
    ...pieces.slice(0, from),
    {
      said: isHan(said) ? `唔好淨係${said}` : `not just ${said}`,
      kind: 'flavour',
      flavour: NO_TASTE,
      named: { kind: 'trait', id: 'grown-up' },
    },
    ...pieces.slice(to),
  ];
}
/** "But not just a gin and tonic", "not just straight": another than that. */
function isOnlyNamed(pieces: readonly Piece[], from: number): boolean {
  const end = pieces.findIndex((piece, at) => at > from && isOneOf(piece, 'clause'));
  const said = pieces.slice(from, end < 0 ? undefined : end).filter((piece) => !isOneOf(piece, 'plain'));
  const isOne = (piece: Piece) =>
    piece.kind === 'name' || (piece.kind === 'flavour' && /^(?:spirit-forward|no ice)$/.test(piece.named?.id ?? ''));
  return said.length > 0 && said.every(isOne) && !/^(?:but|also|too)$/i.test(pieces[end]?.said ?? '');
}
const IS_ONLY = /^(?:just|only|simply|merely|淨係|只係|得個)$/i;
const IS_ORDER = /^(?:dont|do not|never|唔好|唔要|唔想|唔想要)$/i;
const IS_SUGAR = /sugar|syrup|糖/i;
/** Pieces from the refusal to "only". */
const ONLY_WITHIN = 3;
