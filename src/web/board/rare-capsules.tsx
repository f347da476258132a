import { useId } from 'react';
import { Sticker } from '#experiences/toy-kiosk/guest/sticker.tsx';
import { Both } from '#web/shell/screen/both.tsx';
import type { ToldCapsule } from './board-state.ts';
import { WORDS } from './board-words.ts';
import styles from './room.module.css';

/** The rare capsules the room was told of, after their moment. */
export function RareCapsules({ capsules }: { capsules: readonly ToldCapsule[] }) {
  const id = useId();
  if (capsules.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.rare}>
      <h2 id={id} className={styles.heading}>
        <Both text={WORDS.rareTonight} />
      </h2>
      <ul role="list" className={styles.capsules}>
        {capsules.map(({ at, name, series }) => (
          <li key={at}>
            <span className={styles.sticker}>
              <Sticker series={series} />
            </span>
            <span className={styles.found}>
              {name ?? (
                <>
                  <span lang="zh-Hant-HK">{series.name['zh-HK']}</span> <span lang="en">{series.name.en}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
