/** Which glass a drink is served in, by name and by shape. Source: spec §9 "Glass fallback by drink name". */
import type { GlassShape } from './drawing.ts';

/** A whole word, or its plural, anywhere in a text: "ale" is in "Pale Ale" and not in "Kale". */
const word = (...words: string[]) => new RegExp(`(?:^|[^\\p{L}])(?:${words.join('|')})s?(?:[^\\p{L}]|$)`, 'iu');

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
  /** The attached recipe's name; the order's own only when no recipe is attached. */
  drinkName: string;
}

/** The name of the glass: the recipe's, else the machine's, else by the drink's name. */
export const glassName = ({ recipeGlass, glasswareParams, drinkName }: Served): string =>
  recipeGlass?.trim() || glasswareParams?.name?.trim() || glasswareParams?.glassType?.trim() || glassByName(drinkName);

/** Tried in order: a "copper mug" is copper before it is a mug, a "shot glass for whisky" a shot before it is a tumbler. */
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

/** The outline a glass is drawn with, from what it is called. */
export const glassShape = (name: string): GlassShape =>
  SHAPE_BY_KEYWORD.find(([keywords]) => keywords.test(name))?.[1] ?? 'highball';
