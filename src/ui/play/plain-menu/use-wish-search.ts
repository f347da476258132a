import { useEffect, useState } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';

/**
 * Ids of the drinks that satisfy a text as wishes; undefined while the words are loading, or if it is not understood.
 * @param text '' to search for nothing
 */
export function useWishSearch(text: string, recipes: readonly GuestRecipe[]): readonly string[] | undefined {
  const [found, setFound] = useState<{ text: string; ids: readonly string[] | undefined }>();
  useEffect(() => {
    if (text.trim().length === 0) return undefined;
    let isCurrent = true;
    // Loaded on the first text that no name contains. Without a network the search by name remains.
    import('./find-by-wishes.ts')
      .then(({ findByWishes }) => findByWishes(text, recipes))
      .then((ids) => isCurrent && setFound({ text, ids }))
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [text, recipes]);
  return found?.text === text ? found.ids : undefined;
}
