/** Turns a recipe into its drawing, on the server: phones receive only the drawing. */
import type { DrinkDrawing } from './drawing.ts';
import { between, CLEAR, lightness, mixedColour, withOpacity, type Poured } from './drink-colour.ts';
import { garnishesIn, rimIn } from './garnish.ts';
import { glassName, glassShape } from './glass.ts';
import { featureValues, type Recipe, type RecipeIngredient } from './recipe.ts';
import { millilitres } from './volume.ts';

/** Minimum share of the drink a layer is drawn with, so that it can be seen. */
const THINNEST_LAYER = 0.08;

const MILKY = /milk|cream|coconut|yog(?:h)?urt|yakult|advocaat|half and half|奶|忌廉|椰/i;
const NOT_MILKY =
  /cr[eè]me de|cream (?:soda|sherry|of tartar)|coconut (?:water|rum|vodka)|milk (?:oolong|punch)|椰子水/i;
const CLOUDY = /juice|pur[eé]e|pulp|smoothie|nectar|matcha|taro|mango|guava|lemonade|orgeat|汁|蓉|抹茶|芋/i;
const EGG_WHITE = /egg white|aquafaba|albumen|miracle foam|foamer|蛋白/i;
const CAP = /cheese|milk (?:top|cap|foam)|cold foam|cream (?:top|float|cap)|whipped cream|espuma|foam|奶蓋|芝士|奶泡/i;
const BEER = /\b(?:beer|lager|ale|pilsner|ipa|weizen)\b|啤酒/i;
const NO_BEER = /(?:ginger|root) (?:beer|ale)|薑/i;
const STOUT = /stout|porter|guinness|黑啤/i;
const COFFEE = /espresso|coffee|cold brew|咖啡/i;

export function drawDrink(recipe: Recipe): DrinkDrawing {
  const glass = glassShape(glassName({ recipeGlass: recipe.glass.name, drinkName: recipe.name }));
  const layers = layersOf(recipe);
  const garnish = recipe.garnish?.name ?? '';
  const solids = recipe.recipeIngredient.filter(({ unit }) => ['g', 'piece', 'leaf', 'slice'].includes(unit));
  const garnishes = [...new Set([garnish, ...solids.map(({ name }) => name)].flatMap(garnishesIn))].slice(0, 3);
  if (garnishes.includes('boba') && !garnishes.includes('straw')) garnishes.push('straw');
  return {
    glass,
    layers,
    foam: foamOf(recipe, layers.at(-1)!.colour.slice(0, 7)),
    ice: recipe.ice,
    garnishes,
    bubbles: bubblesOf(recipe),
    rim: rimIn(garnish),
    steam: recipe.mixingMethod === 'brew' && recipe.ice === 'none' && (glass === 'mug' || glass === 'teacup'),
  };
}

function layersOf(recipe: Recipe): DrinkDrawing['layers'] {
  const poured = recipe.recipeIngredient.map((one) => ({ ml: millilitres(one.amount, one.unit), ...one }));
  const byId = new Map(poured.map((one) => [one.id, one]));
  const layered = [...new Set(recipe.layeringSequence)].map((id) => byId.get(id)).filter((one) => one && one.ml > 0);
  if (layered.length < 2) return [{ colour: liquid(recipe, poured), share: 1 }];

  const total = layered.reduce((sum, one) => sum + one!.ml, 0);
  const shares = layered.map((one) => Math.max(THINNEST_LAYER, one!.ml / total));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return layered.map((one, i) => ({ colour: liquid(recipe, [one!]), share: shares[i]! / all }));
}

/** The colour of mixed liquids as #rrggbbaa: milky ones are opaque, clear ones nearly transparent. */
function liquid(recipe: Recipe, poured: (RecipeIngredient & Poured)[]): string {
  const liquids = poured.filter(({ ml }) => ml > 0);
  if (liquids.length === 0) return withOpacity(DEFAULT_COLOURS[recipe.type], 0.85);
  const total = liquids.reduce((sum, { ml }) => sum + ml, 0);
  const part = (test: (name: string) => boolean) =>
    liquids.filter(({ name }) => test(name)).reduce((sum, { ml }) => sum + ml, 0) / total;

  const milky = part((name) => isMilky(name));
  const cloudy = part((name) => CLOUDY.test(name));
  const whitened = liquids.map((one) => (one.colour === null && isMilky(one.name) ? { ...one, colour: MILK } : one));
  const colour = mixedColour(whitened);
  if (milky > 0.05) return withOpacity(colour, Math.min(1, 0.93 + milky));
  if (colour === CLEAR) return withOpacity(colour, 0.5);
  return withOpacity(colour, Math.min(0.95, 0.72 + 0.2 * (1 - lightness(colour)) + 0.22 * cloudy));
}

const MILK = '#fdf6e9';
const isMilky = (name: string) => MILKY.test(name) && !NOT_MILKY.test(name);

const DEFAULT_COLOURS: Record<Recipe['type'], string> = {
  cocktail: '#e8b765',
  mocktail: '#f2a07a',
  tea: '#b0692a',
  soda: CLEAR,
  coffee: '#3c2416',
  wine: '#7a1f3d',
  beer: '#e0a233',
  shot: '#e2c38a',
};

function foamOf(recipe: Recipe, top: string): string | null {
  const names = recipe.recipeIngredient.filter(({ amount }) => amount > 0).map(({ name }) => name);
  const has = (words: RegExp) => names.some((name) => words.test(name));
  const shaken = ['shake', 'dry-shake', 'blend'].includes(recipe.mixingMethod);
  if (has(STOUT)) return '#e3cba3';
  if (recipe.type === 'beer' || names.some((name) => BEER.test(name) && !NO_BEER.test(name))) return '#fff4dc';
  if (has(CAP)) return '#fff8ec';
  if (has(EGG_WHITE) || recipe.mixingMethod === 'dry-shake') return between('#fff8ee', top, 0.14);
  if (has(COFFEE) && (shaken || recipe.layeringSequence.length === 0))
    return names.some(isMilky) ? '#f3e3cc' : '#cfa371';
  return null;
}

function bubblesOf(recipe: Recipe): number {
  const ml = (one: RecipeIngredient) => millilitres(one.amount, one.unit);
  const total = recipe.recipeIngredient.reduce((sum, one) => sum + ml(one), 0);
  const sparkling = recipe.recipeIngredient.filter((one) => one.sparkling).reduce((sum, one) => sum + ml(one), 0);
  const seen = total > 0 ? Math.min(5, Math.round((sparkling / total) * 7)) : 0;
  return Math.max(seen, Math.round(featureValues(recipe.drinkFeatures).fizzy ?? 0));
}
