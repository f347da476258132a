import { useEffect, useState } from 'react';
import { Both } from '#web/shell/screen/both.tsx';
import { WORDS } from './display-words.ts';
import styles from './display.module.css';

type State = 'idle' | 'asking' | 'told' | 'failed';

/** How long it says what became of the last tap. Milliseconds. */
const SAID_MS = 6000;

/** Always there and always free to be pressed, also again while it is being asked. */
export function StopButton({ onStop }: { onStop: () => Promise<void> }) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state !== 'told' && state !== 'failed') return;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const stop = () => {
    setState('asking');
    onStop().then(
      () => setState('told'),
      () => setState('failed'),
    );
  };
  return (
    <div className={styles.stopping}>
      <button type="button" className={styles.stop} onClick={stop}>
        <Both text={WORDS.stop} />
      </button>
      <p role="status" className={styles.said} data-state={state}>
        {state === 'asking' && <Both text={WORDS.stopping} />}
        {state === 'told' && <Both text={WORDS.stopped} />}
      </p>
      <p role="alert" className={styles.said} data-state={state}>
        {state === 'failed' && <Both text={WORDS.notStopped} />}
      </p>
    </div>
  );
}
