import { useLingui } from '@lingui/react/macro';
import type { Translations } from '#domain/recipe/recipe.ts';
import { translated } from '#domain/text/translated.ts';
import styles from './two-texts.module.css';

interface Props {
  of: { name: string; name_translations: Translations };
}

/**
 * A menu name in both languages of the product, the reader's first, each marked with its actual language; once if there
 * is only one.
 */
export function TwoNames({ of: { name, name_translations } }: Props) {
  const { i18n } = useLingui();
  const languages = i18n.locale === 'zh-HK' ? ['zh-HK', 'en'] : ['en', 'zh-HK'];
  const [own, other] = languages.map((language) => translated(name, name_translations, language));
  return (
    <span className={styles.texts}>
      <span lang={own?.lang}>{own?.text}</span>
      {other && other.text !== own?.text && <span lang={other.lang}>{other.text}</span>}
    </span>
  );
}
