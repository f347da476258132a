import type { CSSProperties } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { TwoTexts } from '#ui/kit/two-texts.tsx';
import { groupOf, type TypeCode, type TypeText } from '../rules.ts';
import { Emblem } from './emblem.tsx';
import { GROUPS } from './groups.ts';
import styles from './card.module.css';

interface Props {
  type: TypeCode;
  text: TypeText;
}

const lookOf = (type: TypeCode) => {
  const { from, to, glow } = GROUPS[groupOf(type)];
  return { '--from': from, '--to': to, '--glow-of': glow } as CSSProperties;
};

/** The card at the end of the questions. */
export function TypeCard({ type, text }: Props) {
  const { i18n } = useLingui();
  const { title, line } = text;
  const group = GROUPS[groupOf(type)];
  return (
    <article className={styles.card} style={lookOf(type)}>
      <span className={styles.shine} />
      <p className={styles.group}>
        <TwoTexts text={group.name} />
      </p>
      <Emblem group={groupOf(type)} className={styles.emblem} />
      <p className={styles.letters}>{type}</p>
      <p className={styles.title}>
        <TwoTexts text={title} />
      </p>
      <p className={styles.line} lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>
        {inLanguage(line, i18n.locale)}
      </p>
      <p className={styles.fun}>
        <Trans>16-type inspired, just for fun.</Trans>
      </p>
    </article>
  );
}

/** The same in one line, above the drink. */
export function TypeLine({ type, text }: Props) {
  const { i18n } = useLingui();
  return (
    <span className={styles.strip} style={lookOf(type)}>
      <Emblem group={groupOf(type)} className={styles.stripEmblem} />
      <span>
        <strong>{type}</strong>{' '}
        <span lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>{inLanguage(text.title, i18n.locale)}</span>
      </span>
    </span>
  );
}
