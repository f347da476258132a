import type { CSSProperties } from 'react';
import type { CapsuleMachine } from '#contract/kiosk/toy-kiosk.ts';
import type { Series } from '../rules.ts';
import { pile } from './pile.ts';
import styles from './dome.module.css';

interface Props {
  series: readonly Series[];
  odds: CapsuleMachine['any'] | undefined;
  isTurning: boolean;
}

/** The dome with the remaining capsules, each of which may come out. */
export function Dome({ series, odds, isTurning }: Props) {
  const full = series.reduce((sum, { count }) => sum + count, 0);
  const colours = series.flatMap(({ id, colour }) =>
    Array<string>(odds?.series.find((each) => each.id === id)?.left ?? 0).fill(colour),
  );
  const { radius, places } = pile(full, colours.length);
  return (
    <svg
      viewBox="0 0 320 262"
      aria-hidden="true"
      className={styles.dome}
      data-hero
      data-turning={isTurning || undefined}
    >
      <defs>
        <clipPath id="dome-glass">
          <circle cx="160" cy="146" r="112" />
        </clipPath>
        <radialGradient id="dome-light" cx="50%" cy="20%" r="85%">
          <stop offset="0" className={styles.lightIn} />
          <stop offset="1" className={styles.lightOut} />
        </radialGradient>
      </defs>
      <circle cx="160" cy="146" r="114" fill="url(#dome-light)" />
      <g clipPath="url(#dome-glass)">
        {places.map(({ x, y, turn, nth }) => (
          <g
            key={nth}
            className={styles.ball}
            style={
              {
                '--capsule': colours[nth],
                '--hop': `${-8 - ((nth * 7) % 22)}px`,
                '--lag': `${(nth * 53) % 240}ms`,
              } as CSSProperties
            }
          >
            <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${radius / 20})`}>
              <path d="M-20 0a20 20 0 0 0 40 0z" className={styles.ballShell} />
              <path d="M-20 0a20 20 0 0 1 40 0z" className={styles.ballClear} />
              <path d="M-20 0h40" className={styles.ballSeam} />
              <path d="M-13-7a15 15 0 0 1 8-8" className={styles.ballShine} />
            </g>
          </g>
        ))}
      </g>
      <circle cx="160" cy="146" r="112" className={styles.glass} />
      <path d="M72 108a100 100 0 0 1 44-54" className={styles.reflection} />
      <path d="M64 136a98 98 0 0 1 2-9" className={styles.reflection} />
      <path d="M252 178a98 98 0 0 1-30 48" className={styles.reflectionLow} />
      <path d="M106 46c6-18 28-26 54-26s48 8 54 26z" className={styles.cap} />
      <path d="M98 44h124a7 7 0 0 1 0 14H98a7 7 0 0 1 0-14z" className={styles.capRim} />
      <circle cx="160" cy="14" r="10" className={styles.lamp} />
      <path d="M74 236h172l12 26H62z" className={styles.collar} />
    </svg>
  );
}
