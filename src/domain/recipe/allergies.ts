/**
 * A guest's allergies compared with a drink. Source: docs/behaviour/alcohol-and-allergens.md "Warnings",
 * docs/decisions/0041.
 */
import type { Allergen, AllergenList } from './recipe.ts';

export interface Allergies {
  /** Allergens from the list of those that must be declared. */
  allergens: readonly Allergen[];
  /** Anything else, in the guest's own words; the bar has to check it. */
  note: string;
}

/** What is known of the allergens of a drink. */
export interface StatedAllergens {
  allergens: readonly Allergen[];
  allergenList: AllergenList;
}

export const NO_ALLERGIES: Allergies = { allergens: [], note: '' };
/** Longest note, in characters. */
export const LONGEST_ALLERGY_NOTE = 200;

export const hasAllergies = ({ allergens, note }: Allergies): boolean => allergens.length > 0 || note !== '';

/** As it is kept with an order: null if nothing is declared. */
export const declared = <A extends Allergies>(allergies: A | undefined): A | null =>
  allergies && hasAllergies(allergies) ? allergies : null;

export interface AllergyWarning {
  /** Declared by the guest and contained in the drink. */
  contains: Allergen[];
  /** Declared by the guest; the recipe does not state whether the drink contains them. */
  notStated: Allergen[];
  note: string;
}

/** @returns undefined if the drink is declared free of everything the guest named */
export function allergyWarning(drink: StatedAllergens, { allergens, note }: Allergies): AllergyWarning | undefined {
  const contains = allergens.filter((allergen) => drink.allergens.includes(allergen));
  const notStated =
    drink.allergenList === 'declared' ? [] : allergens.filter((allergen) => !contains.includes(allergen));
  return contains.length > 0 || notStated.length > 0 || note !== '' ? { contains, notStated, note } : undefined;
}
