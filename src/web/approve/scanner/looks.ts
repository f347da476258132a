/** The regions a scan examines. Source: docs/behaviour/approval.md "Scanning". */

/** Milliseconds between two scans: at most 25 a second. */
export const SCAN_EVERY_MS = 1000 / 25;
const REGION_SHARE = 2 / 3;

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ScanPass {
  /** Share of the smaller side of the picture. */
  share: number;
  /** Edge of the scanned square. Pixels. */
  side: number;
  /** The contrast is stretched first, for bad light. */
  isEvened: boolean;
}

/**
 * In turn: fast, detailed for a distant code, contrast-stretched for bad light. A code held too near exceeds the marks,
 * so one scan in four takes the full square of the picture.
 */
const SCAN_PASSES: readonly ScanPass[] = [
  { share: REGION_SHARE, side: 400, isEvened: false },
  { share: REGION_SHARE, side: 800, isEvened: true },
  { share: REGION_SHARE, side: 400, isEvened: true },
  { share: 1, side: 640, isEvened: true },
];

export const scanPassOf = (turn: number): ScanPass => SCAN_PASSES[turn % SCAN_PASSES.length] ?? SCAN_PASSES[0]!;

/**
 * The centred square.
 * @param zoom factor, 1 or more
 */
export function squareOf(width: number, height: number, share: number, zoom = 1): Rect {
  const side = Math.round((share * Math.min(width, height)) / zoom);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
}

/**
 * The regions of a photo to scan, and the length of their longer side after scaling: first the whole, then its parts.
 */
export function photoScans(width: number, height: number): { from: Rect; side: number; isEvened: boolean }[] {
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
