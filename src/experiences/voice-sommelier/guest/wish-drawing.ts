/** The drawn glass as it fills: each taste adds its colour. */
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Wishes } from '../wishes.ts';

const COLOURS: Record<FlavourAxis, string> = {
  strength: '#b3582c',
  acidity: '#e8c61e',
  sweet: '#ef6f9a',
  spicy: '#d9482b',
  fruity: '#ff8a3c',
  fizzy: '#8ec9f2',
  herbal: '#6fae5c',
  bitter: '#7d5a4f',
};
const WATER = '#cfe3ea';

export function drawingOf({ taste, noAlcohol }: Wishes): DrinkDrawing {
  const poured = FLAVOUR_AXES.filter((axis) => (taste[axis] ?? 0) > 0);
  const total = poured.reduce((sum, axis) => sum + taste[axis]!, 0);
  return {
    glass: 'wine',
    layers:
      poured.length === 0
        ? [{ colour: noAlcohol ? '#bfe3c8' : WATER, share: 1 }]
        : poured.map((axis) => ({ colour: COLOURS[axis], share: taste[axis]! / total })),
    foam: null,
    ice: 'none',
    // No garnish: it would need space, and the glass would jump when it appears.
    garnishes: [],
    bubbles: Math.max(0, Math.round((taste.fizzy ?? 0) * 1.7)),
    rim: null,
    steam: false,
  };
}

/** Fill level, 0 to 1: grows with each wish. */
export const levelOf = (chips: number): number => Math.min(1, chips === 0 ? 0.16 : 0.34 + chips * 0.22);
