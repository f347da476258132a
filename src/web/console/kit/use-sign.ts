import { useLingui } from '@lingui/react/macro';
import { namesOnSign } from '#domain/shop/shop.ts';

/** @returns the names on a bar's sign as one text, the reader's language first; as elements they are `ShopName` */
export function useSign(): (sign: string) => string {
  const { i18n } = useLingui();
  return (sign) => {
    const { en, 'zh-HK': chinese } = namesOnSign(sign);
    return (i18n.locale === 'zh-HK' ? [chinese, en] : [en, chinese]).filter(Boolean).join(' ');
  };
}
