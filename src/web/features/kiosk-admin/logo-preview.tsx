import { useEffect, useState } from 'react';
import { isPictureAddress } from '#domain/appearance.ts';
import { ImageWithFallback } from '#ui/image-with-fallback.tsx';
import styles from './kiosk-admin.module.css';

/** Nobody's server is asked for an address that is still being typed. Milliseconds. */
const TYPED_AFTER_MS = 700;

/** The logo as it loads here; where it does not, its title in its place (spec §7 "Images and audio"). */
export function LogoPreview({ address, title }: { address: string; title: string }) {
  const [shown, setShown] = useState(address);
  useEffect(() => {
    const timer = setTimeout(() => setShown(address), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);

  if (!isPictureAddress(shown)) return null;
  return (
    <p className={styles.logo}>
      <ImageWithFallback src={shown} alt={title} fallback={title} height={48} />
    </p>
  );
}
