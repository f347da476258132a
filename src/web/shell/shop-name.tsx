import { useLingui } from '@lingui/react/macro';
import { namesOnSign } from '#domain/shop/shop.ts';

/** The name of a bar, or of a machine, in its languages, the reader's first, each marked with its own. */
export function ShopName({ sign }: { sign: string }) {
  const { i18n } = useLingui();
  const names = namesOnSign(sign);
  const english = names.en && (
    <span key="en" lang="en">
      {names.en}
    </span>
  );
  const chinese = names['zh-HK'] && (
    <span key="zh-HK" lang="zh-Hant-HK">
      {names['zh-HK']}
    </span>
  );
  const [own, other] = i18n.locale === 'zh-HK' ? [chinese, english] : [english, chinese];
  return (
    <>
      {own}
      {own && other && ' '}
      {other}
    </>
  );
}
