import { useState, type ReactNode } from 'react';

interface Props {
  src?: string | null | undefined;
  /** Where an address is tried once more when it did not load. */
  proxy?: (url: string) => string;
  alt: string;
  /** What stands there when there is no picture. */
  fallback: ReactNode;
  className?: string | undefined;
  width?: number;
  height?: number;
}

const throughServer = (url: string) => `/api/uploads/proxy?url=${encodeURIComponent(url)}`;

/** A picture; if it does not load, once more through the server, then what stands in for it (spec §7 "Images and audio"). */
export function ImageWithFallback({ src, ...rest }: Props) {
  // A new address starts anew.
  return <Attempt key={src ?? ''} src={src} {...rest} />;
}

function Attempt({ src, proxy = throughServer, alt, fallback, className, width, height }: Props) {
  const [failures, setFailures] = useState(0);
  if (!src || failures > 1) return fallback;
  return (
    <img
      key={failures}
      src={failures === 0 ? src : proxy(src)}
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
