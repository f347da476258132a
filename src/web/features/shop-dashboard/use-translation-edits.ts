import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#domain/languages.ts';
import { useAlert } from '#ui/alert.tsx';
import { useSend } from '#ui/api.tsx';
import { SHOWS_TRANSLATIONS } from './use-translation-jobs.ts';

export interface TranslationEdits {
  saveName: (recipeId: string, text: string) => Promise<boolean>;
  saveIngredient: (ingredientId: string, text: string) => Promise<boolean>;
}

/** Writes texts into a language by hand. @returns calls that say themselves when they failed */
export function useTranslationEdits(shopId: string, language: string): TranslationEdits {
  const { t } = useLingui();
  const alert = useAlert();
  const recipe = useSend('PATCH /api/translations/:shopId/recipes/:recipeId', SHOWS_TRANSLATIONS);
  const ingredient = useSend('PATCH /api/translations/:shopId/ingredients/:ingredientId', SHOWS_TRANSLATIONS);
  const target = language as LanguageCode;

  const isKept = async (write: Promise<unknown>) => {
    try {
      await write;
      return true;
    } catch {
      await alert(t`Failed to save translation. Please try again.`);
      return false;
    }
  };
  return {
    saveName: (recipeId, translatedText) =>
      isKept(
        recipe.mutateAsync({
          params: { shopId, recipeId },
          body: { fieldName: 'name', language: target, translatedText },
        }),
      ),
    saveIngredient: (ingredientId, translatedText) =>
      isKept(ingredient.mutateAsync({ params: { shopId, ingredientId }, body: { language: target, translatedText } })),
  };
}
