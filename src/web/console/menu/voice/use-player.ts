/** One player for a screen: what begins to play ends what played before. */
import { useRef, useState } from 'react';
import { cueAddress } from '#domain/kiosk/cue-address.ts';
import { pageOrigin } from '#web/shell/base-path.ts';

export function usePlayer() {
  const ref = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string>();
  const [hasFailed, setFailed] = useState(false);

  const stop = () => {
    ref.current?.pause();
    setPlaying(undefined);
  };
  const toggle = (name: string, url: string) => {
    if (!ref.current) return;
    setFailed(false);
    if (playing === name) return stop();
    ref.current.src = cueAddress(url, pageOrigin());
    setPlaying(name);
    void ref.current.play()?.catch((error: unknown) => {
      // Ended by the next one, or by being stopped.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPlaying(undefined);
      setFailed(true);
    });
  };
  return { playing, hasFailed, toggle, stop, audio: { ref, onEnded: () => setPlaying(undefined) } };
}
