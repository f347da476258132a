import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { SpeakerIcon } from '#ui/play/sound/speaker-icon.tsx';
import type { VoiceCues } from '#ui/play/voice-cues.ts';
import styles from './five-mui.module.css';

/** Off until the guest turns it on; not rendered if the shop has no voice. */
export function SoundButton({ voice }: { voice: VoiceCues }) {
  if (!voice.hasVoice) return null;
  return (
    <Button kind="quiet" aria-pressed={!voice.muted} onClick={() => voice.setMuted(!voice.muted)}>
      <SpeakerIcon isOn={!voice.muted} />
      <span className={styles.sound}>
        <Trans>Voice</Trans>
      </span>
    </Button>
  );
}
