import type { CSSProperties } from 'react';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import type { Series } from '../rules.ts';
import { ART } from './sticker-art.tsx';
import styles from './sticker.module.css';

/** A series' sticker: the owner's own picture, or a drawing of ours, with a white border. */
export function Sticker({ series }: { series: Pick<Series, 'drawing' | 'sticker' | 'colour'> }) {
  const { drawing, sticker, colour } = series;
  return (
    <ImageWithFallback
      src={isPictureAddress(sticker) ? sticker : undefined}
      alt=""
      fallback={<DrawnSticker drawing={drawing} colour={colour} />}
      className={styles.picture}
      width={240}
      height={240}
    />
  );
}

export function DrawnSticker({ drawing, colour }: Pick<Series, 'drawing' | 'colour'>) {
  const { silhouette, art } = ART[drawing];
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className={styles.sticker}
      style={{ '--own': colour } as CSSProperties}
    >
      <path d={silhouette} className={styles.cut} />
      {art}
    </svg>
  );
}
