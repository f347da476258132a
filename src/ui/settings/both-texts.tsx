import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

interface Props {
  text: BilingualText;
  /** Label while there is no text yet. */
  unnamed?: string;
}

/** A text in the owner's language, followed by the other one. */
export function BothTexts({ text, unnamed = '' }: Props) {
  const { i18n } = useLingui();
  const other = i18n.locale === 'zh-HK' ? 'en' : 'zh-HK';
  return (
    <>
      {inLanguage(text, i18n.locale) || unnamed} <span lang={other === 'en' ? 'en' : 'zh-Hant-HK'}>{text[other]}</span>
    </>
  );
}
