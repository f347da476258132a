/** What a guest must not be served, held against what is known of a drink. Source: docs/decisions/0041. */
import type { Allergen, AllergenList } from './recipe.ts';

export interface Allergies {
  /** Those of the ten that must be declared. */
  allergens: readonly Allergen[];
  /** Anything else, in the guest's words: only the bar can answer for it. */
  note: string;
}

export const NO_ALLERGIES: Allergies = { allergens: [], note: '' };
/** Longest note, in characters. */
export const LONGEST_ALLERGY_NOTE = 200;

export const hasAllergies = ({ allergens, note }: Allergies): boolean => allergens.length > 0 || note !== '';

export interface AllergyWarning {
  /** Declared by the guest, and in the drink. */
  contains: Allergen[];
  /** Declared by the guest, and nobody has said whether they are in the drink. */
  notStated: Allergen[];
  note: string;
}

/** What stands between a guest and a drink; undefined when it is declared to hold nothing the guest named. */
export function allergyWarning(
  drink: { allergens: readonly Allergen[]; allergenList: AllergenList },
  { allergens, note }: Allergies,
): AllergyWarning | undefined {
  const contains = allergens.filter((allergen) => drink.allergens.includes(allergen));
  const notStated =
    drink.allergenList === 'declared' ? [] : allergens.filter((allergen) => !contains.includes(allergen));
  return contains.length > 0 || notStated.length > 0 || note !== '' ? { contains, notStated, note } : undefined;
}
