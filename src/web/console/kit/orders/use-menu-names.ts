import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Translations } from '#domain/recipe/recipe.ts';
import { translated, type WordedText } from '#domain/text/translated.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';

/**
 * What drinks and ingredients that are known by their original names alone are called in the console's language, by the
 * shop's menu.
 */
export function useMenuNames(shopId: string): (name: string) => WordedText {
  const { i18n } = useLingui();
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const recipes = menu.data?.recipes;
  const known = useMemo(
    () =>
      new Map<string, Translations>(
        (recipes ?? [])
          .flatMap((recipe) => [...recipe.ingredients, recipe])
          .map(({ name, name_translations }) => [name, name_translations]),
      ),
    [recipes],
  );
  return (name) => translated(name, known.get(name), i18n.locale);
}
