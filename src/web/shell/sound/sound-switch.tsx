import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { setSound, useAudible, useSoundOn, wake } from '#ui/play/sound/sound.ts';
import { SpeakerIcon } from '#ui/play/sound/speaker-icon.tsx';
import { local } from '../start/storage.ts';
import { SoundCaption } from './sound-caption.tsx';
import styles from './sound-switch.module.css';

/** @param isKept the phone remembers it; on a shared screen the next guest begins without sound */
export function SoundSwitch({ isKept = true }: { isKept?: boolean }) {
  const { t } = useLingui();
  const isOn = useAudible();
  const areTold = useSoundOn();
  useEffect(() => {
    const kept = isKept ? local.get('playSound') : null;
    if (kept !== null) setSound(kept === 'on');
  }, [isKept]);
  const change = () => {
    wake();
    setSound(!isOn);
    if (isKept) local.set('playSound', isOn ? 'off' : 'on');
  };
  return (
    <>
      <button type="button" className={styles.switch} aria-pressed={isOn} aria-label={t`Sound`} onClick={change}>
        <SpeakerIcon isOn={isOn} />
      </button>
      {areTold && <SoundCaption />}
    </>
  );
}
