/**
 * Classic cocktails with the flavours bartenders name for them: a second benchmark, next to bench/flavour-estimate.ts.
 * Neither the ingredient table nor the constants of the estimate were tuned to it.
 */
import { describe, expect, it } from 'vitest';
import { estimateFlavour } from './flavour-estimate.ts';
import type { EstimatedIngredient } from './flavour-estimate.ts';
import type { FlavourAxis, MixingMethod, Unit } from '#domain/recipe/recipe.ts';

/**
 * `name | method | garnish | ingredients | called`: amounts in ml, with d for dashes, l for leaves, g for grams;
 * C sour of citrus, F fruity, H herbal, S sweet.
 */
const CLASSICS = `
Daiquiri | shake | | White rum 60, Lime juice 25, Sugar syrup 20 | C
Margarita | shake | | Tequila 50, Triple sec 20, Lime juice 20 | C
Cosmopolitan | shake | | Lemon vodka 40, Triple sec 15, Lime juice 15, Cranberry juice 30 | CF
Paloma | build | lime wedge | Tequila 50, Lime juice 10, Grapefruit soda 100 | C
Piña colada | blend | pineapple piece | White rum 50, Coconut cream 30, Pineapple juice 50 | FS
Mojito | build | mint sprig | White rum 45, Lime juice 20, Sugar 8g, Mint 10l, Soda water 60 | CH
Moscow mule | build | lime wheel | Vodka 45, Lime juice 10, Ginger beer 120 |
Whiskey sour | shake | | Bourbon 45, Lemon juice 25, Sugar syrup 20, Egg white 20 | C
Tom Collins | build | lemon wheel | Gin 45, Lemon juice 30, Sugar syrup 15, Soda water 60 | C
Grasshopper | shake | | Creme de menthe 30, Creme de cacao 30, Cream 30 | HS
Godfather | build | | Scotch 35, Amaretto 35 | S
Brandy Alexander | shake | nutmeg | Cognac 30, Creme de cacao 30, Cream 30 | S
Mudslide | shake | | Vodka 30, Coffee liqueur 30, Irish cream 30, Cream 30 | S
Toasted almond | shake | | Amaretto 30, Coffee liqueur 30, Cream 60 | S
Bellini | build | | Prosecco 100, Peach puree 50 | F
Mimosa | build | | Champagne 75, Orange juice 75 | CF
Screwdriver | build | | Vodka 50, Orange juice 100 | CF
Tequila sunrise | build | | Tequila 45, Orange juice 90, Grenadine 15 | FS
Bay breeze | build | | Vodka 40, Cranberry juice 80, Pineapple juice 60 | F
Kamikaze | shake | | Vodka 30, Triple sec 30, Lime juice 30 | C
Lemon drop | shake | | Lemon vodka 45, Triple sec 15, Lemon juice 30, Sugar syrup 15 | C
Southside | shake | mint sprig | Gin 60, Lemon juice 30, Sugar syrup 15, Mint 6l | CH
Chartreuse swizzle | swizzle | mint sprig | Green Chartreuse 45, Pineapple juice 30, Lime juice 20, Falernum 15 | H
Alaska | stir | lemon twist | Gin 45, Yellow Chartreuse 15, Orange bitters 1d | H
Chrysanthemum | stir | orange twist | Dry vermouth 60, Benedictine 30, Absinthe 3d | H
Bijou | stir | | Gin 30, Sweet vermouth 30, Green Chartreuse 30, Orange bitters 1d | H
Toronto | stir | orange twist | Rye whiskey 60, Fernet 7.5, Sugar syrup 7.5, Angostura bitters 2d | H
Hanky panky | stir | orange twist | Gin 45, Sweet vermouth 45, Fernet 7.5 | H
Mint julep | build | mint sprig | Bourbon 60, Mint 12l, Sugar syrup 10 | H
Old Cuban | shake | mint sprig | Gold rum 45, Lime juice 22, Sugar syrup 22, Mint 6l, Angostura bitters 2d, Champagne 60 | CH
Absinthe drip | build | | Absinthe 30, Sugar 4g, Water 90 | H
Boulevardier | stir | orange twist | Bourbon 45, Campari 30, Sweet vermouth 30 |
Dry martini | stir | lemon twist | Gin 60, Dry vermouth 10 |
Vodka martini | stir | olive | Vodka 60, Dry vermouth 10 |
Vesper | shake | lemon twist | Gin 45, Vodka 15, Lillet Blanc 7.5 |
Whisky highball | build | | Scotch 45, Soda water 120 |
Rob Roy | stir | maraschino cherry | Scotch 60, Sweet vermouth 30, Angostura bitters 2d |
Bamboo | stir | lemon twist | Fino sherry 45, Dry vermouth 45, Orange bitters 2d |
Gin and tonic | build | lime wedge | Gin 50, Tonic water 120 |
Aperol spritz | build | orange slice | Prosecco 90, Aperol 60, Soda water 30 |
Champagne cocktail | build | | Champagne 120, Sugar 4g, Angostura bitters 2d |
Corpse reviver | shake | | Gin 25, Triple sec 25, Lillet Blanc 25, Lemon juice 25, Absinthe 1d | C
Paper plane | shake | | Bourbon 25, Aperol 25, Amaro Nonino 25, Lemon juice 25 | C
Penicillin | shake | candied ginger | Scotch 60, Lemon juice 22, Honey syrup 11, Ginger syrup 11 | C
Pisco sour | shake | | Pisco 60, Lime juice 25, Sugar syrup 20, Egg white 20, Angostura bitters 1d | C
Caipiroska | muddle | | Vodka 60, Lime juice 30, Sugar 8g | C
Lemonade | build | lemon slice | Lemon juice 30, Sugar syrup 25, Water 120 | C
Hurricane | shake | | Dark rum 60, Passion fruit syrup 30, Lemon juice 30 | F
Planter's punch | shake | pineapple piece | Dark rum 45, Orange juice 35, Pineapple juice 35, Lemon juice 15, Grenadine 10 | F
Sex on the beach | build | | Vodka 40, Peach schnapps 20, Orange juice 40, Cranberry juice 40 | FS
Woo woo | build | | Vodka 30, Peach schnapps 30, Cranberry juice 90 | F
Fuzzy navel | build | | Peach schnapps 45, Orange juice 120 | FS
Sloe gin fizz | shake | lemon wheel | Sloe gin 50, Lemon juice 25, Sugar syrup 15, Soda water 60 | CF
Lychee martini | shake | lychee | Vodka 45, Lychee liqueur 30, Lychee juice 30 | FS
Strawberry daiquiri | blend | strawberry | White rum 50, Strawberry puree 60, Lime juice 20, Sugar syrup 15 | F
Apple martini | shake | apple slice | Vodka 45, Apple liqueur 30, Lemon juice 10 | F
Shirley Temple | build | maraschino cherry | Ginger ale 120, Grenadine 20 | S
`;
const UNITS: Record<string, Unit> = { d: 'dash', l: 'leaf', g: 'g', '': 'ml' };

const drinks = CLASSICS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', method = '', garnish = '', ingredients = '', called = ''] = line.split('|').map((x) => x.trim());
    const poured = ingredients.split(', ').map((one): EstimatedIngredient => {
      const [, what = '', amount = '', unit = ''] = /^(.+) ([\d.]+)([dlg]?)$/.exec(one) ?? [];
      return { name: what, amount: Number(amount), unit: UNITS[unit] ?? 'ml' };
    });
    return { name, called, ...estimateFlavour(poured, method as MixingMethod, garnish) };
  });

const valueOf = (drink: (typeof drinks)[number], axis: FlavourAxis): number =>
  drink.features.find(({ property }) => property === axis)?.value ?? 0;

/** The probability that a drink labelled with the axis scores higher on it than one without; ties count half. */
function auc(letter: string, axis: FlavourAxis): number {
  const called = drinks.filter((drink) => drink.called.includes(letter)).map((drink) => valueOf(drink, axis));
  const others = drinks.filter((drink) => !drink.called.includes(letter)).map((drink) => valueOf(drink, axis));
  const wins = called.flatMap((a) => others.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

describe('the classics', () => {
  it.each(drinks)('$name: every ingredient is in the table', ({ guessed, unknown }) => {
    expect([guessed, unknown]).toEqual([[], []]);
  });

  it.each<[string, string, FlavourAxis, number]>([
    ['sour', 'C', 'acidity', 0.9],
    ['fruity', 'F', 'fruity', 0.9],
    ['herbal', 'H', 'herbal', 0.9],
    ['sweet', 'S', 'sweet', 0.9],
  ])('%s: labelled drinks score higher than the others', (_called, letter, axis, least) => {
    expect(auc(letter, axis)).toBeGreaterThanOrEqual(least);
  });
});
