import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import type { VoiceCues } from '#ui/play/voice-cues.ts';
import styles from './five-mui.module.css';

/** Off until the guest turns it on; not rendered if the shop has no voice. */
export function SoundButton({ voice }: { voice: VoiceCues }) {
  if (!voice.hasVoice) return null;
  return (
    <Button kind="quiet" aria-pressed={!voice.muted} onClick={() => voice.setMuted(!voice.muted)}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M3 8.5v5h3.5L11 17.5V4.5L6.5 8.5Z" fill="currentColor" />
          {voice.muted ? <path d="m14.5 8.5 5 5m0-5-5 5" /> : <path d="M14.5 8a4 4 0 0 1 0 6M17 5.5a8 8 0 0 1 0 11" />}
        </g>
      </svg>
      <span className={styles.sound}>
        <Trans>Voice</Trans>
      </span>
    </Button>
  );
}
