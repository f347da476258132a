/** Positions of the capsules in the dome: rows from the bottom up, one for each that is left. */

interface Place {
  x: number;
  y: number;
  /** Rotation. Degrees. */
  turn: number;
  /** Series of the capsule at this position: shuffled, not sorted by series. */
  nth: number;
}

const CENTRE = { x: 160, y: 146 };
const INNER = 110;
const FLOOR = 236;

/**
 * @param full number of capsules in a full drum: sets their size
 * @param left number of capsules left
 */
export function pile(full: number, left: number): { radius: number; places: Place[] } {
  const radius = Math.min(24, Math.max(9, Math.sqrt((0.6 * INNER * INNER) / Math.max(1, full))));
  const spots: { x: number; y: number }[] = [];
  for (let row = 0; spots.length < left && row < 40; row += 1) {
    const y = FLOOR - radius - row * radius * 1.68;
    const reach = Math.sqrt(Math.max(0, (INNER - radius) ** 2 - (y - CENTRE.y) ** 2));
    const inRow = Math.max(1, Math.floor((2 * reach) / (radius * 1.94)) + (row % 2));
    const step = inRow > 1 ? Math.min(radius * 2, (2 * reach) / (inRow - 1)) : 0;
    for (let i = 0; i < inRow && spots.length < left; i += 1) {
      spots.push({ x: CENTRE.x + (i - (inRow - 1) / 2) * step, y: y + ((i * 5 + row * 3) % 4) - 2 });
    }
  }
  const order = spots.map((_, nth) => nth).sort((a, b) => mixed(a) - mixed(b));
  return {
    radius,
    places: spots.map(({ x, y }, at) => ({
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      turn: (at * 137) % 360,
      nth: order[at] ?? at,
    })),
  };
}

/** The same drum is always shuffled the same way. */
const mixed = (nth: number): number => ((nth + 3) * 7919) % 101;
