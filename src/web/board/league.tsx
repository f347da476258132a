import { useId } from 'react';
import type { Board } from '#contract/shop/board.ts';
import { Both } from '#web/shell/screen/both.tsx';
import { WORDS } from './board-words.ts';
import styles from './room.module.css';

/** Who leads at the table tonight. */
export function League({ rows }: { rows: Board['league'] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.league}>
      <h2 id={id} className={styles.heading}>
        <Both text={WORDS.league} />
      </h2>
      <ol role="list" className={styles.rows}>
        {rows.map(({ place, name, points }, at) => (
          <li key={at}>
            <span className={styles.place}>{place}</span>
            <span className={styles.player}>{name}</span>
            <span className={styles.points}>{points}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
