import { useRef, useState, type PointerEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { sound } from '#ui/play/sound/sound.ts';
import styles from './machine.module.css';

interface Props {
  onTurn: () => void;
  disabled: boolean;
  isTurning: boolean;
}

/** Required rotation of a drag, and the most that still counts as a tap. Degrees. */
const FULL_TURN = 270;
const TAP = 10;
/** Rotation per vibration of the ratchet. Degrees. */
const TOOTH = 45;
const TICK_MS = 8;

/** A knob with resistance: dragged round, tapped, or pressed with Space or Enter. */
export function Knob({ onTurn, disabled, isTurning }: Props) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ last: number; turned: number; isDone: boolean }>(undefined);
  const wasDragged = useRef(false);
  const [angle, setAngle] = useState<number>();

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { last: angleOf(event), turned: 0, isDone: false };
    wasDragged.current = false;
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const under = drag.current;
    if (!under || under.isDone) return;
    const now = angleOf(event);
    const before = under.turned;
    // It turns one way only: the ratchet blocks the other.
    under.turned = Math.max(0, under.turned + shortest(now - under.last));
    under.last = now;
    if (Math.floor(under.turned / TOOTH) > Math.floor(before / TOOTH)) sound('knob', TICK_MS);
    if (under.turned > TAP) wasDragged.current = true;
    setAngle(under.turned);
    if (under.turned < FULL_TURN) return;
    under.isDone = true;
    setAngle(undefined);
    onTurn();
  };
  const end = () => {
    drag.current = undefined;
    setAngle(undefined);
  };
  const press = () => {
    if (!wasDragged.current && !disabled) {
      sound('knob', TICK_MS, { times: FULL_TURN / TOOTH });
      onTurn();
    }
    wasDragged.current = false;
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.knob}
      aria-label={t`Turn the knob`}
      aria-disabled={disabled || undefined}
      data-turning={isTurning || undefined}
      data-held={angle !== undefined || undefined}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={press}
    >
      <svg viewBox="0 0 140 140" aria-hidden="true" className={styles.knobRing}>
        <circle cx="70" cy="70" r="67" className={styles.socket} />
        <path d="M28 40a52 52 0 0 1 84 0" className={styles.arrow} />
        <path d="m114 27-1 16-15-5z" className={styles.arrowHead} />
      </svg>
      <svg
        viewBox="0 0 140 140"
        aria-hidden="true"
        className={styles.dial}
        style={angle === undefined ? undefined : { transform: `rotate(${angle}deg)` }}
      >
        <circle cx="70" cy="70" r="46" className={styles.dialFace} />
        <circle cx="70" cy="70" r="40" className={styles.dialRim} />
        <path d="M60 30h20a6 6 0 0 1 6 6v68a6 6 0 0 1-6 6H60a6 6 0 0 1-6-6V36a6 6 0 0 1 6-6z" className={styles.grip} />
        <path d="M61 34v72" className={styles.gripShine} />
      </svg>
      <span className={styles.knobWord} aria-hidden="true">
        <Trans>Turn</Trans>
      </span>
    </button>
  );
}

/** Angle of the finger around the centre of the knob. Degrees. */
function angleOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return (Math.atan2(clientY - (top + height / 2), clientX - (left + width / 2)) * 180) / Math.PI;
}

const shortest = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;
