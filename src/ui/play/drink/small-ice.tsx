/** Crushed ice and pebbles: about a hundred pieces, in one path for each shade. */
import { dealt, ellipse, moved } from './many.ts';
import { AXIS, round } from './profile.ts';
import { scatter } from './scatter.ts';
import type { Vessel } from './vessels.ts';
import styles from './drink.module.css';

export interface IcePiece {
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** Shades of the pieces: neighbours differ, so that each is visible. */
const LIGHTS = [
  { fill: '#fff', opacity: 0.5 },
  { fill: '#e6f4fb', opacity: 0.3 },
  { fill: '#cfe6f2', opacity: 0.44 },
  { fill: '#fff', opacity: 0.22 },
  { fill: '#e6f4fb', opacity: 0.58 },
] as const;

export function SmallIce({ kind, pieces }: { kind: 'crushed' | 'pebble'; pieces: IcePiece[] }) {
  const { body, light, width } = kind === 'crushed' ? SHARD : PEBBLE;
  return (
    <g>
      {dealt(pieces, LIGHTS.length, body).map((path, i) => (
        <path
          key={i}
          d={path}
          fill={LIGHTS[i]!.fill}
          fillOpacity={LIGHTS[i]!.opacity}
          className={styles.iceEdge}
          strokeWidth={width.edge}
          strokeLinejoin="round"
        />
      ))}
      <path
        d={pieces.map(light).join('')}
        fill="none"
        stroke="#fff"
        strokeOpacity={kind === 'crushed' ? 0.4 : 0.9}
        strokeWidth={width.light}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Draws a piece's outline and its highlight. */
interface PieceShape {
  body: (piece: IcePiece, seed: number) => string;
  light: (piece: IcePiece, seed: number) => string;
  width: { edge: number; light: number };
}

const PEBBLE: PieceShape = {
  body: ({ x, y, size, turn }) => ellipse([x, y], size * 0.5, size * 0.42, turn),
  light: ({ x, y, size, turn }) =>
    moved(
      `M${-size * 0.26} ${-size * 0.1}Q${-size * 0.16} ${-size * 0.26} ${size * 0.04} ${-size * 0.22}`,
      [x, y],
      turn,
    ),
  width: { edge: 0.8, light: 1.3 },
};

const SHARD: PieceShape = {
  body: ({ x, y, size, turn }, seed) => moved(`M${shardOf(size, seed).join('L')}Z`, [x, y], turn),
  light: ({ x, y, size, turn }, seed) => {
    const corners = shardOf(size, seed);
    return moved(`M${corners[0]}L0 0L${corners[2]}M0 0L${corners[4]}`, [x, y], turn);
  },
  width: { edge: 0.7, light: 0.8 },
};

/** The corners of a shard around 0 0. */
function shardOf(size: number, seed: number): string[] {
  const random = scatter(seed + 40);
  return Array.from({ length: 5 }, (_, i) => {
    const angle = ((i + random() * 0.6) / 5) * Math.PI * 2;
    const reach = size * (0.36 + random() * 0.22);
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  });
}

/** Small ice fills the glass to slightly above the surface. */
export function grains({ inner }: Vessel, surface: number, floor: number, kind: 'crushed' | 'pebble'): IcePiece[] {
  const random = scatter(kind === 'crushed' ? 3 : 5);
  const pieces: IcePiece[] = [];
  const size = kind === 'crushed' ? 15 : 13;
  const mound = Math.min(18, inner.halfWidth(surface) * 0.34);
  for (let y = floor - size * 0.5; y > surface - mound; y -= size * 0.66) {
    const over = Math.max(0, surface - y) / mound;
    const room = (inner.halfWidth(Math.max(y, surface)) - size * 0.4) * Math.sqrt(Math.max(0, 1 - over * over));
    for (let x = -room + random() * 4; x <= room; x += size * 0.84) {
      pieces.push({
        x: AXIS + x + (random() - 0.5) * 4,
        y: y + (random() - 0.5) * 5,
        size: size * (0.85 + random() * 0.35),
        turn: random() * 180,
      });
    }
  }
  return pieces;
}
