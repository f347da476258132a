import { useState } from 'react';
import type { Backdrop } from '../rules.ts';
import { ScenePicture } from './scene-picture.tsx';
import styles from './story-tree.module.css';

export type Ride = 'on' | 'back';

interface Picture {
  image: string;
  backdrop: Backdrop;
}

interface Props {
  picture: Picture;
  /** A new place is a new picture, even if both look the same. */
  place: string;
  ride: Ride;
  passed: number;
  stops: number;
}

/** The tram's window: the next scene slides in while the previous one slides out. */
export function Stage({ picture, place, ride, passed, stops }: Props) {
  const [pictures, setPictures] = useState<readonly { place: string; picture: Picture }[]>([{ place, picture }]);
  const last = pictures.at(-1)!;
  if (last.place !== place) setPictures([last, { place, picture }]);
  return (
    <div className={styles.stage} aria-hidden="true">
      {pictures.map((each) => (
        <div
          key={each.place}
          className={each.place === place ? styles.arriving : styles.leaving}
          data-ride={ride}
          onAnimationEnd={({ target, currentTarget }) => {
            if (target === currentTarget && each.place !== place) setPictures([{ place, picture }]);
          }}
        >
          <ScenePicture {...(each.place === place ? picture : each.picture)} />
        </div>
      ))}
      <div className={styles.line}>
        {Array.from({ length: stops + 1 }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a stop is its place
          <span
            key={at}
            className={styles.stop}
            data-passed={at <= passed || undefined}
            data-here={at === passed || undefined}
          />
        ))}
      </div>
    </div>
  );
}
