import { useState } from 'react';
import { LONGEST_ALLERGY_NOTE, NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import { ALLERGENS } from '#domain/recipe/recipe.ts';
import { session } from '#web/shell/start/storage.ts';

/** The guest's allergy declaration: lasts as long as the tab, on a shared screen for one guest only. */
export function useDeclaredAllergies(isShared: boolean) {
  const [allergies, setAllergies] = useState<Allergies>(() => (isShared ? NO_ALLERGIES : stored()));
  const declare = (next: Allergies) => {
    setAllergies(next);
    if (!isShared) session.set('allergies', JSON.stringify(next));
  };
  const forget = () => {
    setAllergies(NO_ALLERGIES);
    session.remove('allergies');
  };
  return { allergies, declare, forget };
}

function stored(): Allergies {
  try {
    const { allergens, note } = JSON.parse(session.get('allergies') ?? '{}') as Partial<Allergies>;
    return {
      allergens: ALLERGENS.filter((one) => Array.isArray(allergens) && allergens.includes(one)),
      note: typeof note === 'string' ? note.slice(0, LONGEST_ALLERGY_NOTE) : '',
    };
  } catch {
    return NO_ALLERGIES;
  }
}
