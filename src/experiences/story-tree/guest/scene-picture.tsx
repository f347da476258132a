import { isPictureAddress } from '#domain/settings/appearance.ts';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import type { Backdrop } from '../rules.ts';
import { DrawnBackdrop } from './scenes/backdrops.tsx';
import styles from './story-tree.module.css';

interface Props {
  image: string;
  backdrop: Backdrop;
}

/** The owner's picture if it loads, otherwise the drawn backdrop. */
export function ScenePicture({ image, backdrop }: Props) {
  return (
    <ImageWithFallback
      src={isPictureAddress(image) ? image : undefined}
      alt=""
      className={styles.picture}
      fallback={<DrawnBackdrop backdrop={backdrop} className={styles.picture} />}
    />
  );
}
