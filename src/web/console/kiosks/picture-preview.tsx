import { useEffect, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { ImageWithFallback } from '#ui/kit/image-with-fallback.tsx';
import styles from './kiosk-admin.module.css';

/** Nobody's server is asked for an address that is still being typed. Milliseconds. */
const TYPED_AFTER_MS = 700;

interface Props {
  address: string;
  alt: string;
  /** What guests see in its place where it does not load (docs/behaviour/pictures.md). */
  instead: ReactNode;
}

/** A picture as it loads here; where it does not, what guests see instead, and that it is so. */
export function PicturePreview({ address, alt, instead }: Props) {
  const [shown, setShown] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setShown(address), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);

  if (!isPictureAddress(shown)) return null;
  const missing = (
    <span className={styles.noPicture}>
      {instead}
      <span role="status" className={styles.help}>
        <Trans>The picture does not load, so guests do not see it. Check the address.</Trans>
      </span>
    </span>
  );
  return (
    <p className={styles.picture}>
      <ImageWithFallback src={shown} alt={alt} fallback={missing} height={48} />
    </p>
  );
}
