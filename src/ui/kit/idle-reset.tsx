import { useEffect, useEffectEvent, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACTIVITY } from './activity.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/** Input events that count as activity. Speech is reported by its listener (activity.ts). */
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input', 'scroll'] as const;
const TICK_MS = 1000;

interface Times {
  /** From the last activity to the warning, and from the warning to the reset. Milliseconds. */
  quietMs: number;
  warnMs: number;
}

interface Props {
  /** Undefined if nothing is ever reset, as on a guest's own phone. */
  times: Times | undefined;
  /** An order is being sent: the timer is paused. */
  isHeld: boolean;
  onReset: () => void;
}

/**
 * Resets an idle shared screen: asks whether anybody is there, and resets without an answer. One tap anywhere in the
 * question continues. A screen nobody has touched is left alone. Source: docs/behaviour/joining.md "Shared screen".
 */
export function IdleReset({ times, isHeld, onReset }: Props) {
  if (!times || isHeld) return null;
  return <Watch key={`${times.quietMs} ${times.warnMs}`} times={times} onReset={onReset} />;
}

function Watch({ times, onReset }: { times: Times; onReset: () => void }) {
  const { t } = useLingui();
  const [wasThere, setWasThere] = useState(false);
  const [leftMs, setLeftMs] = useState<number>();
  const reset = useEffectEvent(onReset);
  const { quietMs, warnMs } = times;
  const isAsking = leftMs !== undefined;

  useEffect(() => {
    if (isAsking) return;
    let timer = wasThere ? setTimeout(() => setLeftMs(warnMs), quietMs) : undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLeftMs(warnMs), quietMs);
      setWasThere(true);
    };
    const signs = [...SIGNS_OF_LIFE, ACTIVITY];
    for (const sign of signs) window.addEventListener(sign, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wait, { capture: true });
    };
  }, [isAsking, wasThere, quietMs, warnMs]);

  useEffect(() => {
    if (!isAsking) return;
    const endsAt = performance.now() + warnMs;
    const goOn = () => setLeftMs(undefined);
    const timer = setInterval(() => {
      const left = endsAt - performance.now();
      setLeftMs(left > 0 ? left : undefined);
      if (left > 0) return;
      // Once, also where the screen is slow to follow.
      clearInterval(timer);
      setWasThere(false);
      reset();
    }, TICK_MS);
    window.addEventListener(ACTIVITY, goOn);
    return () => {
      clearInterval(timer);
      window.removeEventListener(ACTIVITY, goOn);
    };
  }, [isAsking, warnMs]);

  const seconds = Math.ceil((leftMs ?? 0) / 1000);
  const goOn = () => setLeftMs(undefined);
  const startOver = () => {
    goOn();
    setWasThere(false);
    onReset();
  };
  return (
    <Dialog
      open={isAsking}
      onClose={goOn}
      title={t`Still there?`}
      guest
      footer={
        <>
          <Button size="big" onClick={startOver}>
            <Trans>Start Over</Trans>
          </Button>
          <Button kind="main" size="big" onClick={goOn} data-autofocus>
            <Trans>I'm still here</Trans>
          </Button>
        </>
      }
    >
      <p role="timer" aria-live={seconds % 10 === 0 ? 'polite' : 'off'}>
        <Trans>This screen starts over in {seconds} seconds.</Trans>
      </p>
    </Dialog>
  );
}
