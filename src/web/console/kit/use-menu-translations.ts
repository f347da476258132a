import type { LanguageCode } from '#domain/text/languages.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';

export interface Begun {
  /** Their jobs are under way. */
  begun: readonly LanguageCode[];
  /** To be begun on the dashboard. */
  failed: readonly LanguageCode[];
}

/** @returns a call that begins translating the menu, a job for each language; it never throws */
export function useMenuTranslations(shopId: string) {
  const generate = useSend('POST /api/translations/:shopId/generate', ['GET /api/translations/:shopId/jobs']);
  return async (languages: readonly LanguageCode[]): Promise<Begun> => {
    const failed: LanguageCode[] = [];
    for (const targetLanguage of languages)
      await generate.mutateAsync({ params: { shopId }, body: { targetLanguage } }).catch((failure: unknown) => {
        const isUnderWay = failure instanceof Refusal && failure.code === 'translation-in-progress';
        if (!isUnderWay) failed.push(targetLanguage);
      });
    return { begun: languages.filter((code) => !failed.includes(code)), failed };
  };
}
