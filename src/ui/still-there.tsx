import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useIdle } from './use-idle.ts';
import styles from './still-there.module.css';

interface Props {
  idleSeconds: number;
  warnSeconds: number;
  isPaused: boolean;
  isTouched: () => boolean;
  onGone: () => void;
}

/** On a screen that many use: asks whether somebody is still there before it clears what was done. One tap stays. */
export function StillThere({ idleSeconds, warnSeconds, isPaused, isTouched, onGone }: Props) {
  const { t } = useLingui();
  const { secondsLeft, stay } = useIdle({
    idleMs: idleSeconds * 1000,
    warnMs: warnSeconds * 1000,
    isPaused,
    isTouched,
    onGone,
  });
  return (
    <Dialog open={secondsLeft !== undefined} onClose={stay} title={t`Still there?`} guest>
      <p className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </p>
      <p role="timer" className={styles.text}>
        <Plural
          value={secondsLeft ?? 0}
          one="The menu starts afresh in # second."
          other="The menu starts afresh in # seconds."
        />
      </p>
      <div className={styles.actions}>
        <Button kind="main" size="big" data-autofocus onClick={stay}>
          <Trans>I'm here</Trans>
        </Button>
        <Button
          size="big"
          onClick={() => {
            stay();
            onGone();
          }}
        >
          <Trans>Start Over</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
