import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { Series } from '../rules.ts';
import { Sticker } from './sticker.tsx';
import styles from './capsule.module.css';

/** The sticker that came with the drink, and its number. */
export function StickerCard({ series, number }: { series: Series; number: number }) {
  const { i18n } = useLingui();
  const { count, name, line } = series;
  const lang = i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en';
  return (
    <div className={styles.card}>
      <span className={styles.cardSticker}>
        <Sticker series={series} />
      </span>
      <p>
        <strong lang={lang}>{inLanguage(name, i18n.locale)}</strong>
        <span lang={lang}>{inLanguage(line, i18n.locale)}</span>
        <small>
          <Trans>
            No. {number} of {count}
          </Trans>
        </small>
      </p>
    </div>
  );
}
