import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { setLight } from './camera-device.ts';
import styles from './scan.module.css';

/** It goes off with the camera. */
export function LightButton({ track }: { track: MediaStreamTrack }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const turn = async () => {
    try {
      await setLight(track, !isOn);
      setOn(!isOn);
    } catch {
      // On failure the state and the button stay as they are.
    }
  };
  return (
    <Button className={styles.round} aria-label={t`Light`} aria-pressed={isOn} onClick={() => void turn()}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
        <path d="M13 2 5 13.5h6L10 22l9-12.5h-6.5z" />
      </svg>
    </Button>
  );
}
