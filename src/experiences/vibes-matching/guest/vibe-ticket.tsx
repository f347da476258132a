import type { CSSProperties } from 'react';
import { useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { Mood, Slider } from '../rules.ts';
import { PosterArt } from './poster-art.tsx';
import { lookOf } from './mood-look.ts';
import styles from './vibe-ticket.module.css';

interface Props {
  moods: readonly Mood[];
  sliders: readonly { slider: Slider; value: number }[];
}

/** The vibe as a film: its poster made of strips of the chosen ones, as wide as their weight, and its credits. */
export function VibeTicket({ moods, sliders }: Props) {
  const { t, i18n } = useLingui();
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  const billing = sliders.flatMap(({ slider, value }) =>
    value === 0 ? [] : [inLanguage((value < 0 ? slider.low : slider.high).label, i18n.locale)],
  );
  const roles = [t`Starring`, t`With`, t`Also with`];
  return (
    <div className={styles.ticket}>
      <div className={styles.strips} aria-hidden="true">
        {moods.map((mood, at) => (
          <span key={mood.id} className={styles.strip} style={{ '--share': 3 - at } as CSSProperties}>
            <PosterArt mood={mood} className={styles.art} />
          </span>
        ))}
      </div>
      <dl className={styles.bill}>
        {moods.map((mood, at) => (
          <div key={mood.id}>
            <dt>{roles[at]}</dt>
            <dd lang={lang} style={{ '--band': lookOf(mood).band } as CSSProperties}>
              {inLanguage(mood.label, i18n.locale)}
            </dd>
          </div>
        ))}
      </dl>
      {billing.length > 0 && (
        <p className={styles.small} lang={lang}>
          {billing.join(' · ')}
        </p>
      )}
    </div>
  );
}
