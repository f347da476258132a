import { Trans } from '@lingui/react/macro';
import { isGradient, isPictureAddress } from '#domain/appearance.ts';
import { ImageWithFallback } from '#ui/image-with-fallback.tsx';
import type { InstanceValues } from './instance-values.ts';
import styles from './kiosk-admin.module.css';

/** How a guest's phone will look, as far as it can be told from here. */
export function AppearancePreview({ values }: { values: InstanceValues }) {
  const background = values.backgroundUrl.trim();
  const gradient = values.logoGradient.trim();
  return (
    <figure className={styles.preview}>
      <div
        className={styles.phone}
        style={isPictureAddress(background) ? { backgroundImage: `url("${background}")` } : undefined}
      >
        <div className={styles.logo} style={isGradient(gradient) ? { backgroundImage: gradient } : undefined}>
          {isPictureAddress(values.logoUrl.trim()) && (
            <ImageWithFallback src={values.logoUrl.trim()} alt="" fallback={null} className={styles.logoPicture} />
          )}
        </div>
        <p className={styles.previewTitle}>{values.titleText.trim() || values.name}</p>
      </div>
      <figcaption>
        <Trans>Preview</Trans>
      </figcaption>
    </figure>
  );
}
