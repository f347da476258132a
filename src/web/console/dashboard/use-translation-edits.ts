import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { errorAt } from '#ui/kit/fields/sort-errors.ts';
import { SHOWS_TRANSLATIONS } from './use-translation-jobs.ts';

export interface TranslationEdits {
  /** @returns whether it is kept, or what the server finds wrong with the text */
  saveName: (recipeId: string, text: string) => Promise<boolean | string>;
  saveIngredient: (ingredientId: string, text: string) => Promise<boolean | string>;
  /** @param text what stands there, for the question */
  clearName: (recipeId: string, text: string) => Promise<boolean>;
  clearIngredient: (ingredientId: string, text: string) => Promise<boolean>;
}

/** Writes texts into a language by hand. @returns calls that say themselves when they failed */
export function useTranslationEdits(shopId: string, language: string): TranslationEdits {
  const { t } = useLingui();
  const alert = useAlert();
  const recipe = useSend('PATCH /api/translations/:shopId/recipes/:recipeId', SHOWS_TRANSLATIONS);
  const ingredient = useSend('PATCH /api/translations/:shopId/ingredients/:ingredientId', SHOWS_TRANSLATIONS);
  const clearRecipe = useSend('DELETE /api/translations/:shopId/recipes/:recipeId', SHOWS_TRANSLATIONS);
  const clearIngredient = useSend('DELETE /api/translations/:shopId/ingredients/:ingredientId', SHOWS_TRANSLATIONS);
  const confirm = useConfirm();
  const target = language as LanguageCode;

  const isKept = async (write: Promise<unknown>) => {
    try {
      await write;
      return true;
    } catch (failure) {
      const wrong = errorAt(failure, 'translatedText');
      if (wrong !== undefined) return wrong;
      await alert(t`Failed to save translation. Please try again.`);
      return false;
    }
  };
  const isCleared = async (text: string, clear: () => Promise<unknown>) => {
    const isSure = await confirm({
      title: t`Clear this translation?`,
      text: t`“${text}” goes. Generate Translations can fill it again.`,
      action: t`Clear`,
      danger: true,
    });
    if (!isSure) return false;
    try {
      await clear();
      return true;
    } catch (cause) {
      const isOfMenu = (cause as Refusal).code === 'translation-of-menu';
      await alert(
        isOfMenu
          ? t`This text comes with the menu: change it on the Shop Master page.`
          : t`Failed to clear translation. Please try again.`,
      );
      return false;
    }
  };
  return {
    clearName: (recipeId, text) =>
      isCleared(text, () =>
        clearRecipe.mutateAsync({ params: { shopId, recipeId }, query: { fieldName: 'name', language: target } }),
      ),
    clearIngredient: (ingredientId, text) =>
      isCleared(text, () =>
        clearIngredient.mutateAsync({ params: { shopId, ingredientId }, query: { language: target } }),
      ),
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
