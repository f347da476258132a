/**
 * The outline of a round vessel. A profile is its right half, from the rim to the middle of the bottom, as an SVG path
 * of M, L and C with x measured from the axis.
 */

/** x of every vessel's axis in the picture. */
export const AXIS = 120;

interface Point {
  x: number;
  y: number;
}

type Segment = readonly Point[];

const STEPS = 24;

export interface Profile {
  /** The whole closed outline, both halves. */
  path: string;
  /** Both halves, open at the top. */
  openPath: string;
  top: number;
  bottom: number;
  /** Half the width at a height. */
  halfWidth: (y: number) => number;
  /** The height to which a share of the volume below `from` reaches. */
  heightOf: (share: number, from: number) => number;
}

export function profile(half: string): Profile {
  const segments = parse(half);
  const points = segments.flatMap(sample);
  const top = points[0]!.y;
  const bottom = points.at(-1)!.y;

  const halfWidth = (y: number): number => {
    if (y <= top) return points[0]!.x;
    for (let i = 1; i < points.length; i++) {
      const [above, below] = [points[i - 1]!, points[i]!];
      if (y > below.y || below.y === above.y) continue;
      return above.x + ((below.x - above.x) * (y - above.y)) / (below.y - above.y);
    }
    return 0;
  };

  const heightOf = (share: number, from: number): number => {
    if (share >= 1) return from;
    if (share <= 0) return bottom;
    const slices = 120;
    const height = (bottom - from) / slices;
    const areas = Array.from({ length: slices }, (_, i) => halfWidth(bottom - (i + 0.5) * height) ** 2);
    const wanted = share * areas.reduce((sum, area) => sum + area, 0);
    let filled = 0;
    for (const [i, area] of areas.entries()) {
      if (filled + area >= wanted) return bottom - (i + (wanted - filled) / area) * height;
      filled += area;
    }
    return from;
  };

  const openPath = outline(segments);
  return { path: `${openPath}Z`, openPath, top, bottom, halfWidth, heightOf };
}

/** A highlight along the wall, between two shares of the half width, pointed at both ends. */
export function strip({ halfWidth }: Profile, from: number, to: number, top: number, bottom: number): string {
  const steps = 20;
  const side = (edge: -1 | 1) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const y = top + (bottom - top) * t;
      const spread = Math.min(1, Math.sin(Math.PI * t) * 2.2) * (Math.abs(to - from) / 2);
      return `${round(AXIS + halfWidth(y) * ((from + to) / 2 + edge * spread))} ${round(y)}`;
    });
  return `M${side(-1).join('L')}L${side(1).toReversed().join('L')}Z`;
}

export const round = (n: number): number => Math.round(n * 100) / 100;

function parse(half: string): Segment[] {
  const segments: Segment[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, letter, rest] of half.matchAll(/([MLC])([^MLC]*)/g)) {
    const numbers = rest!
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: numbers[2 * i]!,
      y: numbers[2 * i + 1]!,
    }));
    if (letter !== 'M') segments.push([at, ...points]);
    at = points.at(-1)!;
  }
  return segments;
}

function sample(segment: Segment): Point[] {
  const [a, b, c, d] = segment as [Point, Point, Point | undefined, Point | undefined];
  if (!c || !d) return [a, b];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const mix = (k: 'x' | 'y') =>
      (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t ** 2 * c[k] + t ** 3 * d[k];
    return { x: mix('x'), y: mix('y') };
  });
}

function outline(segments: readonly Segment[]): string {
  const place = (side: 1 | -1) => (point: Point) => `${round(AXIS + side * point.x)} ${round(point.y)}`;
  const draw = (points: Segment, side: 1 | -1) =>
    (points.length > 2 ? 'C' : 'L') + points.slice(1).map(place(side)).join(' ');
  const right = segments.map((segment) => draw(segment, 1));
  const left = segments.toReversed().map((segment) => draw(segment.toReversed(), -1));
  return `M${place(1)(segments[0]![0]!)}${right.join('')}${left.join('')}`;
}
