import type { LanguageCode } from '#domain/text/languages.ts';
import { useClient } from '#ui/kit/api/client.tsx';

/** @returns a call that begins translating the menu; what cannot be begun now is begun on the dashboard */
export function useMenuTranslations(shopId: string) {
  const client = useClient();
  return async (languages: readonly LanguageCode[]): Promise<void> => {
    // The drinks to begin with are written in it.
    for (const targetLanguage of languages.filter((code) => code !== 'zh-HK'))
      await client('POST /api/translations/:shopId/generate', { params: { shopId }, body: { targetLanguage } }).catch(
        () => undefined,
      );
  };
}
