import { Trans } from '@lingui/react/macro';
import { isGradient, isPictureAddress } from '#domain/appearance.ts';
import { ImageWithFallback } from '#ui/image-with-fallback.tsx';
import type { InstanceValues } from './instance-values.ts';
import styles from './appearance-preview.module.css';

interface Props {
  shopName: string;
  values: InstanceValues;
}

/** The top of a guest's phone with this look. */
export function AppearancePreview({ shopName, values }: Props) {
  const background = values.backgroundUrl.trim();
  const gradient = values.logoGradient.trim();
  const logo = values.logoUrl.trim();
  const title = values.titleText.trim() || shopName;
  return (
    <figure className={styles.preview}>
      <div className={styles.phone}>
        {isPictureAddress(background) && (
          <div className={styles.background} style={{ backgroundImage: `url("${background}")` }} />
        )}
        <div className={styles.header}>
          <span className={styles.logo} style={isGradient(gradient) ? { backgroundImage: gradient } : undefined}>
            <ImageWithFallback
              src={isPictureAddress(logo) ? logo : undefined}
              alt=""
              fallback={<span aria-hidden="true">{String.fromCodePoint(title.codePointAt(0) ?? 0x20)}</span>}
              className={styles.picture}
            />
          </span>
          <span className={styles.title}>{title}</span>
        </div>
        <div className={styles.play} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </div>
      <figcaption>
        <Trans>Preview</Trans>
      </figcaption>
    </figure>
  );
}
