/** Judges estimates by pairs of drinks: which of two is the sweeter, the stronger and so on. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ImportedRecipe } from '../src/domain/menu-import/recipe-import.ts';
import { featureValues, type FlavourAxis } from '../src/domain/recipe/recipe.ts';

const AXES = {
  sweet: 'sweet',
  sour: 'acidity',
  strong: 'strength',
  bitter: 'bitter',
  spicy: 'spicy',
} as const satisfies Record<string, FlavourAxis>;
type Axis = keyof typeof AXES;
const AXIS_NAMES = ['sweet', 'sour', 'strong', 'bitter', 'spicy'] as const satisfies readonly Axis[];

const CLEAR = 'clear';
const LEAST_RIGHT = 0.95;

const Pairs = z.array(
  z.object({ axis: z.enum(AXIS_NAMES), more: z.string(), less: z.string(), tier: z.string().default(CLEAR) }),
);
type Pair = z.infer<typeof Pairs>[number];

/**
 * Prints the share of pairs in the right order by axis and tier, and every wrong pair with both values; equal values
 * are wrong.
 * @param file a JSON array of pairs by the names of drinks
 * @returns what misses: an axis below 95 % of its clear pairs, a name that no recipe has
 */
export function judgePairs(file: string, recipes: readonly ImportedRecipe[]): string[] {
  const byName = new Map(recipes.map(({ recipe }) => [folded(recipe.name), featureValues(recipe.drinkFeatures)]));
  const pairs = Pairs.parse(JSON.parse(readFileSync(file, 'utf8')));
  const judged = pairs.map((pair) => ({
    ...pair,
    values: [valueOf(pair.more, pair), valueOf(pair.less, pair)] as const,
  }));
  function valueOf(name: string, { axis }: Pair): number | undefined {
    const values = byName.get(folded(name));
    return values && (values[AXES[axis]] ?? 0);
  }
  const isRight = ({ values: [more, less] }: (typeof judged)[number]): boolean =>
    more !== undefined && less !== undefined && more > less;

  const tiers = [...new Set([CLEAR, ...pairs.map(({ tier }) => tier)])];
  const shareOf = (some: typeof judged): number => some.filter(isRight).length / some.length;
  const cell = (some: typeof judged): string =>
    some.length === 0 ? '–' : `${(shareOf(some) * 100).toFixed(1)} % of ${some.length}`;
  console.log(`\n${'pairs right'.padEnd(12)}${tiers.map((tier) => tier.padEnd(18)).join('')}`);
  const missed: string[] = [];
  for (const axis of AXIS_NAMES) {
    const own = judged.filter((pair) => pair.axis === axis);
    const inTiers = tiers.map((tier) => own.filter((pair) => pair.tier === tier));
    console.log(`${axis.padEnd(12)}${inTiers.map((some) => cell(some).padEnd(18)).join('')}`);
    const clear = inTiers[0] ?? [];
    if (clear.length > 0 && shareOf(clear) < LEAST_RIGHT) missed.push(`${axis} ${cell(clear)}`);
  }
  for (const { axis, tier, more, less, values } of judged.filter((pair) => !isRight(pair)))
    console.log(`  ${axis} (${tier}): ${more} ${values[0] ?? '?'}, less ${less} ${values[1] ?? '?'}`);
  const unknown = new Set(pairs.flatMap(({ more, less }) => [more, less]).filter((name) => !byName.has(folded(name))));
  return [...missed, ...[...unknown].map((name) => `no recipe is called ${name}`)];
}

const folded = (name: string): string => name.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
