import { useLingui } from '@lingui/react/macro';
import type { HearingProblem } from './recognition.ts';
import type { Hearing } from './use-hearing.ts';
import styles from './sommelier.module.css';

/** Why nothing was recognised, each reason with its own way on; or that this browser has no speech recognition. */
export function HearingNote({ hearing }: { hearing: Hearing }) {
  const { t } = useLingui();
  const { canListen, problem } = hearing;
  const texts: Record<HearingProblem, string> = {
    'not-allowed': t`The microphone is not allowed here. Allow it in the browser, or type below.`,
    'no-speech': t`I heard nothing. Hold the button while you talk, or type below.`,
    'no-network': t`Listening needs the internet, and it is not answering. Typing works without.`,
    'no-microphone': t`No microphone was found. Please type below.`,
    'no-language': t`This browser does not know that language by ear. Please type below.`,
    failed: t`Listening failed this time. Try again, or type below.`,
  };
  if (!canListen) return <p className={styles.note}>{t`This browser cannot listen. Tap a phrase or type.`}</p>;
  return (
    <p role="alert" className={problem ? styles.problem : undefined}>
      {problem && texts[problem]}
    </p>
  );
}
