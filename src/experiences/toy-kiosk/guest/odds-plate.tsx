import { Trans, useLingui } from '@lingui/react/macro';
import type { CapsuleMachine } from '#contract/kiosk/toy-kiosk.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { Series } from '../rules.ts';
import styles from './machine.module.css';

interface Props {
  series: readonly Series[];
  odds: CapsuleMachine['any'] | undefined;
}

/** The printed odds: what is left of each series, out of how many. */
export function OddsPlate({ series, odds }: Props) {
  const { t, i18n } = useLingui();
  const total = odds?.left ?? 0;
  return (
    <ul role="list" className={styles.plate} aria-label={t`What may come out`}>
      {series.map(({ id, name, colour }) => {
        const left = odds?.series.find((each) => each.id === id)?.left ?? 0;
        return (
          <li key={id} data-gone={odds && left === 0 ? true : undefined}>
            <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />
            <span className={styles.oddsName} lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>
              {inLanguage(name, i18n.locale)}
            </span>
            <span className={styles.share}>
              {odds && left > 0 && (
                <Trans>
                  {left} of {total}
                </Trans>
              )}
              {odds && left === 0 && <Trans>none left</Trans>}
              {!odds && '…'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
