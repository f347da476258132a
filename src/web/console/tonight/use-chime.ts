import { useEffect, useState } from 'react';
import { ring } from '#ui/kit/ring.ts';
import { local } from '#web/shell/start/storage.ts';

const NOTES_HZ = [880, 1174.7];

/**
 * Two notes for a new order, on after somebody has switched it on in this browser.
 * @returns `isMuted`: switched on, but the browser wants a tap first
 */
export function useChime() {
  const [isOn, setOn] = useState(() => local.get('counterSound') === 'on');
  const [audio] = useState(() => (typeof AudioContext === 'undefined' ? undefined : new AudioContext()));
  const [isMuted, setMuted] = useState(() => audio?.state === 'suspended');

  useEffect(() => {
    if (!audio) return;
    const resume = () =>
      void audio.resume().then(
        () => setMuted(false),
        // The tap led to another page, which ended the sound before it began.
        () => undefined,
      );
    addEventListener('pointerdown', resume);
    addEventListener('keydown', resume);
    return () => {
      removeEventListener('pointerdown', resume);
      removeEventListener('keydown', resume);
      void audio.close();
    };
  }, [audio]);

  const chime = () => audio && ring(audio, NOTES_HZ, 0.25);
  return {
    isOn,
    isMuted: isOn && isMuted,
    chime: () => isOn && chime(),
    set: (on: boolean) => {
      local.set('counterSound', on ? 'on' : 'off');
      setOn(on);
      if (on) chime();
    },
  };
}
