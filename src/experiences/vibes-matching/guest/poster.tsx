import type { CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { Mood } from '../rules.ts';
import { lookOf } from './mood-look.ts';
import { PosterArt } from './poster-art.tsx';
import { usePlaceName } from './use-place-name.ts';
import styles from './poster.module.css';

interface Props {
  mood: Mood;
  /** Index among the chosen; -1 if not chosen. */
  place: number;
  isFull: boolean;
  onTap: () => void;
}

/** A mood as a poster: a checkbox that also says its position. */
export function Poster({ mood, place, isFull, onTap }: Props) {
  const { i18n } = useLingui();
  const placeName = usePlaceName();
  const { ground, band, ink } = lookOf(mood);
  const isChosen = place >= 0;
  const other = i18n.locale === 'zh-HK' ? 'en' : 'zh-HK';
  return (
    <label
      className={styles.poster}
      data-chosen={isChosen || undefined}
      data-poster={mood.poster}
      style={{ '--poster': ground, '--band': band, '--ink': ink } as CSSProperties}
    >
      <input
        type="checkbox"
        className={styles.box}
        checked={isChosen}
        aria-disabled={(isFull && !isChosen) || undefined}
        onChange={onTap}
      />
      <PosterArt mood={mood} className={styles.art} />
      <span className={styles.name}>
        <span lang={langOf(i18n.locale)} className={styles.main}>
          {inLanguage(mood.label, i18n.locale)}
        </span>
        <span lang={langOf(other)} className={styles.other}>
          {inLanguage(mood.label, other)}
        </span>
        {isChosen && <VisuallyHidden>, {placeName(place)}</VisuallyHidden>}
      </span>
      {isChosen && (
        <span key={place} className={styles.stamp} aria-hidden="true">
          {place + 1}
        </span>
      )}
    </label>
  );
}

const langOf = (locale: string): string => (locale === 'zh-HK' ? 'zh-Hant-HK' : 'en');
