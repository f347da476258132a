import type { CSSProperties } from 'react';
import styles from './join-glass.module.css';

/** Surface of the drink when the glass is full, and where it starts (as in the styles). In the drawing's units. */
const FULL = 92;
const EMPTY = 292;

/**
 * A glass that fills with every character of the code. Drawn separately, so that the join page does not load the kit's
 * drinks.
 */
export function JoinGlass({ share }: { share: number }) {
  const level = EMPTY - Math.min(1, Math.max(0, share)) * (EMPTY - FULL);
  return (
    <svg viewBox="20 0 220 320" aria-hidden="true" className={styles.glass} data-full={share >= 1 || undefined}>
      <defs>
        <linearGradient id="join-drink" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdc8a" />
          <stop offset="0.42" stopColor="#f6ae45" />
          <stop offset="0.74" stopColor="#ec6f3c" />
          <stop offset="1" stopColor="#c93a33" />
        </linearGradient>
        <linearGradient id="join-side">
          <stop offset="0" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.16" stopColor="#fff" stopOpacity="0.08" />
          <stop offset="0.8" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.4" />
        </linearGradient>
        <radialGradient id="join-shade">
          <stop offset="0" className={styles.shade} />
          <stop offset="1" className={styles.shade} stopOpacity="0" />
        </radialGradient>
        <clipPath id="join-inside">
          <path d="M66 64h128l-15 220a12 12 0 0 1-12 11H93a12 12 0 0 1-12-11z" />
        </clipPath>
      </defs>
      <ellipse cx="134" cy="304" rx="92" ry="11" fill="url(#join-shade)" />
      <g className={styles.garnish}>
        <path
          d="M176 74c-4-30 14-54 42-58 4 30-12 54-42 58zM168 78c-22-14-28-40-14-62 22 14 28 40 14 62z"
          className={styles.leaf}
        />
        <path d="M178 72c10-18 20-34 34-48M167 74c-4-20-8-36-10-50" className={styles.vein} />
        <circle cx="80" cy="72" r="40" fill="#ef8d22" />
        <circle cx="80" cy="72" r="35" fill="#fff3d9" />
        <circle cx="80" cy="72" r="32" fill="#f9b44c" />
        <path d="M80 40v64M52 56l56 32M52 88l56-32" className={styles.pith} />
      </g>
      <g clipPath="url(#join-inside)">
        <g className={styles.drink} style={share > 0 ? ({ '--level': `${level}px` } as CSSProperties) : undefined}>
          <rect x="50" y="0" width="160" height="300" fill="url(#join-drink)" />
          <ellipse cx="130" cy="0" rx="66" ry="9" fill="#ffe9b8" />
          <g className={styles.ice}>
            <rect x="88" y="14" width="46" height="46" rx="10" transform="rotate(-14 111 37)" />
            <rect x="134" y="34" width="44" height="44" rx="10" transform="rotate(18 156 56)" />
            <rect x="92" y="78" width="44" height="44" rx="10" transform="rotate(9 114 100)" />
          </g>
          <g className={styles.bubbles}>
            <circle cx="104" cy="150" r="4" />
            <circle cx="152" cy="128" r="5" />
            <circle cx="126" cy="176" r="3" />
            <circle cx="160" cy="170" r="3.5" />
          </g>
        </g>
      </g>
      <path
        d="M60 56h140l-17 231a18 18 0 0 1-18 17H95a18 18 0 0 1-18-17z"
        fill="url(#join-side)"
        className={styles.vessel}
      />
      <path d="M74 76l13 190" className={styles.shine} />
    </svg>
  );
}
