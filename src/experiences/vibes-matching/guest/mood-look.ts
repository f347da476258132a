/** Colours of a mood: its poster's background, the band behind its name, and its light on the page. */
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Mood, Poster } from '../rules.ts';

interface Look {
  ground: string;
  /** The name is written on the band: their contrast is at least 4.5:1. */
  band: string;
  ink: string;
  light: string;
}

const LOOKS: Record<Exclude<Poster, 'lettered'>, Look> = {
  fireworks: { ground: '#ff5a4f', band: '#ffd84d', ink: '#3a0d16', light: '#ff6a4d' },
  'torn-heart': { ground: '#111c46', band: '#bd1f3d', ink: '#fff6f0', light: '#4263d8' },
  'night-shift': { ground: '#14505c', band: '#061b21', ink: '#ffd95a', light: '#1f9a9c' },
  'still-water': { ground: '#f1e7d0', band: '#f1e7d0', ink: '#2b2a33', light: '#7fb79b' },
  wink: { ground: '#ff8db2', band: '#3d1040', ink: '#ffd6e4', light: '#ff6fa5' },
  lightning: { ground: '#17121d', band: '#ffe14a', ink: '#17121d', light: '#f2c21f' },
  mixtape: { ground: '#f6dfae', band: '#7a3418', ink: '#ffeccb', light: '#e08a3c' },
  keyhole: { ground: '#4d2fb0', band: '#1a0d42', ink: '#d9cbff', light: '#7d5cf0' },
};

export function lookOf({ poster, want }: Pick<Mood, 'poster' | 'want'>): Look {
  if (poster !== 'lettered') return LOOKS[poster];
  const [strongest = 'sweet'] = [...FLAVOUR_AXES].sort((a, b) => (want[b] ?? -1) - (want[a] ?? -1));
  const flavour = `var(--flavour-${strongest})`;
  return {
    ground: `color-mix(in oklab, ${flavour} 78%, #1b1522)`,
    band: '#1b1522',
    ink: '#fdf6ea',
    light: flavour,
  };
}
