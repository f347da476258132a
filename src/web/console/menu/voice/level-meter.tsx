import { useEffect, useRef, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './voice.module.css';

/** Below it nobody is speaking: of a full swing of 1. */
const QUIET = 0.015;
/** How long nothing may be heard before it is said. Milliseconds. */
const PATIENCE_MS = 1500;

/** How loud it is now, so that one sees at once that the microphone hears. */
export function LevelMeter({ analyser }: { analyser: AnalyserNode | undefined }) {
  const fill = useRef<HTMLSpanElement>(null);
  const [isSilent, setSilent] = useState(false);

  useEffect(() => {
    if (!analyser) return;
    const samples = new Float32Array(analyser.fftSize);
    let heardAt = performance.now();
    let frame = 0;
    const look = (now: number) => {
      analyser.getFloatTimeDomainData(samples);
      const level = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
      // Where the browser lets nothing be measured, nothing is known of silence.
      if (level > QUIET || analyser.context.state !== 'running') heardAt = now;
      setSilent(now - heardAt > PATIENCE_MS);
      // Ears hear steps, not sums: the square root shows soft voices too.
      fill.current?.style.setProperty('--level', String(Math.min(1, Math.sqrt(level))));
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [analyser]);

  return (
    <>
      {analyser && (
        <span className={styles.level} aria-hidden="true">
          <span ref={fill} className={styles.levelFill} />
        </span>
      )}
      <p role="status" className={styles.silent}>
        {isSilent && <Trans>Nothing is heard yet. Is the right microphone chosen, and is it on?</Trans>}
      </p>
    </>
  );
}
