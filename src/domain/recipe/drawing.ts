/**
 * The data needed to draw a drink. It has no amounts and no machine data, so guests may receive it. Made by
 * drink-drawing.ts, drawn by ui/play/drink.
 */
import type { Ice } from './recipe.ts';

export const GLASS_SHAPES = [
  'highball',
  'collins',
  'rocks',
  'martini',
  'coupe',
  'margarita',
  'wine',
  'flute',
  'beer',
  'shot',
  'mug',
  'copper-mug',
  'teacup',
  'tumbler',
  'hurricane',
  'tiki',
] as const;
export type GlassShape = (typeof GLASS_SHAPES)[number];

export const GARNISH_SHAPES = [
  'lemon-wheel',
  'lime-wheel',
  'orange-wheel',
  'grapefruit-wheel',
  'lemon-twist',
  'orange-twist',
  'mint',
  'basil',
  'rosemary',
  'cherry',
  'olive',
  'pineapple',
  'cucumber',
  'berry',
  'flower',
  'ginger',
  'chilli',
  'cinnamon',
  'star-anise',
  'coffee-beans',
  'umbrella',
  'straw',
  'dust',
  'boba',
  'apple',
  'mango',
  'lychee',
  'plum',
] as const;
export type GarnishShape = (typeof GARNISH_SHAPES)[number];

export interface DrinkDrawing {
  glass: GlassShape;
  /** From the bottom up; shares add up to 1. A mixed drink has one layer. */
  layers: { colour: string; share: number }[];
  /** Colour of the foam on top, or null. */
  foam: string | null;
  ice: Ice;
  garnishes: GarnishShape[];
  /** 0 (still) to 5 (lively). */
  bubbles: number;
  /** Colour of a salted, sugared or spiced rim, or null. */
  rim: string | null;
  /** True for a hot drink. */
  steam: boolean;
}
