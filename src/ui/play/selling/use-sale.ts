import { useState } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import { whyNotSold } from '#domain/selling/may-sell.ts';
import { useGuestSelling, useMinute } from './guest-selling.ts';
import { useSellingWords } from './selling-words.tsx';

/** Whether a drink can be ordered now, by the rule the server decides with. */
export function useSale(recipe: Pick<GuestRecipe, 'ABV' | 'alcohol'>) {
  const selling = useGuestSelling();
  const now = useMinute();
  const [isConfirmed, confirm] = useState(false);
  const wordsFor = useSellingWords(selling?.timeZone ?? 'UTC');
  const hasAlcohol = isLiquor(recipe);
  const asksForAge = selling?.alcoholDuty === true && hasAlcohol;
  const why = selling && whyNotSold({ selling, now, step: 'order', isLiquor: hasAlcohol, isAdult: true });
  return {
    /** Why not, in words; undefined if it is sold. */
    why: why && wordsFor(why, now),
    asksForAge,
    isAdult: asksForAge && isConfirmed,
    confirm,
    isHeld: why !== undefined || (asksForAge && !isConfirmed),
  };
}
