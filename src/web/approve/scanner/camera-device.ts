/** One camera of this device: asked for, described, and told to light or to come nearer. */

/** What TypeScript's own types leave out. */
interface CameraAbilities extends MediaTrackCapabilities {
  torch?: boolean;
  zoom?: { min: number; max: number; step?: number };
}
interface CameraWish {
  torch?: boolean;
  zoom?: number;
}

const isGone = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'OverconstrainedError' || error.name === 'NotFoundError');

/**
 * Asked for here and not by the scanner, which would keep to itself why it was refused.
 * @param chosen id of the wished camera; when it is there no more, the one at the back
 */
export async function openCamera(chosen: string | null): Promise<MediaStream> {
  const ask = (which: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({
      video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } },
      audio: false,
    });
  if (chosen) {
    try {
      return await ask({ deviceId: { exact: chosen } });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return ask({ facingMode: { ideal: 'environment' } });
}

/** Empty where the browser tells nothing of them. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  } catch {
    return [];
  }
}

/** True where the camera looks at the one who holds it: people know such a picture from mirrors. */
export function looksAtHolder(track: MediaStreamTrack): boolean {
  const { facingMode } = track.getSettings?.() ?? {};
  if (facingMode) return facingMode === 'user';
  return /front|user|face/i.test(track.label ?? '');
}

const abilitiesOf = (track: MediaStreamTrack): CameraAbilities => {
  try {
    return track.getCapabilities?.() ?? {};
  } catch {
    return {};
  }
};

const tell = (track: MediaStreamTrack, wish: CameraWish): Promise<void> =>
  track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] });

export const hasLight = (track: MediaStreamTrack): boolean => abilitiesOf(track).torch === true;
export const setLight = (track: MediaStreamTrack, isOn: boolean): Promise<void> => tell(track, { torch: isOn });

/** How many times nearer the lens itself can come; undefined where it can't. */
export function lensReach(track: MediaStreamTrack): number | undefined {
  const { zoom } = abilitiesOf(track);
  return zoom && zoom.min > 0 && zoom.max > zoom.min ? zoom.max / zoom.min : undefined;
}

/** @param zoom how many times nearer */
export async function setLens(track: MediaStreamTrack, zoom: number): Promise<void> {
  const { zoom: range } = abilitiesOf(track);
  if (range) await tell(track, { zoom: Math.min(range.max, range.min * zoom) });
}
