import { useRef, useState, type PointerEvent } from 'react';
import { lensReach, setLens } from './camera-device.ts';

/** At a higher zoom the cropped picture is too small to read. */
const MOST = 4;
const STEP = 0.5;

export interface Zoom {
  /** Zoom factor, from 1. */
  zoom: number;
  most: number;
  step: number;
  /** The part of the factor the lens cannot do, done by cropping. */
  crop: number;
  change: (zoom: number) => void;
}

/** Zooms with the lens if possible, otherwise by cropping. Reset for each camera. */
export function useZoom(track: MediaStreamTrack | undefined): Zoom {
  const [wish, setWish] = useState<{ track: MediaStreamTrack; zoom: number; isCut: boolean }>();
  const now = track && wish?.track === track ? wish : { zoom: 1, isCut: false };
  const reach = track && !now.isCut ? lensReach(track) : undefined;
  const most = Math.min(MOST, reach ?? MOST);
  return {
    zoom: now.zoom,
    most,
    step: STEP,
    crop: reach === undefined ? now.zoom : 1,
    change: (wished) => {
      if (!track) return;
      const zoom = Math.min(most, Math.max(1, wished));
      setWish({ track, zoom, isCut: now.isCut });
      if (reach === undefined) return;
      // The lens refuses a zoom it reported: crop instead.
      void setLens(track, zoom).catch(() => setWish({ track, zoom, isCut: true }));
    },
  };
}

/** Handlers of the pinch gesture. */
export function usePinch({ zoom, change }: Pick<Zoom, 'zoom' | 'change'>) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ distance: number; zoom: number }>(undefined);
  const distance = () => {
    const [a, b] = [...fingers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const put = (event: PointerEvent) => fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    start.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      put(event);
      if (fingers.current.size === 2) start.current = { distance: distance(), zoom };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.current.has(event.pointerId)) return;
      put(event);
      const { current: from } = start;
      if (from && from.distance > 0) change((from.zoom * distance()) / from.distance);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}
