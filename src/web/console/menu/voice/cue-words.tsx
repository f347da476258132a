import { useLingui } from '@lingui/react/macro';
import { VOICE_CUES, type CueGroup, type VoiceCue } from '#domain/kiosk/voice-cues.ts';
import styles from './voice.module.css';

/** A group's heading; `other` has what was recorded under names of a shop's own. */
export function useGroupNames(): Record<CueGroup | 'other', string> {
  const { t } = useLingui();
  return {
    beat: t`Opening and beat`,
    call: t`Calls, 0 to 10`,
    end: t`End of a round`,
    sommelier: t`Voice Sommelier`,
    other: t`Other recordings`,
  };
}

/** A cue's name for labels: its words where there are any. */
export const titleOf = (name: string): string => {
  const words = wordsOf(name);
  return words ? `${words['zh-HK']} ${words.en}` : name;
};

export const wordsOf = (name: string): VoiceCue['words'] | undefined =>
  VOICE_CUES.find((cue) => cue.name === name)?.words;

/** What to say, in both languages. */
export function CueWords({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  const words = wordsOf(name);
  return (
    <span className={isLarge ? styles.wordsLarge : styles.words}>
      {words && (
        <>
          <span className={styles.chinese} lang="zh-Hant-HK">
            {words['zh-HK']}
          </span>
          <span className={styles.english} lang="en">
            {words.en}
          </span>
        </>
      )}
      <code className={styles.cueName}>{name}</code>
    </span>
  );
}
