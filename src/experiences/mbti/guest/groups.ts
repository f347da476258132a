/**
 * The four families of types: names, colours and emblems. The emblem is data, so that screen and picture draw the same.
 */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Group } from '../rules.ts';

export interface Shape {
  /** A path in a square of 200. */
  d: string;
  /** Filled, or a stroke of this width. */
  line?: number;
  ink: 'light' | 'glow' | 'deep';
  /** Opacity, 0 to 1; 1 if left out. */
  opacity?: number;
}

export interface GroupLook {
  name: BilingualText;
  /** Gradient from top to bottom of the card; white text has enough contrast on both colours. */
  from: string;
  to: string;
  glow: string;
  emblem: readonly Shape[];
}

const ring = (r: number) => `M${100 - r} 100a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const GROUPS: Record<Group, GroupLook> = {
  NT: {
    name: { en: 'Night Architects', 'zh-HK': '夜行策士' },
    from: '#3d2a94',
    to: '#160f3f',
    glow: '#ffd36b',
    emblem: [
      { d: 'M128 30a42 42 0 1 0 30 60 34 34 0 0 1-30-60z', ink: 'glow' },
      { d: 'M40 172V92l26-22 26 22v80zM92 172V60l18-30 18 30v112zM128 172v-62h34v62z', ink: 'light' },
      {
        d: 'M54 108h8v12h-8zM72 108h8v12h-8zM54 134h8v12h-8zM72 134h8v12h-8zM106 76h8v14h-8zM106 106h8v14h-8zM106 136h8v14h-8zM138 124h6v12h-6zM150 124h6v12h-6zM138 148h6v12h-6z',
        ink: 'deep',
      },
      { d: 'M24 172h152', line: 5, ink: 'light' },
      { d: 'M30 46l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM62 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2z', ink: 'glow' },
    ],
  },
  NF: {
    name: { en: 'Dream Weavers', 'zh-HK': '織夢人' },
    from: '#a3286b',
    to: '#3a0f3f',
    glow: '#ffc2a8',
    emblem: [
      { d: ring(72), line: 5, ink: 'light' },
      { d: 'M100 28v144M28 100h144M49 49l102 102M151 49 49 151', line: 2, ink: 'light', opacity: 0.55 },
      { d: ring(50), line: 2, ink: 'light', opacity: 0.7 },
      { d: ring(28), line: 2, ink: 'light', opacity: 0.7 },
      { d: 'M100 74c14-20 44-10 40 16-3 20-26 32-40 44-14-12-37-24-40-44-4-26 26-36 40-16z', ink: 'glow' },
      {
        d: 'M70 166c-4 12-4 18 0 26 4-8 4-14 0-26zM100 172c-5 12-5 18 0 26 5-8 5-14 0-26zM130 166c-4 12-4 18 0 26 4-8 4-14 0-26z',
        ink: 'light',
      },
    ],
  },
  SJ: {
    name: { en: 'Steady Hands', 'zh-HK': '定海神針' },
    from: '#0d6a72',
    to: '#07283d',
    glow: '#ffd36b',
    emblem: [
      { d: 'M88 24h24v120H88z', ink: 'light' },
      { d: 'M82 16h36v14H82zM84 52h32v8H84zM84 96h32v8H84z', ink: 'glow' },
      { d: 'M100 62v32', line: 3, ink: 'deep' },
      { d: 'M14 138c14-14 30-14 43 0s29 14 43 0 29-14 43 0 29 14 43 0', line: 8, ink: 'light' },
      { d: 'M14 160c14-14 30-14 43 0s29 14 43 0 29-14 43 0 29 14 43 0', line: 8, ink: 'light', opacity: 0.7 },
      { d: 'M14 182c14-14 30-14 43 0s29 14 43 0 29-14 43 0 29 14 43 0', line: 8, ink: 'light', opacity: 0.4 },
      { d: 'M48 62l4 10 10 4-10 4-4 10-4-10-10-4 10-4zM152 40l3 8 8 3-8 3-3 8-3-8-8-3 8-3z', ink: 'glow' },
    ],
  },
  SP: {
    name: { en: 'Spark Chasers', 'zh-HK': '追火人' },
    from: '#c0430f',
    to: '#4f0d22',
    glow: '#ffe07a',
    emblem: [
      {
        d: 'M104 18c34 34 62 66 54 108-6 34-32 54-60 54s-52-20-56-50c-4-26 12-44 28-60 0 16 6 26 16 30-4-34 4-60 18-82z',
        ink: 'light',
      },
      {
        d: 'M102 92c22 22 32 38 28 58-3 18-16 28-31 28s-28-11-29-28c-1-14 8-24 16-33 2 10 6 14 11 16-2-16 0-29 5-41z',
        ink: 'glow',
      },
      {
        d: 'M168 34l4 12 12 4-12 4-4 12-4-12-12-4 12-4zM34 52l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM176 96l2 6 6 2-6 2-2 6-2-6-6-2 6-2z',
        ink: 'glow',
      },
      { d: 'M22 108l14 6M26 134l12 1M182 132l-12 2', line: 4, ink: 'light', opacity: 0.7 },
    ],
  },
};
