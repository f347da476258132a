import { Trans, useLingui } from '@lingui/react/macro';
import { CUES_OF, coverageOf } from '#domain/kiosk/voice-cues.ts';
import { findExperience } from '#experiences/registry.ts';
import { useKioskTypeWords } from '#web/console/kit/kiosk-type-words.tsx';
import styles from './voice.module.css';

type Speaking = keyof typeof CUES_OF;

/** How much of what each experience says is recorded. */
export function Coverage({ cues }: { cues: Readonly<Record<string, string>> }) {
  const inWords = useKioskTypeWords();
  return (
    <ul role="list" className={styles.coverage}>
      {(Object.keys(CUES_OF) as Speaking[]).map((type) => (
        <li key={type}>
          <Meter name={inWords(findExperience(type)?.name ?? type)} {...coverageOf(CUES_OF[type], cues)} />
        </li>
      ))}
    </ul>
  );
}

function Meter({ name, recorded, all }: { name: string; recorded: number; all: number }) {
  const { t } = useLingui();
  return (
    <div className={styles.meter}>
      <span className={styles.meterName}>{name}</span>
      <span
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={recorded}
        aria-valuetext={t`${recorded} of ${all} recorded`}
        className={styles.meterBar}
        data-full={recorded === all || undefined}
      >
        <span style={{ width: `${(recorded / all) * 100}%` }} />
      </span>
      <span className={styles.meterText}>
        <Trans>
          {recorded} of {all} recorded
        </Trans>
      </span>
    </div>
  );
}
