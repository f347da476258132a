import { useLingui } from '@lingui/react/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import styles from './two-texts.module.css';

interface Props {
  text: BilingualText;

  className?: string | undefined;
}

/** A text in both languages of the product, the reader's first; once if both are the same. */
export function TwoTexts({ text, className }: Props) {
  const { i18n } = useLingui();
  const languages = i18n.locale === 'zh-HK' ? (['zh-HK', 'en'] as const) : (['en', 'zh-HK'] as const);
  const texts = languages.filter((each, at) => text[each] && (at === 0 || text[each] !== text[languages[0]]));
  return (
    <span className={className ? `${styles.texts} ${className}` : styles.texts}>
      {texts.map((each) => (
        <span key={each} lang={each === 'en' ? 'en' : 'zh-Hant-HK'}>
          {text[each]}
        </span>
      ))}
    </span>
  );
}
