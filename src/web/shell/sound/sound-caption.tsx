import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useHeard } from '#ui/play/sound/sound.ts';
import type { SoundName } from '#ui/play/sound/sounds.ts';
import styles from './sound-switch.module.css';

const SHOWN_MS = 2500;

/** What a sound told, for a moment. */
export function SoundCaption() {
  const { t } = useLingui();
  const heard = useHeard();
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => setGone(heard.nth), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [heard]);

  const words: Record<SoundName, string> = {
    knob: t`The knob clicks`,
    crack: t`The capsule cracks open`,
    bell: t`A bell: your drink is ready`,
    pour: t`The drink is poured`,
    stamp: t`A stamp comes down`,
    beat: t`A beat`,
  };
  const text = heard && heard.nth > gone ? words[heard.name] : undefined;
  return (
    <p aria-live="polite" className={styles.captions}>
      {text && <span className={styles.caption}>{text}</span>}
    </p>
  );
}
