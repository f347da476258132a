import { useCallback, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { furtherLanguages } from '#domain/text/menu-language.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { hasLetters, languageName } from '#web/console/kit/language-name.ts';

export interface Languages {
  codes: readonly string[];
  /** Those the shop's guests read: Hong Kong Chinese, and what the shop offers. */
  read: readonly string[];
  /** In its own words and in the reader's: 日本語 · Japanese. */
  labelOf: (code: string) => string;
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

/** The languages a shop's menu can be translated into. */
export function useLanguages(shopId: string): Languages {
  const { i18n } = useLingui();
  const query = useEndpoint('GET /api/translations/languages', {});
  const shop = useEndpoint('GET /v1/admin/shops/:shopId', { params: { shopId } });
  const offered = shop.data?.languages;
  const list = query.data?.supportedLanguages;
  const labelOf = useCallback(
    (code: string) => {
      const known = list?.find((each) => each.code === code);
      const own = known?.nativeName ?? languageName(code, code);
      const inEnglish = i18n.locale.startsWith('en') ? known?.name : undefined;
      const read = inEnglish ?? languageName(i18n.locale, code) ?? known?.name;
      const isReadable = own !== undefined && hasLetters(own);
      return [...new Set([...(isReadable ? [own] : []), read ?? own ?? code])].join(' · ');
    },
    [list, i18n.locale],
  );
  return {
    codes: (list ?? []).map(({ code }) => code),
    read: useMemo(() => ['zh-HK', ...furtherLanguages(offered ?? [])], [offered]),
    labelOf,
    isPending: query.isPending,
    isError: query.isLoadingError,
    retry: () => void query.refetch(),
  };
}
