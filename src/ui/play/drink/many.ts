/**
 * Many small shapes as one path. Crushed ice is about a hundred shards, a crusted rim as many grains: as elements of
 * their own they were most of what a phone had to build, style and lay out for a drink. Source: docs/decisions/0038.
 */
import { round } from './profile.ts';

type Point = readonly [x: number, y: number];

/** A whole ellipse as a path of its own, rotated about its centre by degrees. */
export function ellipse([cx, cy]: Point, rx: number, ry: number, turn = 0): string {
  const [x, y] = turned([rx, 0], turn);
  const arc = `A${round(rx)} ${round(ry)} ${round(turn)} 0 1`;
  return `M${round(cx - x)} ${round(cy - y)}${arc} ${round(cx + x)} ${round(cy + y)}${arc} ${round(cx - x)} ${round(cy - y)}Z`;
}

export const circle = (middle: Point, r: number): string => ellipse(middle, r, r);

/**
 * Rotates a path about 0 0 by degrees, then moves it. The path has M, L, C and Q in absolute numbers separated by
 * spaces and commas.
 */
export function moved(path: string, [dx, dy]: Point, turn = 0): string {
  return path.replace(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, px: string, py: string) => {
    const [x, y] = turned([Number(px), Number(py)], turn);
    return `${round(x + dx)} ${round(y + dy)}`;
  });
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Deals shapes to a number of groups in turn, so that neighbours differ: each group becomes one path. */
export function dealt<Shape>(shapes: readonly Shape[], hands: number, draw: (shape: Shape, at: number) => string) {
  const paths = Array.from({ length: hands }, () => '');
  for (const [at, shape] of shapes.entries()) paths[at % hands] += draw(shape, at);
  return paths.filter((path) => path !== '');
}
