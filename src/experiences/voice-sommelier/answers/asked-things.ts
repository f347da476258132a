/** What a guest asks about in a sentence: its words of taste, things and traits. */
import type { Taste } from '#domain/flavour/taste.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Piece } from '#domain/taste-request/phrase-tokenizer.ts';
import type { Ranked } from '#domain/taste-request/superlatives.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';
import { keepsTaste } from '#domain/taste-request/trait-roles.ts';

/** An ingredient, an allergen, a diet, a trait or a drink that the menu may lack. */
export type AskedThing = Pick<TasteWord, 'said' | 'word' | 'named' | 'family'>;

/**
 * `drinks` are ids of the menu, in the order they were said; none for "it", where none was named, or for "the blue one",
 * which is `of` what is said of it.
 */
export type Question =
  /** What is in them; what they taste like. */
  | { kind: 'parts' | 'taste'; drinks: readonly string[]; of?: readonly AskedThing[] }
  | { kind: 'degree'; drinks: readonly string[]; of?: readonly AskedThing[]; axis: FlavourAxis }
  /** Is there some in them, are they so, or which of it; can it be left out. */
  | {
      kind: 'holds';
      drinks: readonly string[];
      of?: readonly AskedThing[];
      things: readonly AskedThing[];
      isWhich: boolean;
    }
  | { kind: 'leave-out'; drinks: readonly string[]; thing: AskedThing }
  /** How two differ, or all that are called so. */
  | { kind: 'difference'; drinks: readonly string[]; called?: string }
  /** A well-known drink that the menu lacks. */
  | { kind: 'lacking'; said: string }
  /** Which has more: of each axis, negative for less. None: which the guest should have. */
  | { kind: 'compare'; drinks: readonly string[]; by: Taste }
  /** Which goes with a food, of these drinks or of all. */
  | { kind: 'pairing'; drinks: readonly string[]; thing: AskedThing }
  /** Is there some, and in which drinks; is ordered by the glass. */
  | { kind: 'stocks' | 'holders' | 'by-glass'; thing: AskedThing }
  /** What a word of the bar means: "what is a highball?" */
  | { kind: 'way'; said: string }
  /** What a thing is: "what is falernum?"; whether it has alcohol; a spirit by itself. */
  | { kind: 'explained' | 'alcohol' | 'alone'; thing: AskedThing }
  /** By a name of the menu: is it there; which are called so, "what martinis do you have". */
  | { kind: 'served' | 'called'; drinks: readonly string[]; said: string }
  /** Is there one with all that is wished for, or which are they; else what is asked besides. */
  | { kind: 'there'; isWhich: boolean; otherwise: readonly Question[] }
  /** Are those without alcohol really without. */
  | { kind: 'all-free' }
  /** Can it be made with more or less of it. */
  | { kind: 'make'; drinks: readonly string[]; by: Taste }
  /** Which has most or least of what is asked for, or is most like it; which the house would choose. */
  | { kind: 'utmost'; superlative?: Superlative; ranked: Ranked }
  | { kind: 'advice' }

  /** What whoever must not have something can't have, or can. */
  | { kind: 'barred' | 'allowed' };

export const EASE = 'easy to drink';
/** How drinks are served, by which they are listed. */
export const IS_SORT = /^(?:hot drink|frozen|soft drink)$/;

/** "Glass of red" is one phrase of the word lists. */
export const BY_GLASS = /^(?:glass|bottle) of /i;
/** "Easiest", "driest": more than a taste. */
export const isTastedTrait = (piece: Piece): boolean =>
  piece.kind === 'flavour' && piece.named?.kind === 'trait' && keepsTaste(piece.named.id) && !isTasteless(piece);
export const isIngredient = (piece: Piece): boolean => piece.kind === 'flavour' && piece.named?.kind === 'ingredient';

export const isTasteless = (piece: Piece): boolean =>
  piece.kind !== 'flavour' || Object.keys(piece.flavour.delta ?? {}).length === 0;

export const nameOf = (piece: Piece | undefined): string | undefined =>
  piece?.kind === 'flavour' ? piece.named?.id : undefined;
/** A taste, and nothing that is in a glass or not: "spicy", and not "spices". */
export const isTasteAlone = (piece: Piece | undefined): boolean => {
  if (piece?.kind !== 'flavour') return true;
  const { allergens, alcohol, zeroProof, delta = {} } = piece.flavour;
  if (allergens ?? alcohol ?? zeroProof ?? piece.named) return false;
  return piece.family === undefined || Object.keys(delta).length > 0;
};

export function thingAt(pieces: readonly Piece[], at: number): AskedThing | undefined {
  const piece = pieces[at];
  if (piece?.kind !== 'flavour') return undefined;
  const { flavour: word, named, family } = piece;
  const bare = piece.said.replace(BY_GLASS, '');
  const said = bare === piece.said || / /.test(bare) ? bare : (named?.id ?? bare);
  return { said, word, ...(named && { named }), ...(family !== undefined && { family }) };
}
