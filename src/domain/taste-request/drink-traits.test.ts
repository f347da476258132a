import { describe, expect, it } from 'vitest';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { DEMO_BAR } from '#test/demo-bar.ts';
import { traitsOf, type TraitDrink } from './drink-traits.ts';
import { indexMenu } from './menu-index.ts';
import { BOTH } from './words/both.ts';

const drawn = (more: Partial<NonNullable<TraitDrink['drawing']>> = {}): NonNullable<TraitDrink['drawing']> => ({
  glass: 'highball',
  layers: [{ colour: '#f4b8a4ce', share: 1 }],
  foam: null,
  ice: 'cubed',
  garnishes: [],
  bubbles: 0,
  rim: null,
  steam: false,
  ...more,
});
const features = (values: Partial<Record<FlavourAxis, number>>) =>
  FLAVOUR_AXES.map((property) => ({ property, value: values[property] ?? 0 }));
const traits = (drink: Partial<TraitDrink>, held: readonly string[] = [], names: readonly string[] = []) =>
  traitsOf(
    { type: 'cocktail', drawing: drawn(), ...drink },
    { held: new Set(held), names, contained: new Set(held), isOwn: false },
  ).traits;

describe('the traits of a drink', () => {
  it.each<[string, string[], string[]]>([
    ['hot drink', traits({ drawing: drawn({ steam: true, ice: 'none' }) }), traits({})],
    ['no ice', traits({ drawing: drawn({ ice: 'none' }) }), traits({})],
    ['tall glass', traits({}), traits({ drawing: drawn({ glass: 'rocks' }) })],
    ['salt rim', traits({ drawing: drawn({ rim: '#fbfaf6' }) }), traits({ drawing: drawn({ rim: '#c9472c' }) })],
    ['pink', traits({}), traits({ drawing: drawn({ layers: [{ colour: '#1f6fd6ce', share: 1 }] }) })],
    ['foam', traits({ drawing: drawn({ foam: '#fcf3e1' }) }), traits({})],
    ['wakes you up', traits({}, ['caffeine']), traits({}, ['gin'])],
    ['low sugar', traits({}, [], ['Gin', 'Soda water']), traits({}, [], ['Gin', 'Sugar syrup'])],
    ['rich', traits({}, ['creamy']), traits({}, ['gin'])],
    ['alcohol', traits({ alcohol: 'unknown' }), traits({ alcohol: 'free' })],
    [
      'spirit-forward',
      traits({ drinkFeatures: features({ strength: 4.5 }) }),
      traits({ drinkFeatures: features({ strength: 4.5, fizzy: 3 }) }),
    ],
    ['dry', traits({ drinkFeatures: features({ sweet: 0.5 }) }), traits({ drinkFeatures: features({ sweet: 3 }) })],
  ])('%s', (id, having, lacking) => {
    expect(having).toContain(id);
    expect(lacking).not.toContain(id);
  });

  it('are known without a drawing as far as they can be', () =>
    expect(
      traitsOf({ type: 'beer' }, { held: new Set(), names: [], contained: new Set<string>(), isOwn: false }).traits,
    ).toEqual(['cold drink', 'sugared', 'sugar', 'large drink']));

  it('are had by some drink of the demo bar, and toppings by none', () => {
    const menu = indexMenu(DEMO_BAR, BOTH);
    const ids = new Set(BOTH.flatMap(({ traits: lines = [] }) => lines.map((line) => line.split(',')[0]!)));
    const missing = [...ids].filter((id) => menu.drinksWith(id).length === 0);
    expect(missing.toSorted().join(',')).toBe(
      'coconut water,dirty,double measure,durian,energy drink,frangelico,fruit tea,jug,mangosteen,regular sugar,whipped cream',
    );
  });
});
