import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { takeEarlyTap } from './start/pre-hydration-clicks.ts';
import { changeLocale } from './i18n.ts';
import styles from './language-switch.module.css';

const OTHER: Record<string, { locale: InterfaceLocale; name: string; lang: string }> = {
  en: { locale: 'zh-HK', name: '中文', lang: 'zh-Hant-HK' },
  'zh-HK': { locale: 'en', name: 'English', lang: 'en' },
};

/** Button with the other language's own name. */
export function LanguageSwitch() {
  const { i18n } = useLingui();
  const other = OTHER[i18n.locale] ?? OTHER['zh-HK'];
  useEffect(() => {
    if (other && takeEarlyTap()) void changeLocale(other.locale);
  }, [other]);
  if (!other) return null;
  return (
    <button type="button" className={styles.switch} lang={other.lang} onClick={() => void changeLocale(other.locale)}>
      {other.name}
    </button>
  );
}
