/** For screen tests: stub media devices, and a reader with scripted results. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Ability = { torch?: boolean; zoom?: { min: number; max: number } };

export interface StandInTrack extends EventTarget {
  /** Constraints it received, in order. */
  told: object[];
  isStopped: boolean;
}

/** @param abilities capabilities reported by the track */
export function standInTrack(
  abilities: Ability = {},
  settings: MediaTrackSettings = {},
  obeys = true,
): StandInTrack & MediaStreamTrack {
  const track = Object.assign(new EventTarget(), {
    kind: 'video',
    label: '',
    told: [] as object[],
    isStopped: false,
    getCapabilities: () => abilities,
    getSettings: () => settings,
    applyConstraints: ({ advanced = [] }: MediaTrackConstraints) => {
      track.told.push(...advanced);
      return obeys ? Promise.resolve() : Promise.reject(new DOMException('', 'OverconstrainedError'));
    },
    stop: () => {
      track.isStopped = true;
    },
  });
  return track as unknown as StandInTrack & MediaStreamTrack;
}

export const streamOf = (track: MediaStreamTrack) =>
  ({ id: 'stream', getTracks: () => [track], getVideoTracks: () => [track] }) as unknown as MediaStream;

/** Input of the scanner's reader, and its scripted results. */
export interface Seeing {
  /** Scanned regions of the picture: x, y, width, height. */
  looks: number[][];
  /** The next scan finds this. */
  next: string[];
  /** If set, every scan fails with this. */
  fails: string | undefined;
  engines: number;
  closed: number;
}

export const newSeeing = (): Seeing => ({ looks: [], next: [], fails: undefined, engines: 0, closed: 0 });

const NOTHING = 'No QR code found';

/** Stub of the library: counts its engines, and its scans find what the test sets. */
export const standInLibrary = (seeing: Seeing) => ({
  default: {
    NO_QR_CODE_FOUND: NOTHING,
    createQrEngine: async () => {
      seeing.engines += 1;
      return { terminate: () => (seeing.closed += 1) };
    },
    scanImage: async () => {
      const data = seeing.next.shift();
      // What the library throws, in the form it throws it.
      if (data === undefined) return Promise.reject(seeing.fails ?? (NOTHING as unknown as Error));
      return { data, cornerPoints: [] };
    },
  },
});

/** Canvas and video as in a browser: a camera of 1200 by 900. */
export function standInPictures(seeing: Seeing): void {
  const drawImage = (_picture: unknown, ...[x, y, width, height]: number[]) =>
    seeing.looks.push([x!, y!, width!, height!]);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
    getImageData: () => ({ data: new Uint8ClampedArray(4) }),
    putImageData: () => undefined,
  } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext);
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
}

export interface Devices {
  getUserMedia: (wish: { video: MediaTrackConstraints }) => Promise<MediaStream>;
  enumerateDevices?: () => Promise<object[]>;
}

export function standInDevices(devices: Devices): void {
  const value = { enumerateDevices: () => Promise.resolve([]), ...devices };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
}

/** The page is hidden, or visible again. */
export function showPage(state: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
