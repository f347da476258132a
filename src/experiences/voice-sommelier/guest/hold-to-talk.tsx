import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import type { Hearing } from './use-hearing.ts';
import styles from './sommelier.module.css';

interface Props {
  hearing: Hearing;
  seconds: number;
  /** Its label is shown beside it. */
  isNamed: boolean;
}

/** Shown once until the page is closed. */
let isTold = false;

/** Listens while held. A press by a screen reader or a switch device, which cannot hold, starts and stops it. */
export function HoldToTalk({ hearing, seconds, isNamed }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const isHeld = useRef(false);
  const { isListening, caption, start, stop } = hearing;

  const begin = () => {
    if (!isTold) return setAsking(true);
    isHeld.current = true;
    start();
  };
  const end = () => {
    if (!isHeld.current) return;
    isHeld.current = false;
    stop();
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    // A dialog opened by the press would be closed again by the click that ends it.
    if (event.button > 0 || !isTold) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    begin();
  };
  const isTalkKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <div className={styles.speak}>
      <button
        type="button"
        className={styles.mic}
        aria-pressed={isListening}
        aria-label={t`Hold to talk`}
        onPointerDown={press}
        onPointerUp={end}
        onPointerCancel={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isTalkKey(event)) return;
          event.preventDefault();
          if (!event.repeat) begin();
        }}
        onKeyUp={(event) => {
          if (isTalkKey(event)) end();
        }}
        onBlur={end}
        onClick={(event) => {
          if (!isTold) return setAsking(true);
          if (event.detail !== 0) return;
          if (isListening) stop();
          else start();
        }}
      >
        {/* The browser tells words, not how loud they are: the rim swells with each piece that was heard. */}
        {isListening && <span key={caption.length} className={styles.rim} aria-hidden="true" />}
        <Microphone />
      </button>
      {isNamed && (
        <span className={styles.micWords} aria-hidden="true">
          {isListening ? t`Let go when you are done` : t`Hold to talk`}
        </span>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Before you speak</Trans>}
        size="sheet"
        guest
        footer={
          <div className={styles.sheetActions}>
            <Button size="big" onClick={() => setAsking(false)}>
              <Trans>I'd rather type</Trans>
            </Button>
            <Button
              kind="main"
              size="big"
              data-autofocus
              onClick={() => {
                isTold = true;
                setAsking(false);
              }}
            >
              <Trans>All right</Trans>
            </Button>
          </div>
        }
      >
        <p>
          <Trans>
            Your browser turns speech into words, and its maker may process the sound to do so. We store no sound; only
            the drink you order.
          </Trans>
        </p>
        <p>
          <Trans>Then hold the button and talk, for up to {seconds} seconds.</Trans>
        </p>
      </Dialog>
    </div>
  );
}

const Microphone = () => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
    <rect x="10.500" y="3" width="9" height="15" rx="4.500" fill="currentColor" />
    <path
      d="M6 14a9 9 0 0 0 18 0M15 23v4"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
  </svg>
);
