import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { openReader, type CodeReader } from './code-reader.ts';
import { scanPassOf, SCAN_EVERY_MS, squareOf } from './looks.ts';
import type { OpenCamera } from './use-camera.ts';

/** Without a code for this long the guest gets a hint. Milliseconds. Source: docs/behaviour/approval.md "Scanning". */
const SLOW_AFTER_MS = 10_000;

interface Scanning {
  /** Nothing was read for 10 s. */
  isSlow: boolean;
  /** The reader could not be loaded: there is no network. */
  hasFailed: boolean;
}

/**
 * Shows the camera in `video` and reads the codes it sees.
 * @param zoom factor chosen by the guest
 */
export function useScanning(
  video: RefObject<HTMLVideoElement | null>,
  camera: OpenCamera | undefined,
  zoom: number,
  onRead: (text: string) => void,
): Scanning {
  const [isSlow, setSlow] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(onRead);
  const zoomNow = useEffectEvent(() => zoom);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const screen = video.current;
    if (!camera || !screen) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reader: CodeReader | undefined;
    const scan = async (turn: number) => {
      const startedAt = performance.now();
      const text = await scanOnce(screen, turn);
      if (isLeft) return;
      if (text !== undefined) read(text);
      timer = setTimeout(() => void scan(turn + 1), Math.max(0, SCAN_EVERY_MS - (performance.now() - startedAt)));
    };
    const scanOnce = async (picture: HTMLVideoElement, turn: number) => {
      const { videoWidth, videoHeight } = picture;
      if (videoWidth === 0) return undefined;
      const { share, side, isEvened } = scanPassOf(turn);
      return reader?.read(picture, { from: squareOf(videoWidth, videoHeight, share, zoomNow()), side, isEvened });
    };
    const start = async () => {
      try {
        screen.srcObject = camera.stream;
        // Rejected if the page may not autoplay; playback starts on the next touch.
        void screen.play().catch(() => undefined);
        reader = await openReader();
        if (isLeft) return reader.close();
        void scan(0);
      } catch {
        if (!isLeft) setFailed(true);
      }
    };
    void start();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      reader?.close();
      screen.srcObject = null;
    };
  }, [camera, video]);

  return { isSlow, hasFailed };
}
