import type { ReactNode, RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isFrontCamera } from './camera-device.ts';
import { usePinch, type Zoom } from './use-zoom.ts';
import styles from './scan.module.css';

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  track: MediaStreamTrack | undefined;
  zoom: Zoom;
  isOff: boolean;
  /** The camera's problem, in place of its picture. */
  children: ReactNode;
}

/** The camera picture, with marks to place the code between. */
export function Viewfinder({ video, track, zoom, isOff, children }: Props) {
  const { t } = useLingui();
  const pinch = usePinch(zoom);
  // Only the display is mirrored: the code is read from the original.
  const mirror = track && isFrontCamera(track) ? -1 : 1;
  return (
    <div className={styles.finder} data-whole data-framed data-off={isOff || undefined} {...pinch}>
      <video
        ref={video}
        className={styles.video}
        style={{ transform: `scale(${mirror * zoom.crop}, ${zoom.crop})` }}
        muted
        playsInline
        aria-label={t`What the camera sees`}
      />
      <Corners />
      {isOff && (
        <p role="alert" className={styles.problem}>
          {children}
        </p>
      )}
    </div>
  );
}

const Corners = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.corners}>
    <path d="M4 24V14A10 10 0 0 1 14 4h10M76 4h10a10 10 0 0 1 10 10v10M96 76v10a10 10 0 0 1-10 10H76M24 96H14A10 10 0 0 1 4 86V76" />
  </svg>
);
