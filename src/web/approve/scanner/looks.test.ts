import { describe, expect, it } from 'vitest';
import { scanPassOf, photoScans, SCAN_EVERY_MS, squareOf } from './looks.ts';

describe('squareOf', () => {
  it.each([
    [1200, 900, 1, { x: 300, y: 150, width: 600, height: 600 }],
    [900, 1200, 1, { x: 150, y: 300, width: 600, height: 600 }],
    [1200, 900, 2, { x: 450, y: 300, width: 300, height: 300 }],
  ])('two thirds of %i by %i, %i times nearer', (width, height, zoom, square) => {
    expect(squareOf(width, height, 2 / 3, zoom)).toEqual(square);
  });
});

describe('the passes of a scan', () => {
  it('come at most 25 times a second', () => expect(1000 / SCAN_EVERY_MS).toBe(25));

  it('scan two thirds three times in four, and the whole square once', () => {
    expect([0, 1, 2, 3].map((turn) => scanPassOf(turn).share)).toEqual([2 / 3, 2 / 3, 2 / 3, 1]);
    expect(scanPassOf(7)).toEqual(scanPassOf(3));
  });
});

describe('the scans of a photo', () => {
  const scans = photoScans(8000, 6000);

  it('are scaled down enough for any phone', () => {
    expect(Math.max(...scans.map(({ side }) => side))).toBeLessThanOrEqual(1600);
  });

  it('cover the whole photo, with overlaps for codes on an edge', () => {
    const parts = scans.map(({ from }) => from).filter(({ width }) => width < 8000);
    const code = 1500;
    for (let x = 0; x <= 8000 - code; x += 250)
      for (let y = 0; y <= 6000 - code; y += 250)
        expect(
          parts.some(
            (each) => each.x <= x && each.y <= y && each.x + each.width >= x + code && each.y + each.height >= y + code,
          ),
        ).toBe(true);
  });
});
