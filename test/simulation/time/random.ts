/** The one source of chance in a simulation: everything that could go one way or another asks it. */
import { seeded } from '../../seeded.ts';

export interface Random {
  /** A whole number in [0, below). */
  int: (below: number) => number;
  /** A whole number in [least, most]. */
  between: (least: number, most: number) => number;
  /** @param p from 0 to 1 */
  chance: (p: number) => boolean;
  pick: <T>(of: readonly T[]) => T;
  /** The name of one, by its weight. */
  weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K;
  bytes: (count: number) => Uint8Array;
  /** A UUID version 4. */
  uuid: () => string;
}

export function createRandom(seed: number): Random {
  const next = seeded(seed);
  const int = (below: number) => Math.floor(next() * below);
  const bytes = (count: number) => Uint8Array.from({ length: count }, () => int(256));
  return {
    int,
    between: (least, most) => least + int(most - least + 1),
    chance: (p) => next() < p,
    pick: <T>(of: readonly T[]) => of[int(of.length)]!,
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const all = Object.entries<number>(weights) as [K, number][];
      let left = next() * all.reduce((total, [, weight]) => total + weight, 0);
      return (all.find(([, weight]) => (left -= weight) < 0) ?? all[0]!)[0];
    },
    bytes,
    uuid: () => {
      const hex = Buffer.from(bytes(16)).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
