import styles from './glass-drawing.module.css';

/** A tumbler of the drinks' hand, fallen over. It loads none of them. */
export function FallenGlass() {
  return (
    <svg width="148" height="132" viewBox="0 0 148 132" aria-hidden="true" className={styles.picture}>
      <ellipse cx="80" cy="117" rx="62" ry="7" className={styles.shade} />
      <path
        d="M24 92C18 98 8 106 10 112C13 120 52 121 74 118C88 116 92 113 82 112C60 110 38 108 34 98Z"
        className={styles.puddle}
      />
      <path d="M13 111C22 116 50 116 70 114" className={styles.gleam} />
      <g className={styles.glass}>
        <path d="M34 44L112 70A9 9 0 0 1 118 81L110 108A9 9 0 0 1 99 114L21 92Z" data-body />
        <path d="M36 47L104 70A6 6 0 0 1 107 77L100 103A6 6 0 0 1 93 107L23 89Z" data-body />
        <path d="M107 72C113 76 114 82 112 88L107 104" className={styles.gleam} data-faint />
        <path d="M44 56L96 73M40 84L76 94" className={styles.gleam} />
        <path d="M58 56L84 64.500" className={styles.gleam} data-faint />
        <path d="M34 44L112 70A9 9 0 0 1 118 81L110 108A9 9 0 0 1 99 114L21 92" />
        <ellipse cx="27.500" cy="68" rx="8" ry="25" transform="rotate(15 27.500 68)" data-body />
        <path d="M26 46C21 55 17 74 21 88" className={styles.gleam} />
      </g>
    </svg>
  );
}
