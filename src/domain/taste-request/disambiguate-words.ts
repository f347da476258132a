/** Resolves words whose meaning depends on their neighbours. */
import type { Particle } from './words/lexicon.ts';
import { MEANINGS } from './words/meanings.ts';
import { isOneOf, isWord } from './negation.ts';
import { spell, type Piece } from './phrase-tokenizer.ts';

export const disambiguate = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    if (piece.kind === 'person')
      return piece.person === 'drunk' && isWishedDrunk(pieces, at)
        ? { ...bare(piece), kind: 'flavour', flavour: MEANINGS.strong }
        : piece;
    if (piece.kind !== 'flavour') return piece;
    const particle = particleFor(pieces, piece, at);
    if (particle) return { ...bare(piece), kind: particle };
    const next = pieces[at + 1];
    // 酒量好渣: does not make a drink stronger, whatever follows.
    if (piece.said.startsWith('酒量') && next && !isOneOf(next, 'clause'))
      return { ...bare(piece), kind: 'person', person: 'lowTolerance' };
    return piece;
  });

const bare = ({ said, end }: Piece) => ({ said, ...(end && { end }) });

function particleFor(pieces: readonly Piece[], { said }: Piece, at: number): Particle | undefined {
  if (AMOUNT.test(said) && isAmountOf(pieces, at)) return 'very';
  const next = pieces[at + 1];
  if (isOneOf(next, 'person') && /^still$/i.test(said)) return 'plain';
  if (next?.kind !== 'flavour') return undefined;
  if (said === '凍') return 'plain';
  if (next.flavour.ignore || next.flavour.zeroProof) return undefined;
  if (VERY_TOO.test(said)) return 'very';
  return SOFT_TOO.test(said) ? 'soft' : undefined;
}

/** 勁 is "strong" by itself, and "very" before another taste. */
const VERY_TOO = /^(勁|濃|烈|hard|strong)$/i;
const SOFT_TOO = /^(輕|淡|light|淡淡|輕輕|輕輕哋|mild|subtle|gentle)$/i;
/** 奶味濃, 酒味唔好太勁: the amount of the taste before it. */
const AMOUNT = /^(濃|勁|烈|strong|heavy|hard)$/i;
const TASTE_NAMED = /(味|度|香|ness|taste)$/i;

/** True if a taste word stands before it, with only words of degree between. */
function isAmountOf(pieces: readonly Piece[], at: number): boolean {
  let back = at - 1;
  while (isOneOf(pieces[back], 'no', 'less', 'very', 'soft', 'plain')) back -= 1;
  return isWord(pieces[back]) && TASTE_NAMED.test(pieces[back]!.said);
}

/** "want to get properly drunk", 想飲醉: a wish for something strong, not a statement that the guest is drunk. */
const isWishedDrunk = (pieces: readonly Piece[], at: number): boolean =>
  /^(easily|fast|quick|quickly|after)$/i.test(pieces[at + 1]?.said ?? '')
    ? false
    : /(?:^|[^\w ]|\b(?:want|want to|wanna|lets?|need to|gonna)(?: \w+)?) ?(?:get|be)(?: \w+){0,2}$|\b(?:get|make) me$|[想要求]飲?$/i.test(
        spell(pieces.slice(Math.max(0, at - 5), at)),
      );
