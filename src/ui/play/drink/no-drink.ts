import type { DrinkDrawing } from '#domain/recipe/drawing.ts';

/** Where there is no drink. */
export const EMPTY_GLASS: DrinkDrawing = {
  glass: 'rocks',
  layers: [],
  foam: null,
  ice: 'none',
  garnishes: [],
  bubbles: 0,
  rim: null,
  steam: false,
};
