/**
 * What guests ask of a drink besides its taste and ingredients: how it is served, what it looks like, how it drinks,
 * and what it is for. Source: docs/behaviour/taste-requests.md "Traits".
 */
import { colourNames } from '#domain/recipe/colour-names.ts';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { featureValues, type Alcohol, type DrinkFeature, type FlavourAxis } from '#domain/recipe/recipe.ts';

export interface TraitDrink {
  type: string;
  alcohol?: Alcohol;
  drinkFeatures?: readonly DrinkFeature[];
  drawing?: { steam: boolean } & Partial<DrinkDrawing>;
  mixingMethod?: string;
}

/** A drink as a trait looks at it. */
interface Seen extends Required<Pick<DrinkDrawing, 'garnishes'>> {
  /** Of an axis, 0 to 5; 0 if unknown. */
  of: (axis: FlavourAxis) => number;
  /** True if it holds one of these ingredients or kinds. */
  holds: (...ids: string[]) => boolean;
  /** The same, by its ingredients alone and not by its name. */
  contains: (...ids: string[]) => boolean;
  /** True if it is served in one of these glasses. */
  in: (...glasses: string[]) => boolean;
  ice: string | undefined;
  /** Undefined if it is not known. */
  isBlended: boolean | undefined;
  isHot: boolean;
  hasFoam: boolean;
  rim: string | null;
  colours: ReadonlySet<string>;
  layers: number;
  ingredients: number;
  isSugared: boolean;
  /** Holds a spirit, wine or beer that is sold as free of alcohol, and tastes of it. */
  isImitating: boolean;
  isZeroProof: boolean;
  /** A drink of the house, and no version of a well-known one by that name. */
  isOwn: boolean;
}

/** Holds sugar that the other ingredients do not bring along. */
const SUGARED =
  /syrup|liqueur|honey|agave|cordial|grenadine|condensed|cola|tonic|lemonade|(?:lime|grapefruit|orange) soda|ginger (?:beer|ale)|irish cream|campari|aperol|sweet vermouth|amaro|triple sec|cura[cç]ao|chartreuse|falernum|orgeat|cr[eè]me de|糖|蜜|甜酒|汽水|湯力|薑汁啤|甜苦艾|金巴利/i;

/** As bottles are sold. */
export const SOLD_AS_FREE =
  /(?:alcohol|booze)[ -]?free|non[ -]?alcoholic|zero[ -]proof|de-?alcoholi[sz]ed|0 ?%|0\.0|[無零冇]酒精/i;

/** Of a drink that whoever must not have sugar is not given: also one of which nothing is known. */
export const SUGARY = 'sugared';
/** Of a drink with sugar that somebody adds, which is left out for whoever wants none; fruit is not. */
export const WITH_SUGAR = 'sugar';
const isSugary = (drink: Seen): boolean =>
  drink.isSugared || drink.of('sweet') > LEAST_SWEET || drink.ingredients === 0;
const LEAST_SWEET = 1;

const isTall = (drink: Seen) => drink.in('highball', 'collins', 'hurricane', 'wine', 'beer');
const isShort = (drink: Seen) => drink.in('rocks', 'tumbler', 'martini', 'coupe', 'margarita', 'shot', 'teacup');
const isStemmed = (drink: Seen) => drink.in('martini', 'coupe', 'margarita', 'wine', 'flute');
const isSpiritForward = (drink: Seen) => drink.of('strength') >= 4 && drink.of('fizzy') < 1 && drink.of('acidity') < 2;
const isSimple = (drink: Seen) => drink.ingredients > 0 && drink.ingredients <= 3 && drink.layers < 2;
const isWarmWithoutCoffee = (drink: Seen) => drink.isHot && !drink.holds('coffee');
const isEasy = (drink: Seen) => drink.of('strength') <= 2.5;
const isDryish = (drink: Seen) => drink.of('sweet') <= 2.5;
const isSparkling = (drink: Seen) => drink.of('fizzy') >= 3;
const hasAny = (drink: Seen, ...colours: string[]) => colours.some((colour) => drink.colours.has(colour));
const isBright = (drink: Seen) => hasAny(drink, 'pink', 'blue', 'purple') && !hasAny(drink, 'black', 'amber');
const isWarmlyLayered = (drink: Seen) =>
  drink.layers > 1 && hasAny(drink, 'red', 'pink', 'orange coloured', 'yellow') && !hasAny(drink, 'black');
const isIcyInHurricane = (drink: Seen) => drink.in('hurricane') && drink.ice !== 'cubed';
/** What a place is known for, and is found elsewhere too. */
const isOfPlace = (drink: Seen) =>
  drink.holds('tangerine peel', 'salted plum', 'salted lime', 'osmanthus', 'chrysanthemum tea', 'milk tea') ||
  drink.holds('baijiu', 'sago', 'sichuan pepper');
const isUnusual = (drink: Seen) =>
  drink.holds('sichuan pepper', 'baijiu', 'salted lime', 'butterfly pea tea') ||
  drink.holds('sago', 'osmanthus', 'chartreuse', 'mezcal', 'tangerine peel', 'chilli');

const TRAITS: Readonly<Record<string, (drink: Seen) => boolean>> = {
  'hot drink': ({ isHot }) => isHot,
  'cold drink': ({ isHot }) => !isHot,
  'room temperature': ({ isHot, ice }) => !isHot && ice === 'none',
  'no ice': ({ ice }) => ice === 'none',
  'less ice': ({ ice }) => ice === 'none' || ice === 'large',
  'not too cold': ({ isHot, ice }) => isHot || ice === 'none',
  ice: ({ ice }) => ice !== undefined && ice !== 'none',
  'crushed ice': ({ ice }) => ice === 'crushed' || ice === 'pebble',
  'large ice cube': ({ ice }) => ice === 'large',
  frozen: ({ ice, isBlended }) => isBlended ?? (ice === 'crushed' || ice === 'pebble'),
  'tall glass': isTall,
  'short glass': isShort,
  'stemmed glass': isStemmed,
  flute: (drink) => drink.in('flute'),
  'imitation spirit': ({ isImitating }) => isImitating,
  'copper mug': (drink) => drink.in('copper-mug'),
  mug: (drink) => drink.in('mug', 'copper-mug', 'teacup'),
  'small drink': (drink) => drink.in('martini', 'coupe', 'flute', 'shot', 'teacup', 'rocks'),
  'quick one': (drink) =>
    drink.in('shot') || (drink.in('martini', 'coupe') && drink.ingredients > 0 && drink.ingredients <= 3),
  'large drink': (drink) => isTall(drink) && !drink.in('wine'),
  'salt rim': ({ rim }) => rim !== null && colourNames(rim).includes('white'),
  garnish: ({ garnishes }) => garnishes.length > 0,
  'no garnish': ({ garnishes }) => garnishes.length === 0,
  umbrella: ({ garnishes }) => garnishes.includes('umbrella'),
  foam: ({ hasFoam }) => hasFoam,
  layered: ({ layers }) => layers > 1,
  colourful: ({ layers, colours }) => layers > 1 || ['blue', 'purple', 'red'].some((each) => colours.has(each)),
  photogenic: (drink) =>
    !drink.in('beer') &&
    (drink.layers > 1 || drink.garnishes.length > 2 || drink.in('tiki', 'hurricane') || isBright(drink)),
  'over the top': (drink) =>
    drink.layers > 2 || drink.garnishes.length > 2 || drink.in('tiki') || (drink.in('hurricane') && !drink.isZeroProof),
  savoury: (drink) => drink.holds('tomato', 'sherry', 'salt') || drink.garnishes.includes('olive'),
  sunset: (drink) => drink.colours.has('orange coloured') || isWarmlyLayered(drink),
  'colour-changing': (drink) => drink.holds('butterfly pea tea'),
  'dangerously drinkable': (drink) =>
    drink.of('strength') >= 2.5 &&
    drink.of('strength') < 5 &&
    drink.of('bitter') < 2 &&
    drink.of('sweet') >= 2.5 &&
    (drink.of('fruity') >= 3 || drink.holds('creamy')),
  elegant: (drink) => isStemmed(drink) && drink.of('spicy') < 2 && drink.of('sweet') < 4 && drink.of('fruity') < 3,
  premium: (drink) => drink.contains('champagne') || (isSpiritForward(drink) && drink.contains('whisky')),
  'easy to drink': (drink) =>
    drink.of('strength') <= 2.5 &&
    drink.of('sweet') >= 2.5 &&
    drink.of('sweet') <= 4 &&
    drink.of('bitter') < 2 &&
    drink.of('spicy') < 1 &&
    !drink.isHot,
  signature: (drink) => !drink.isZeroProof && drink.isOwn,
  garden: (drink) => drink.of('herbal') >= 4.5 && drink.holds('basil', 'cucumber', 'rosemary'),
  romantic: (drink) =>
    drink.of('fruity') >= 3 && drink.of('sweet') >= 2.5 && drink.holds('rose', 'champagne', 'raspberry'),
  rich: (drink) => drink.holds('creamy', 'chocolate', 'coffee liqueur'),
  unusual: isUnusual,
  weird: isUnusual,
  classic: ({ isOwn }) => !isOwn,
  simple: isSimple,
  'grown-up': (drink) => drink.of('sweet') <= 2 && (drink.of('bitter') >= 1.5 || drink.of('herbal') >= 3),
  playful: (drink) =>
    drink.of('fruity') >= 3.5 &&
    drink.of('sweet') >= 2.5 &&
    isEasy(drink) &&
    drink.of('spicy') < 1 &&
    (isStemmed(drink) || drink.in('hurricane')),
  italian: (drink) => drink.holds('campari', 'aperol', 'prosecco', 'amaro', 'limoncello'),
  french: (drink) => drink.holds('champagne', 'cognac', 'chartreuse', 'absinthe', 'creme de cassis'),
  local: (drink) => isOfPlace(drink) || drink.holds('lychee', 'calamansi'),
  japanese: (drink) => drink.holds('yuzu', 'sake', 'umeshu', 'matcha', 'shiso', 'shochu', 'salted plum', 'hojicha'),
  tiki: (drink) => drink.in('tiki', 'hurricane') || drink.holds('falernum'),
  'spirit-forward': isSpiritForward,
  'a sour': (drink) => drink.of('acidity') >= 3 && drink.of('fizzy') < 1 && drink.of('spicy') < 2 && isShort(drink),
  'a fizz': (drink) => isSparkling(drink) && drink.of('acidity') >= 2.5,
  'a punch': (drink) => drink.of('fruity') >= 4 && drink.in('hurricane', 'tiki', 'collins'),
  aperitif: (drink) =>
    drink.of('strength') <= 3 &&
    drink.of('sweet') <= 3 &&
    !drink.isHot &&
    (drink.holds('aperol', 'campari', 'sherry', 'sparkling wine') || drink.of('bitter') >= 3) &&
    !drink.holds('coffee'),
  digestif: (drink) =>
    drink.of('fizzy') < 1 &&
    (!drink.isZeroProof || !drink.contains('creamy')) &&
    (drink.of('bitter') >= 2.5 || drink.holds('amaro', 'chartreuse', 'coffee', 'whisky', 'brandy')) &&
    drink.of('acidity') < 2.5 &&
    drink.of('fruity') < 3,
  'settles the stomach': (drink) =>
    drink.of('strength') < 1 && drink.holds('ginger', 'mint', 'salted lime', 'tangerine peel', 'chrysanthemum tea'),
  nightcap: (drink) => isWarmWithoutCoffee(drink) || (isSpiritForward(drink) && drink.holds('whisky', 'brandy', 'rum')),
  'wakes you up': (drink) => drink.contains('caffeine'),
  calming: (drink) => drink.holds('chamomile tea', 'chrysanthemum tea'),
  'before sleep': (drink) => isWarmWithoutCoffee(drink) || drink.holds('chamomile tea'),
  // Creamy or warm, and not strong.
  comforting: (drink) =>
    (drink.isHot || drink.contains('milk', 'cream')) &&
    !drink.holds('coconut') &&
    drink.of('sweet') >= 2 &&
    drink.of('strength') < 4 &&
    !drink.in('shot'),
  soothing: (drink) =>
    isWarmWithoutCoffee(drink) ||
    (drink.contains('honey', 'chrysanthemum tea', 'salted lime', 'pear') &&
      drink.of('strength') <= 1.5 &&
      drink.of('spicy') < 2),
  'hangover cure': (drink) => drink.isZeroProof && drink.holds('tomato', 'salted lime', 'mint'),
  'hair of the dog': (drink) => drink.holds('tomato'),
  'thirst quencher': (drink) =>
    isTall(drink) && isSparkling(drink) && drink.of('strength') <= 2 && drink.of('bitter') < 2,
  brunch: (drink) => drink.holds('tomato') || (drink.holds('sparkling wine') && drink.of('fruity') >= 3),
  'slow sipper': (drink) =>
    isSpiritForward(drink) || (drink.in('rocks', 'tumbler') && drink.ice === 'large' && !drink.isZeroProof),
  celebration: (drink) => drink.holds('sparkling wine'),
  'with spicy food': (drink) =>
    isEasy(drink) &&
    (drink.of('sweet') >= 2.5 || isSparkling(drink)) &&
    drink.of('spicy') < 1 &&
    drink.of('bitter') < 2.5 &&
    !drink.isHot,
  'with seafood': (drink) =>
    !drink.isZeroProof &&
    isDryish(drink) &&
    drink.of('spicy') < 1.5 &&
    (drink.contains('sherry', 'champagne') || (isSpiritForward(drink) && drink.of('sweet') < 1)),
  'with meat': (drink) => drink.holds('red wine', 'whisky') && drink.of('sweet') <= 3 && !drink.isHot,
  'with fried food': (drink) => isSparkling(drink) && isDryish(drink) && isEasy(drink) && drink.of('spicy') < 1,
  'with cheese': (drink) => drink.holds('wine', 'sherry', 'port', 'vermouth') && !drink.isHot,
  'with dessert': (drink) => drink.holds('coffee', 'creamy') || drink.of('sweet') >= 4,
  'with food': (drink) => isEasy(drink) && isDryish(drink) && drink.of('spicy') < 1 && isSparkling(drink),
  'light-bodied': (drink) =>
    isEasy(drink) &&
    !drink.isHot &&
    drink.of('sweet') <= 3.5 &&
    drink.of('spicy') < 3 &&
    !drink.holds('creamy', 'coffee', 'beer', 'tomato'),
  // Fruits, flowers and leaves that are drunk against heat; nothing warming, rich or strong.
  cooling: (drink) =>
    !drink.holds('creamy', 'ginger', 'chilli', 'cinnamon') &&
    drink.of('strength') <= 2 &&
    drink.of('spicy') < 2 &&
    drink.of('sweet') <= 3.5 &&
    (drink.holds('chrysanthemum tea', 'hibiscus tea', 'green tea', 'jasmine tea', 'mint', 'cucumber', 'watermelon') ||
      drink.holds(
        'salted lime',
        'salted plum',
        'pear',
        'winter melon',
        'aloe vera juice',
        'coconut water',
        'sugar cane',
      )),
  'fruit tea': (drink) => drink.contains('tea') && drink.of('fruity') >= 3,
  'plain tea': (drink) =>
    drink.contains('tea') && !drink.contains('creamy', 'coffee', 'juice') && drink.of('fruity') < 2,
  // Much to taste: bitter, smoky or strong.
  bold: (drink) =>
    drink.of('bitter') >= 3 ||
    (!drink.isZeroProof && drink.holds('liquid smoke')) ||
    (isSpiritForward(drink) && drink.of('sweet') < 4),
  'medium strength': (drink) => drink.of('strength') >= 2.5 && drink.of('strength') <= 3.5,
  'full-bodied': (drink) => drink.of('strength') >= 4 || drink.holds('creamy', 'tomato', 'red wine', 'beer'),
  dry: (drink) => drink.of('sweet') <= 1 && drink.of('fruity') <= 2 && drink.of('spicy') < 2,
  'clean finish': (drink) =>
    isDryish(drink) && drink.of('bitter') < 2.5 && drink.of('spicy') < 2 && !drink.holds('creamy', 'coffee', 'tomato'),
  'long finish': (drink) => drink.of('strength') >= 3 && (drink.of('herbal') >= 1.5 || drink.of('bitter') >= 1.5),
  // A dry drink of spirits burns.
  smooth: (drink) =>
    drink.of('spicy') < 3 &&
    drink.of('acidity') <= 3 &&
    (drink.of('sweet') >= 2.5 ? drink.of('bitter') <= 3 : drink.of('bitter') < 2 && drink.of('strength') < 3),
  silky: (drink) =>
    drink.of('fizzy') < 1 && drink.of('spicy') < 3 && (drink.hasFoam || drink.holds('creamy', 'egg white')),
  thick: (drink) => drink.holds('creamy', 'egg white', 'topping') || isIcyInHurricane(drink),
  aromatic: (drink) => drink.of('herbal') >= 3.5 || drink.holds('floral'),
  citrus: (drink) =>
    drink.of('acidity') >= 2 && drink.holds('lemon', 'lime', 'grapefruit', 'orange', 'yuzu', 'calamansi'),
  juice: (drink) =>
    drink.of('fruity') >= 4 && drink.of('spicy') < 2 && drink.of('fizzy') <= 3 && drink.of('strength') === 0,
  juicy: (drink) => drink.of('fruity') >= 4 && drink.of('spicy') < 2 && drink.of('fizzy') <= 3 && isEasy(drink),
  'soft drink': ({ isZeroProof }) => isZeroProof,
  'low sugar': (drink) =>
    drink.of('sweet') <= 2 && (!drink.isSugared || (drink.of('sweet') > 0 && drink.of('sweet') <= 1)),
  cheap: (drink) => drink.holds('beer') || (isSimple(drink) && !drink.holds('wine', 'champagne') && isTall(drink)),
  'quick to make': isSimple,
  alcohol: ({ isZeroProof }) => !isZeroProof,
};

const sum = (...each: readonly (readonly [is: boolean, share: number])[]): number =>
  each.reduce((all, [is, share]) => all + (is ? share : 0), 0);

/** How much of a trait a drink has that has it, 0 to 1: the order of a bartender who is asked for nothing else. */
const DEGREES: Readonly<Record<string, (drink: Seen) => number>> = {
  'over the top': (drink) =>
    sum([drink.garnishes.includes('umbrella'), 0.5], [drink.in('tiki', 'hurricane'), 0.3], [drink.layers > 2, 0.3]),
  savoury: (drink) =>
    sum([drink.holds('tomato'), 2], [drink.holds('sherry'), 0.8], [drink.garnishes.includes('olive'), 0.5]),
  'with dessert': (drink) => sum([drink.holds('coffee'), 0.8], [drink.contains('milk', 'cream'), 0.4]),
  'grown-up': (drink) => sum([isSpiritForward(drink), 0.8], [drink.of('bitter') >= 1.5, 0.2]),
  'low sugar': (drink) => sum([!drink.holds('beer'), 0.5]),
  'with meat': (drink) => sum([drink.holds('red wine'), 0.6], [isSpiritForward(drink), 0.4]),
  'cold drink': (drink) =>
    sum(
      [drink.ice === 'crushed' || drink.ice === 'pebble', 0.5],
      [drink.ice === 'cubed', 0.2],
      [isTall(drink) && isSparkling(drink), 0.5],
    ),
  'large drink': (drink) => sum([drink.in('hurricane', 'beer'), 1], [drink.in('tiki', 'collins'), 0.7]),
  'small drink': (drink) =>
    sum([drink.in('shot'), 1], [isStemmed(drink) && isSimple(drink) && !drink.in('wine', 'flute'), 0.7]),
  sunset: (drink) => sum([isWarmlyLayered(drink), 1]),
  // The best known are of spirits and little else.
  classic: (drink) =>
    drink.of('sweet') < 4 ? sum([isSpiritForward(drink), 1], [isSimple(drink) && drink.of('strength') >= 3, 0.8]) : 0,
  'a sour': (drink) => sum([drink.of('fruity') < 3.5, 0.4], [!drink.holds('orange'), 0.3]),
  bold: (drink) =>
    sum([drink.of('bitter') >= 4, 1], [drink.of('strength') >= 3, 0.5], [drink.of('strength') >= 4, 0.3]),
  // More than being hot unasked counts against it.
  weird: (drink) => sum([drink.holds('sichuan pepper', 'baijiu'), 2]),
  photogenic: (drink) =>
    sum(
      [drink.layers > 1, 0.4],
      [isBright(drink) || drink.colours.has('red'), 0.3],
      [drink.garnishes.length > 1, 0.15],
      [isStemmed(drink) || drink.in('hurricane', 'tiki'), 0.15],
      [hasAny(drink, 'black', 'amber'), -0.4],
    ),
  local: (drink) => sum([isOfPlace(drink), 0.8], [drink.isOwn, 0.2]),
  comforting: (drink) => sum([drink.contains('milk', 'cream'), 1]),
  soothing: ({ isHot }) => sum([isHot, 1]),
  'settles the stomach': (drink) => sum([drink.isHot, 0.6], [drink.holds('ginger', 'tangerine peel'), 0.4]),
  rich: (drink) => sum([drink.holds('creamy', 'chocolate'), 0.5]),
  smooth: (drink) => sum([drink.holds('creamy'), 0.4], [drink.of('acidity') < 2, 0.3], [drink.of('fizzy') < 1, 0.3]),
  'with spicy food': (drink) =>
    sum(
      [isTall(drink) || drink.ice === 'crushed', 0.3],
      [drink.of('sweet') >= 2.5, 0.3],
      [drink.of('acidity') < 3, 0.2],
      [isSparkling(drink), 0.2],
    ),
  layered: ({ layers }) => sum([layers > 2, 1]),
  tiki: (drink) => sum([drink.in('tiki'), 1]),
  tropical: (drink) => sum([drink.holds('pineapple'), 0.7], [drink.holds('coconut', 'mango'), 0.3]),
  silky: (drink) => sum([drink.hasFoam && drink.holds('egg white'), 1], [drink.ice !== 'crushed', 0.3]),
  thick: (drink) => sum([drink.holds('creamy', 'topping'), 1]),
  digestif: (drink) =>
    sum(
      [(isSpiritForward(drink) && drink.of('sweet') < 4) || drink.of('bitter') >= 4, 1],
      [drink.holds('coffee'), 0.3],
    ),
  celebration: (drink) => sum([drink.holds('champagne'), 1]),
  'dangerously drinkable': (drink) => (drink.of('strength') + drink.of('sweet')) / (2 * STRONGEST),
  'hangover cure': (drink) => sum([drink.holds('tomato', 'salted lime'), 1]),
};
const STRONGEST = 5;

const COLOURS: ReadonlySet<string> = new Set(
  'red,pink,orange coloured,yellow,green,blue,purple,amber,black,white,clear'.split(','),
);
export const isColour = (id: string): boolean => COLOURS.has(id);

/** The traits of a drink, and how much it has of those that come in degrees. */
export function traitsOf(
  { type, alcohol, drinkFeatures = [], drawing, mixingMethod }: TraitDrink,
  {
    held,
    contained,
    names,
    isOwn,
  }: {
    held: ReadonlySet<string>;
    contained: ReadonlySet<string>;
    names: readonly string[];
    isOwn: boolean;
  },
): { traits: string[]; degrees: Readonly<Record<string, number>> } {
  const { glass, ice, garnishes = [], layers = [], foam, rim } = drawing ?? {};
  const values = featureValues([...drinkFeatures]);
  const holds = (...ids: string[]) => ids.some((id) => held.has(id));
  const colours = new Set<string>(layers.flatMap(({ colour }) => colourNames(colour)));
  const seen: Seen = {
    of: (axis) => values[axis] ?? 0,
    holds,
    contains: (...ids) => ids.some((id) => contained.has(id)),
    isBlended: mixingMethod === undefined ? undefined : mixingMethod === 'blend',
    in: (...glasses) => glass !== undefined && glasses.includes(glass),
    ice,
    garnishes,
    isHot: drawing?.steam === true,
    hasFoam: Boolean(foam),
    rim: rim ?? null,
    colours,
    layers: layers.length,
    ingredients: names.length,
    isSugared: names.some((name) => SUGARED.test(name)),
    isImitating: names.some((name) => SOLD_AS_FREE.test(name)),
    isZeroProof: alcohol === 'free',
    isOwn,
  };
  const isDrawn = glass !== undefined;
  const told = Object.entries(TRAITS).flatMap(([id, has]) => (isDrawn && has(seen) ? [id] : []));
  const hot = seen.isHot ? 'hot drink' : 'cold drink';
  const traits = [
    ...colours,
    ...(isDrawn ? told : [hot]),
    ...(isSugary(seen) ? [SUGARY] : []),
    ...(seen.isSugared || seen.ingredients === 0 ? [WITH_SUGAR] : []),
    ...(type === 'beer' ? ['large drink'] : []),
  ];
  const degrees = Object.entries(DEGREES).flatMap(([id, of]) => {
    const degree = isDrawn && (traits.includes(id) || held.has(id)) ? of(seen) : 0;
    return degree > 0 ? [[id, degree] as const] : [];
  });
  return { traits, degrees: Object.fromEntries(degrees) };
}
