import type { ReactNode } from 'react';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import styles from './console-stage.module.css';

/** The console's front door: a poured drink beside what there is to do. */
export function ConsoleStage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stage} data-side="console">
      <div className={styles.picture}>
        <Poured />
      </div>
      <main className={styles.side}>
        <div className={styles.inside}>{children}</div>
        <LanguageSwitch />
      </main>
    </div>
  );
}

function Poured() {
  return (
    <svg viewBox="0 0 400 440" aria-hidden="true" className={styles.drink}>
      <defs>
        <linearGradient id="poured" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffcf73" />
          <stop offset="0.55" stopColor="#f2a33a" />
          <stop offset="1" stopColor="#e2603f" />
        </linearGradient>
      </defs>
      <circle cx="200" cy="190" r="176" className={styles.glow} />
      <circle cx="200" cy="190" r="118" className={styles.glow} />
      <ellipse cx="200" cy="414" rx="92" ry="9" className={styles.shade} />
      <path d="M84 118c4 74 48 126 116 126s112-52 116-126z" fill="url(#poured)" />
      <ellipse cx="200" cy="118" rx="116" ry="17" fill="#ffe0a3" />
      <path
        d="M74 92c0 92 50 158 126 158s126-66 126-158M200 250v146m-64 10c0-8 28-10 64-10s64 2 64 10-28 10-64 10-64-2-64-10z"
        className={styles.glass}
      />
      <ellipse cx="200" cy="92" rx="126" ry="19" className={styles.glass} />
      <path d="M104 132c6 40 24 70 52 90" className={styles.shine} />
      <path d="m286 60-66 96" className={styles.pick} />
      <circle cx="238" cy="128" r="19" fill="#d9342b" />
      <circle cx="231" cy="121" r="5" fill="#ffb3a6" />
      <circle cx="262" cy="94" r="15" fill="#d9342b" />
      <circle cx="257" cy="89" r="4" fill="#ffb3a6" />
      <path d="M112 80c-2-34 22-58 56-60 4 32-18 60-56 60z" fill="#5fb45c" />
      <path d="M114 78c12-22 26-38 46-50" className={styles.vein} />
    </svg>
  );
}
