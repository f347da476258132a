import { useLingui } from '@lingui/react/macro';
import type { SpokenLanguage } from './recognition.ts';
import styles from './sommelier.module.css';

interface Props {
  language: SpokenLanguage;
  onChange: (language: SpokenLanguage) => void;
}

/** The language a guest speaks, whatever they read. */
export function SpokenLanguageChoice({ language, onChange }: Props) {
  const { t } = useLingui();
  return (
    <span className={styles.spoken} role="group" aria-label={t`I speak`}>
      {(['zh-HK', 'en'] as const).map((each) => (
        <button
          key={each}
          type="button"
          lang={each === 'en' ? 'en' : 'zh-Hant-HK'}
          aria-pressed={language === each}
          onClick={() => onChange(each)}
        >
          {each === 'en' ? 'English' : '廣東話'}
        </button>
      ))}
    </span>
  );
}
