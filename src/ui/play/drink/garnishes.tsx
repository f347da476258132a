/** Position and drawing of each garnish. */
import type { ReactNode } from 'react';
import type { GarnishShape } from '#domain/recipe/drawing.ts';
import { Berry, Cherry, Lychee, Olive, Pearls, Plum } from './garnish-pick.tsx';
import { Apple, Chilli, Cucumber, Ginger, Mango, Pineapple, Twist, Wheel } from './garnish-rim.tsx';
import {
  Basil,
  Cinnamon,
  CoffeeBeans,
  Dust,
  Flower,
  Mint,
  Rosemary,
  StarAnise,
  Straw,
  Umbrella,
} from './garnish-green.tsx';
import { AXIS, round } from './profile.ts';
import { scatter } from './scatter.ts';
import type { Vessel } from './vessels.ts';

const ON_RIM: Partial<Record<GarnishShape, ReactNode>> = {
  'lemon-wheel': <Wheel fruit="lemon" />,
  'lime-wheel': <Wheel fruit="lime" />,
  'orange-wheel': <Wheel fruit="orange" />,
  'grapefruit-wheel': <Wheel fruit="grapefruit" />,
  'lemon-twist': <Twist fruit="lemon" />,
  'orange-twist': <Twist fruit="orange" />,
  pineapple: <Pineapple />,
  cucumber: <Cucumber />,
  apple: <Apple />,
  mango: <Mango />,
  ginger: <Ginger />,
  chilli: <Chilli />,
};

const STANDING: Partial<Record<GarnishShape, ReactNode>> = {
  mint: <Mint />,
  basil: <Basil />,
  rosemary: <Rosemary />,
  cinnamon: <Cinnamon />,
  umbrella: <Umbrella />,
};

const ON_PICK: Partial<Record<GarnishShape, ReactNode>> = {
  cherry: <Cherry />,
  olive: <Olive />,
  lychee: <Lychee />,
  berry: <Berry />,
};

const FLOATING: Partial<Record<GarnishShape, ReactNode>> = {
  'star-anise': <StarAnise />,
  'coffee-beans': <CoffeeBeans />,
  flower: <Flower />,
};

export interface GarnishPlace {
  vessel: Vessel;
  garnishes: readonly GarnishShape[];
  /** Top of the drink, including foam. */
  top: number;
}

const rimOf = ({ outer }: Vessel) => ({ rx: outer.halfWidth(outer.top), y: outer.top });
const sizeOf = (vessel: Vessel) => Math.min(1.1, Math.max(0.84, rimOf(vessel).rx / 54));

/** Garnish below the surface: pearls, a plum, the lower part of a straw. */
export function SunkGarnishes({ vessel, garnishes, top }: GarnishPlace) {
  const { inner } = vessel;
  return (
    <>
      {garnishes.includes('straw') && strawOf({ vessel, garnishes, top })}
      {garnishes.includes('boba') && <Pearls at={pearlsIn(vessel)} size={PEARL} />}
      {garnishes.includes('plum') && (
        <g transform={`translate(${AXIS - inner.halfWidth(inner.bottom - 22) * 0.3} ${inner.bottom - 20})`}>
          <Plum />
        </g>
      )}
    </>
  );
}

/** Garnish that floats on the drink, stands in it or leans over it. */
export function TopGarnishes({ vessel, garnishes, top }: GarnishPlace) {
  const rx = vessel.inner.halfWidth(top);
  const size = sizeOf(vessel);
  const rim = rimOf(vessel);
  const rightTaken = garnishes.some((shape) => ON_RIM[shape] !== undefined);
  const side = rightTaken ? -1 : 1;
  let standing = 0;
  return (
    <>
      {garnishes.includes('dust') && (
        <g transform={`translate(${AXIS} ${top})`}>
          <Dust rx={rx} ry={Math.max(5, rx * vessel.tilt)} />
        </g>
      )}
      {garnishes.map((shape) => {
        const floating = FLOATING[shape];
        if (floating) {
          const flat = shape === 'flower' ? 0.62 : Math.max(0.52, vessel.tilt * 2.4);
          return (
            <g
              key={shape}
              transform={`translate(${round(AXIS - rx * 0.12)} ${round(top - 2)}) scale(${round(size * 1.15)} ${round(size * 1.15 * flat)})`}
            >
              {floating}
            </g>
          );
        }
        const fruit = ON_PICK[shape];
        if (fruit)
          return (
            <Pick key={shape} fruit={fruit} double={shape === 'olive'} side={side} top={top} rim={rim} size={size} />
          );
        if (!STANDING[shape]) return null;
        const lean = rightTaken ? -1 : standing % 2 ? 1 : -1;
        const x = AXIS + lean * rx * (0.36 - 0.5 * (rightTaken ? standing : 0));
        standing += 1;
        return (
          <g
            key={shape}
            transform={`translate(${round(x)} ${round(top + 2)}) rotate(${lean * 9}) scale(${round(size * 1.04)})`}
          >
            {STANDING[shape]}
          </g>
        );
      })}
    </>
  );
}

/** Garnish on the rim, half outside the glass; drawn last. */
export function RimGarnishes({ vessel, garnishes }: Omit<GarnishPlace, 'top'>) {
  const rim = rimOf(vessel);
  const size = sizeOf(vessel);
  return garnishes
    .filter((shape) => ON_RIM[shape] !== undefined)
    .slice(0, 2)
    .map((shape, i) => {
      const side = i === 0 ? 1 : -1;
      return (
        <g
          key={shape}
          transform={`translate(${round(AXIS + side * rim.rx * 0.86)} ${round(rim.y - 9 * size)}) rotate(${side * 14}) scale(${round(side * size)} ${round(size)})`}
        >
          {ON_RIM[shape]}
        </g>
      );
    });
}

interface PickProps {
  fruit: ReactNode;
  double: boolean;
  side: number;
  top: number;
  rim: { rx: number; y: number };
  size: number;
}

/** A pick from the drink over the rim, with its fruit just inside. */
function Pick({ fruit, double, side, top, rim, size }: PickProps) {
  const from = [AXIS - side * rim.rx * 0.3, top + 9] as const;
  const to = [AXIS + side * (rim.rx + 15), rim.y - 21] as const;
  const at = (share: number) =>
    `translate(${round(from[0] + (to[0] - from[0]) * share)} ${round(from[1] + (to[1] - from[1]) * share)})`;
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const upright = side > 0 ? turn : turn + 180;
  return (
    <g>
      <path
        d={`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`}
        stroke="#b98a4c"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx={round(to[0])} cy={round(to[1])} r="3.4" fill="#b98a4c" />
      <circle cx={round(to[0] - 1)} cy={round(to[1] - 1)} r="1" fill="#fff" fillOpacity="0.7" />
      {(double ? [0.22, 0.46] : [0.34]).map((share) => (
        <g key={share} transform={`${at(share)} rotate(${double ? round(upright) : 0}) scale(${round(size * 1.06)})`}>
          {fruit}
        </g>
      ))}
    </g>
  );
}

const PEARL = 5.4;

function pearlsIn({ inner }: Vessel): [x: number, y: number][] {
  const random = scatter(21);
  const pearls: [number, number][] = [];
  for (let row = 0; row < 4; row++) {
    const y = inner.bottom - PEARL * 1.5 - row * PEARL * 1.66;
    const room = inner.halfWidth(y + PEARL * 0.5) - PEARL;
    for (let x = -room + (row % 2) * PEARL; x <= room; x += PEARL * 2.02) {
      if (row === 3 && random() < 0.45) continue;
      pearls.push([AXIS + x + random() * 1.5, y + (random() - 0.5) * 3]);
    }
  }
  return pearls;
}

function strawOf({ vessel, garnishes, top }: GarnishPlace) {
  const { inner, material } = vessel;
  const rim = rimOf(vessel);
  const side = garnishes.some((shape) => ON_RIM[shape] !== undefined) ? -1 : 1;
  const from: [number, number] = material
    ? [round(AXIS + side * rim.rx * 0.3), top + 3]
    : [round(AXIS - side * inner.halfWidth(inner.bottom - 14) * 0.35), inner.bottom - 8];
  return <Straw from={from} to={[round(AXIS + side * rim.rx * 0.72), rim.y - 42]} wide={garnishes.includes('boba')} />;
}
