/** The glass of a drink, by name and by shape. Source: docs/behaviour/menu.md "Glass". */
import type { GlassShape } from './drawing.ts';

/**
 * Matches whole words and their plurals: "ale" is in "Pale Ale" but not in "Kale". A word ends where the script changes:
 * "latte" is in "冰Latte".
 */
const word = (...words: string[]) =>
  new RegExp(`(?:^|[^\\p{Script=Latin}\\p{M}])(?:${words.join('|')})s?(?:[^\\p{Script=Latin}\\p{M}]|$)`, 'iu');

const GLASS_BY_NAME: readonly [RegExp, string][] = [
  [word('martini', 'cosmopolitan', 'margarita'), 'Martini Glass'],
  [word('wine', 'sangria'), 'Wine Glass'],
  [word('beer', 'ale', 'lager'), 'Beer Glass'],
  [word('shot', 'tequila', 'whiskey'), 'Shot Glass'],
  [word('coffee', 'espresso', 'latte'), 'Coffee Mug'],
];

export const glassByName = (drinkName: string): string =>
  GLASS_BY_NAME.find(([words]) => words.test(drinkName))?.[1] ?? 'Highball Glass';

interface Served {
  recipeGlass?: string | null | undefined;
  glasswareParams?: { glassType?: string; name?: string } | null | undefined;
  /** The recipe's name; the order's own only if it has no recipe. */
  drinkName: string;
}

/** The recipe's glass, else the machine's, else one derived from the drink's name. */
export const glassName = ({ recipeGlass, glasswareParams, drinkName }: Served): string =>
  recipeGlass?.trim() || glasswareParams?.name?.trim() || glasswareParams?.glassType?.trim() || glassByName(drinkName);

/** Tried in order, most specific first: "copper mug" before "mug". */
const SHAPE_BY_KEYWORD: readonly [RegExp, GlassShape][] = [
  [/copper|moscow|julep|銅/i, 'copper-mug'],
  [/tiki|bamboo|提基/i, 'tiki'],
  [/hurricane|poco|piña|pina colada|milkshake|颶風/i, 'hurricane'],
  [/shot|shooter|sake|ochoko|子彈|一口|烈酒/i, 'shot'],
  [/flute|champagne|prosecco|cava|香檳|笛/i, 'flute'],
  [/margarita|瑪格麗特/i, 'margarita'],
  [/coupe|coupette|nick|nora|sour glass|淺碟|碟形/i, 'coupe'],
  [/martini|cocktail glass|馬天尼|馬丁尼|雞尾酒杯/i, 'martini'],
  [/beer|pint|pils|stein|weizen|schooner|啤/i, 'beer'],
  [/tea ?cup|cup and saucer|gaiwan|tea ?bowl|chawan|cha wan|茶杯|蓋碗|茶碗/i, 'teacup'],
  [/mug|coffee|espresso|cappuccino|latte|irish|toddy|咖啡|馬克/i, 'mug'],
  [/wine|balloon|copa|goblet|snifter|burgundy|tulip|紅酒|白酒|葡萄酒|高腳/i, 'wine'],
  [/rocks|old.?fashioned|lowball|whisk(?:e)?y|古典|威士忌|洛克/i, 'rocks'],
  [/collins|sling|zombie|chimney|柯林/i, 'collins'],
  [/tumbler|juice|water glass|mason|jar|take.?away|paper cup|plastic cup|cold cup|平底|凍飲|水杯/i, 'tumbler'],
];

/** The outline to draw, from the glass's name. */
export const glassShape = (name: string): GlassShape =>
  SHAPE_BY_KEYWORD.find(([keywords]) => keywords.test(name))?.[1] ?? 'highball';
