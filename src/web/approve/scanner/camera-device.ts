/** One camera of this device: opens it, describes it, controls its light and zoom. */

/** Missing in TypeScript's types. */
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
 * Opened here and not by the scanner library, which would hide why it was refused.
 * @param chosen id of the wanted camera; falls back to the back one if it no longer exists
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

/** Empty if the browser does not tell. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
  } catch {
    return [];
  }
}

/** True for a front camera: its picture is mirrored as users expect. */
export function isFrontCamera(track: MediaStreamTrack): boolean {
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

/** Maximum zoom factor of the lens; undefined if it has none. */
export function lensReach(track: MediaStreamTrack): number | undefined {
  const { zoom } = abilitiesOf(track);
  return zoom && zoom.min > 0 && zoom.max > zoom.min ? zoom.max / zoom.min : undefined;
}

/** @param zoom factor, 1 or more */
export async function setLens(track: MediaStreamTrack, zoom: number): Promise<void> {
  const { zoom: range } = abilitiesOf(track);
  if (range) await tell(track, { zoom: Math.min(range.max, range.min * zoom) });
}
