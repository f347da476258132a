/**
 * Finds what a guest complains of in a drink they had: "the Penicillin was too peaty", 杯 Negroni 太苦. It is not liked, and
 * what is said of it shall be less. Source: docs/behaviour/taste-requests.md "Names".
 */
import type { Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';

const PATTERNS = [
  String.raw`${MARK}(?:(?:just now|last time|before|there|here) )?,? ?(?:and |but )?(?:(?:it|that|which|is|was|were|tastes?|tasted|felt|s|a|bit|little|way|just|really|far|much|so|to me|kind of) )*(?:too|overly)(?: (?:much|many|heavy on|strong on|of|the|a))* ?${MARK}`,
  String.raw`${MARK}(?:飲落|覺得|對我嚟講|有啲|真係|實在|嘅|就|係|[，, ])*(?:太|過份|過分)(?:多)?${MARK}`,
  String.raw`${MARK}(?:嘅|啲|[，, ])*${MARK}(?:味)?(?:實在|真係)?(?:太 ?(?:重|濃|多|勁|大|搶|heavy|strong|much|overpowering)|得滯|過重)`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Indexes of the drinks, and of what is too much in them. */
export function complaintsIn(pieces: readonly Piece[]): { drinks: ReadonlySet<number>; faults: ReadonlySet<number> } {
  const [drinks, faults] = [new Set<number>(), new Set<number>()];
  if (!pieces.some(({ kind }) => kind === 'name')) return { drinks, faults };
  const text = markedText(pieces);
  for (const pattern of PATTERNS)
    for (const [, drink, fault] of text.matchAll(pattern)) {
      if (pieces[Number(drink)]!.kind !== 'name' || pieces[Number(fault)]!.kind === 'name') continue;
      drinks.add(Number(drink));
      faults.add(Number(fault));
    }
  return { drinks, faults };
}
