import { useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import styles from './sommelier.module.css';

const LONGEST_SENTENCE = 200;

interface Props {
  phrases: readonly { id: string; text: BilingualText }[];
  onSay: (sentence: string) => void;
}

/** Input that works in every browser: phrases to tap, and a text field. */
export function SayBar({ phrases, onSay }: Props) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sentence = typed.trim();
    if (!sentence) return;
    setTyped('');
    onSay(sentence);
  };
  return (
    <div className={styles.say}>
      {phrases.length > 0 && (
        <ul role="list" className={styles.phrases} aria-label={t`Things to say`}>
          {phrases.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.phrase}
                lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}
                onClick={() => onSay(inLanguage(text, i18n.locale))}
              >
                {inLanguage(text, i18n.locale)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.line} onSubmit={submit}>
        <input
          type="text"
          aria-label={t`Type what you feel like`}
          placeholder={t`Or type it: not too sweet, with fizz…`}
          value={typed}
          maxLength={LONGEST_SENTENCE}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className={styles.send} aria-label={t`Say it`} disabled={typed.trim() === ''}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M12 20V5m0 0-6.500 6.500M12 5l6.500 6.500"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.400"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </form>
    </div>
  );
}
