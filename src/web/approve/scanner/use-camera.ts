import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceProblem, mayUseDevice, type DeviceProblem } from '#web/shell/device-problem.ts';
import { local } from '#web/shell/start/storage.ts';
import { hasLight, listCameras, openCamera, setLight } from './camera-device.ts';

export interface OpenCamera {
  stream: MediaStream;
  track: MediaStreamTrack;
}

interface Camera {
  /** Undefined until it is available, and while the page is hidden. */
  open: OpenCamera | undefined;
  problem: DeviceProblem | undefined;
  cameras: readonly MediaDeviceInfo[];
  choose: (deviceId: string) => void;
}

/**
 * The camera stream while the screen is mounted and visible; the chosen camera is remembered on this device. Source:
 * docs/behaviour/approval.md "Scanning".
 */
export function useCamera(): Camera {
  const [problem, setProblem] = useState<DeviceProblem | undefined>(() =>
    mayUseDevice(location) ? undefined : 'needs-https',
  );
  const [open, setOpen] = useState<OpenCamera>();
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([]);
  const [chosen, setChosen] = useState(() => local.get('camera'));
  const isSeen = useIsSeen();

  useEffect(() => {
    if (!isSeen || !mayUseDevice(location)) return;
    let isLeft = false;
    let stop = () => {};
    const start = async () => {
      try {
        const stream = await openCamera(chosen);
        stop = () => stopCamera(stream);
        const [track] = stream.getVideoTracks();
        if (isLeft || !track) return stop();
        track.addEventListener('ended', () => !isLeft && void noteEnd(track));
        setProblem(undefined);
        setOpen({ stream, track });
        const found = await listCameras();
        if (!isLeft) setCameras(found);
      } catch (error) {
        if (!isLeft) setProblem(deviceProblem(error));
      }
    };
    /** Unplugged, or taken by the system. */
    const noteEnd = async (track: MediaStreamTrack) => {
      setOpen(undefined);
      const { deviceId } = track.getSettings?.() ?? {};
      const left = await listCameras();
      if (!isLeft) setProblem(left.some((each) => each.deviceId === deviceId) ? 'in-use' : 'missing');
    };
    void start();
    return () => {
      isLeft = true;
      stop();
      setOpen(undefined);
    };
  }, [chosen, isSeen]);

  return {
    open,
    problem,
    cameras,
    choose: (deviceId) => {
      local.set('camera', deviceId);
      setChosen(deviceId);
    },
  };
}

function stopCamera(stream: MediaStream): void {
  for (const track of stream.getVideoTracks()) {
    if (hasLight(track)) void setLight(track, false).catch(() => undefined);
    track.stop();
  }
}

const useIsSeen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState !== 'hidden',
  );
