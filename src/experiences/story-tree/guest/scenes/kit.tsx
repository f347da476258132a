/**
 * Parts of the night scenes. Every scene is drawn on 600 by 440; a phone shows x from 100 to 500, a desktop y from 80
 * to 360.
 */
import type { CSSProperties, ReactNode } from 'react';
import styles from './scene.module.css';

/**
 * One parallax layer of a scene; nearer layers slide further.
 * @param depth 0 is the sky, 1 the street
 */
export const Layer = ({ depth, children }: { depth: number; children: ReactNode }) => (
  <g className={styles.layer} style={{ '--depth': depth } as CSSProperties}>
    {children}
  </g>
);

/**
 * Pseudo-random numbers from a fixed seed.
 * @returns a source of numbers in [0, 1)
 */
export function chanceFrom(seed: number): () => number {
  let state = (seed * 7919) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

interface SkylineProps {
  seed: number;
  /** Ground line of the houses. */
  base: number;
  /** Minimum and maximum height of a house. */
  tall: readonly [number, number];
  wide?: readonly [number, number];
  fill: string;
  lit: string;
  /** Share of lit windows. */
  awake?: number;
}

/** A row of houses with some windows lit. */
export function Skyline({ seed, base, tall, wide = [34, 62], fill, lit, awake = 0.3 }: SkylineProps) {
  const chance = chanceFrom(seed);
  let houses = '';
  let windows = '';
  for (let x = -60; x < 660;) {
    const width = Math.round(wide[0] + chance() * (wide[1] - wide[0]));
    const height = Math.round(tall[0] + chance() * (tall[1] - tall[0]));
    houses += `M${x} ${base}V${base - height}h${width}V${base}Z`;
    for (let y = base - height + 9; y < base - 8; y += 13) {
      for (let at = x + 6; at < x + width - 7; at += 10) if (chance() < awake) windows += `M${at} ${y}h5v6h-5Z`;
    }
    x += width + (chance() < 0.3 ? 4 : 0);
  }
  return (
    <>
      <path d={houses} fill={fill} />
      <path d={windows} fill={lit} />
    </>
  );
}

interface SignProps {
  x: number;
  y: number;
  text: string;
  colour: string;
  size?: number;
  across?: boolean;
  flickers?: boolean;
}

/** A neon sign, its characters vertical or horizontal. */
export function NeonSign({ x, y, text, colour, size = 24, across = false, flickers = false }: SignProps) {
  const characters = Array.from(text);
  const length = characters.length * (size + 4) + 12;
  const [width, height] = across ? [length, size + 16] : [size + 16, length];
  return (
    <g className={flickers ? styles.flicker : undefined}>
      <rect x={x - 9} y={y - 9} width={width + 18} height={height + 18} rx="14" fill={colour} opacity=".13" />
      <rect x={x} y={y} width={width} height={height} rx="6" fill="#170c26" stroke={colour} strokeWidth="3" />
      {characters.map((character, at) => (
        <text
          key={`${character}${at}`}
          x={across ? x + 8 + size / 2 + at * (size + 4) : x + width / 2}
          y={across ? y + height / 2 + 1 : y + 8 + size / 2 + at * (size + 4)}
          className={styles.sign}
          fontSize={size}
          fill={colour}
          stroke="#fff"
          strokeWidth=".7"
        >
          {character}
        </text>
      ))}
    </g>
  );
}

export const Night = ({ top, bottom, id }: { top: string; bottom: string; id: string }) => (
  <>
    <defs>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
    </defs>
    <rect x="-80" y="-40" width="760" height="520" fill={`url(#${id})`} />
  </>
);

export const Moon = ({ x, y, r = 26 }: { x: number; y: number; r?: number }) => (
  <>
    <circle cx={x} cy={y} r={r * 2.1} fill="#ffe9bd" opacity=".1" />
    <circle cx={x} cy={y} r={r} fill="#ffe9bd" />
    <circle cx={x - r * 0.35} cy={y - r * 0.2} r={r * 0.2} fill="#f0cf94" />
    <circle cx={x + r * 0.3} cy={y + r * 0.35} r={r * 0.14} fill="#f0cf94" />
  </>
);

/** Falling slanted lines; two copies for a seamless loop. */
export function Rain({ seed, colour = '#a9c8ff' }: { seed: number; colour?: string }) {
  const chance = chanceFrom(seed);
  const drops = Array.from(
    { length: 60 },
    () => `M${Math.round(chance() * 700 - 20)} ${Math.round(chance() * 440)}l-5 20`,
  );
  return (
    <g className={styles.rain} stroke={colour} strokeWidth="1.600" strokeLinecap="round" opacity=".5">
      <path d={drops.join('')} />
      <path d={drops.join('')} transform="translate(0 -440)" />
    </g>
  );
}

/** Reflections of coloured light on a wet street, as strokes. */
export function Puddles({ y, colours }: { y: number; colours: readonly (readonly [number, string])[] }) {
  const strokes = [17, 24, 12, 20, 8, 13];
  return (
    <g className={styles.shimmer} strokeWidth="4.500" strokeLinecap="round">
      {colours.map(([x, colour]) => (
        <path
          key={`${x}${colour}`}
          d={strokes.map((half, at) => `M${x - half + (at % 3) * 3} ${y + at * 11}h${half * 2}`).join('')}
          stroke={colour}
        />
      ))}
    </g>
  );
}

/** Puffs that rise and fade. */
export const Steam = ({ x, y, colour = '#fff' }: { x: number; y: number; colour?: string }) => (
  <g className={styles.steam} fill="none" stroke={colour} strokeWidth="7" strokeLinecap="round" opacity=".4">
    <path d={`M${x} ${y}q-14-16 0-32t0-32`} />
    <path d={`M${x + 26} ${y - 8}q-12-14 0-28t0-28`} />
  </g>
);

/** Position and size of each spark or firefly. */
export const SPARKS: readonly (readonly [number, number, number])[] = (() => {
  const chance = chanceFrom(23);
  return Array.from(
    { length: 34 },
    () =>
      [Math.round(100 + chance() * 400), Math.round(60 + chance() * 320), Math.round(15 + chance() * 25) / 10] as const,
  );
})();
