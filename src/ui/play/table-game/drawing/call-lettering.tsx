import { useId } from 'react';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import styles from './call-lettering.module.css';

interface Props {
  /** The call as spoken. */
  text: string;
  /** Language of the text. */
  lang: string;
  /** The number, for readers who cannot read the text. */
  digits?: string | undefined;
  /** The meaning in English, for readers who cannot read the text. */
  gloss?: string | undefined;
  tone?: 'plain' | 'hit' | 'foul';
  size?: 'normal' | 'small';
}

/** A call as brush lettering, with rough edges. */
export function CallLettering({ text, lang, digits, gloss, tone = 'plain', size = 'normal' }: Props) {
  const id = useId();
  return (
    <span
      className={styles.call}
      data-tone={tone}
      data-size={size}
      data-glossed={gloss !== undefined || undefined}
      key={text}
    >
      <svg width="0" height="0" className={styles.defs} aria-hidden="true">
        <filter id={id} x="-10%" y="-10%" width="120%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency="0.035 0.09" numOctaves="2" seed="4" />
          <feDisplacementMap in="SourceGraphic" scale="5" />
        </filter>
      </svg>
      <span lang={lang} className={styles.ink} style={{ filter: `url(#${id})` }}>
        {text}
      </span>
      {digits !== undefined && (
        <span className={styles.digits}>
          <VisuallyHidden>, </VisuallyHidden>
          {digits}
        </span>
      )}
      {gloss !== undefined && (
        <span lang="en" className={styles.gloss}>
          <VisuallyHidden>, </VisuallyHidden>
          {gloss}
        </span>
      )}
    </span>
  );
}
