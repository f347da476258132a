/** What a scan looks at. Source: spec §9 "QR scanner". */

/** Milliseconds between two scans: 25 a second at most. */
export const SCAN_EVERY_MS = 1000 / 25;
const REGION_SHARE = 2 / 3;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Look {
  /** Of the smaller side of the picture. */
  share: number;
  /** Edge of the square the code is looked for in, pixels. */
  side: number;
  /** Light and dark are drawn apart first: a bar is dim. */
  isEvened: boolean;
}

/**
 * In turn: quickly, closely for a code far away, in bad light. Held too near, a code stands out over the marks, so one
 * look in four goes as far as the picture.
 */
const LOOKS: readonly Look[] = [
  { share: REGION_SHARE, side: 400, isEvened: false },
  { share: REGION_SHARE, side: 800, isEvened: true },
  { share: REGION_SHARE, side: 400, isEvened: true },
  { share: 1, side: 640, isEvened: true },
];

export const lookOf = (turn: number): Look => LOOKS[turn % LOOKS.length] ?? LOOKS[0]!;

/** The square in the middle. @param zoom how many times nearer than the picture is, 1 or more */
export function squareOf(width: number, height: number, share: number, zoom = 1): Rect {
  const side = Math.round((share * Math.min(width, height)) / zoom);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
}

/** Where a photo is looked at, and how large its longer side is then: the whole of it first, then its parts. */
export function photoLooks(width: number, height: number): { from: Rect; side: number; isEvened: boolean }[] {
  const whole: Rect = { x: 0, y: 0, width, height };
  const sides = [1000, 1600, 500];
  const parts = [0, 0.25, 0.5].flatMap((top) =>
    [0, 0.25, 0.5].map((left) => ({
      x: Math.round(left * width),
      y: Math.round(top * height),
      width: Math.round(width / 2),
      height: Math.round(height / 2),
    })),
  );
  return [
    { from: whole, side: 1000, isEvened: false },
    ...sides.map((side) => ({ from: whole, side, isEvened: true })),
    ...parts.map((from) => ({ from, side: 1200, isEvened: true })),
  ];
}
