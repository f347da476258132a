/** The guest's allergy declaration on this screen. Source: docs/decisions/0041. */
import { createContext, use } from 'react';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';

interface GuestAllergies {
  allergies: Allergies;
  /** Left out if nobody orders, as in an owner's preview. */
  declare?: (allergies: Allergies) => void;
}

const Context = createContext<GuestAllergies>({ allergies: NO_ALLERGIES });

export const GuestAllergiesOf = Context.Provider;
export const useGuestAllergies = (): GuestAllergies => use(Context);
