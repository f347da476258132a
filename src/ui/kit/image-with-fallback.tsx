import { useState, type ReactNode } from 'react';

interface Props {
  src?: string | null | undefined;
  alt: string;
  /** Shown if there is no picture. */
  fallback: ReactNode;
  className?: string | undefined;
  width?: number;
  height?: number;
}

/** The server writes the sub-path it is served under into the page. */
const throughServer = (url: string) =>
  `${document.documentElement.dataset.base ?? ''}/api/uploads/proxy?url=${encodeURIComponent(url)}`;

/**
 * A picture; if it does not load, one retry through the server's proxy, then the fallback. Source:
 * docs/behaviour/pictures.md "Showing".
 */
export function ImageWithFallback({ src, ...rest }: Props) {
  // A new address resets the retry.
  return <Attempt key={src ?? ''} src={src} {...rest} />;
}

function Attempt({ src, alt, fallback, className, width, height }: Props) {
  const [failures, setFailures] = useState(0);
  if (!src || failures > 1) return fallback;
  return (
    <img
      key={failures}
      src={failures === 0 ? src : throughServer(src)}
      alt={alt}
      className={className}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailures((before) => before + 1)}
    />
  );
}
