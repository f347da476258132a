import { useState, type ReactNode } from 'react';

interface Props {
  src?: string | null | undefined;
  alt: string;
  /** What stands there when there is no picture. */
  fallback: ReactNode;
  className?: string | undefined;
  width?: number;
  height?: number;
}

/** The server writes into the page which sub-path it is served under. */
const throughServer = (url: string) =>
  `${document.documentElement.dataset.base ?? ''}/api/uploads/proxy?url=${encodeURIComponent(url)}`;

/** A picture; if it does not load, once more through the server, then what stands in for it (spec §7 "Images and audio"). */
export function ImageWithFallback({ src, ...rest }: Props) {
  // A new address starts anew.
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
