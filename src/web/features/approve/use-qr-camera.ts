import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { deviceProblem, mayUseDevice, type DeviceProblem } from '../../device-problem.ts';
import { admitOwnWorkers } from './trusted-worker.ts';

const SCANS_PER_SECOND = 25;
/** Nothing read for this long: the guest gets a hint. Milliseconds; spec §9 "decode timeout". */
const SLOW_AFTER_MS = 10_000;
const REGION_SHARE = 2 / 3;

interface Camera {
  problem: DeviceProblem | undefined;
  slow: boolean;
}

/** Reads QR codes from the camera into `video` for as long as the screen is shown. Source: spec §4, §9 "QR scanner". */
export function useQrCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void): Camera {
  const [problem, setProblem] = useState<DeviceProblem | undefined>(() =>
    mayUseDevice(location) ? undefined : 'needs-https',
  );
  const [slow, setSlow] = useState(false);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    if (!mayUseDevice(location)) return;
    let left = false;
    let stop = () => {};
    const scan = async () => {
      try {
        stop = await startScanner(video, (text) => !left && read(text));
        if (left) stop();
      } catch (error) {
        if (!left) setProblem(deviceProblem(error));
      }
    };
    void scan();
    const slowTimer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(slowTimer);
      stop();
    };
  }, [video]);

  return { problem, slow };
}

/**
 * The camera is asked for here and not by the scanner, which would keep to itself why it was refused.
 * @returns how to stop
 */
async function startScanner(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => void,
): Promise<() => void> {
  const library = import('qr-scanner');
  library.catch(() => undefined);
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' } },
    audio: false,
  });
  const stopStream = () => stream.getTracks().forEach((track) => track.stop());
  try {
    const { default: QrScanner } = await library;
    if (!video.current) throw new DOMException('The screen was left.', 'AbortError');
    admitOwnWorkers();
    video.current.srcObject = stream;
    const scanner = new QrScanner(video.current, ({ data }) => onRead(data), {
      maxScansPerSecond: SCANS_PER_SECOND,
      calculateScanRegion: middleOf,
      onDecodeError: () => undefined,
      returnDetailedScanResult: true,
    });
    await scanner.start();
    return () => {
      scanner.destroy();
      stopStream();
    };
  } catch (error) {
    stopStream();
    throw error;
  }
}

/** A square of two thirds of the smaller side (spec §9). */
function middleOf({ videoWidth, videoHeight }: HTMLVideoElement) {
  const side = Math.round(REGION_SHARE * Math.min(videoWidth, videoHeight));
  return {
    x: Math.round((videoWidth - side) / 2),
    y: Math.round((videoHeight - side) / 2),
    width: side,
    height: side,
    downScaledWidth: 400,
    downScaledHeight: 400,
  };
}
