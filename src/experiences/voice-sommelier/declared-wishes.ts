/** What a guest declared to be allergic to, and what a sentence or a chip changes of it. Pure; phones load this file. */
import { LONGEST_ALLERGY_NOTE, type Allergies } from '#domain/recipe/allergies.ts';
import type { Wishes } from './wishes.ts';

/** The declaration without the allergies that the guest took back, chip by chip. */
export function withoutTakenBack(declared: Allergies, before: Wishes, now: Wishes): Allergies {
  const isGone = <T>(list: readonly T[], left: readonly T[]) => list.filter((each) => !left.includes(each));
  const allergens = isGone(before.allergies, now.allergies);
  const said = isGone(before.unlisted, now.unlisted);
  if (allergens.length + said.length === 0) return declared;
  return {
    allergens: isGone(declared.allergens, allergens),
    note: isGone(declared.note.split(', '), said).join(', '),
  };
}

/**
 * A guest's declaration with the allergies of a sentence: substances that must be declared, and the rest in the guest's
 * own words. A refusal without an allergy ("no milk") is a wish. Source: docs/decisions/0041.
 */
export function withHeard(declared: Allergies, { allergies, unlisted }: Wishes): Allergies {
  const fresh = unlisted.filter((said) => !declared.note.includes(said));
  if (fresh.length === 0 && allergies.every((each) => declared.allergens.includes(each))) return declared;
  const note = [declared.note, ...fresh].filter(Boolean).join(', ');
  return {
    allergens: unique([...declared.allergens, ...allergies]),
    note: note.slice(0, LONGEST_ALLERGY_NOTE),
  };
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
