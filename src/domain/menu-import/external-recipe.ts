/** Converts a foreign recipe to one of ours. */
import { message, type Message } from '#domain/messages/message.ts';
import type { GlassShape } from '#domain/recipe/drawing.ts';
import { estimateFlavour } from '#domain/flavour/flavour-estimate.ts';
import { MOST_AMOUNT, pourForeign, withIds } from './external-ingredients.ts';
import type { ForeignIngredient } from './external-ingredients.ts';
import { glassByName, glassShape } from '#domain/recipe/glass.ts';
import { allergensSaid } from './allergens-said.ts';
import { poursAlcohol } from './poured-in-steps.ts';
import { suggestAllergens } from '#domain/recipe/menu-checks.ts';
import { tellsOfAlcohol } from '#domain/ingredient/ingredient-alcohol.ts';
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import { idOf } from '#domain/text/slug.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { ALLERGENS, unlessDoubted } from '#domain/recipe/recipe.ts';
import type { Alcohol, Ice, MixingMethod, NamedThing, Recipe, Unit } from '#domain/recipe/recipe.ts';
import type { ImportedRecipe } from './recipe-import.ts';

/** The fields all foreign formats have. */
export interface ForeignRecipe {
  name: string;
  description: string;
  instructions: string;
  glass: string | null;
  garnish: string | null;
  /** A method in words; derived from the instructions if null. */
  method: string | null;
  /** The file's name for the type of drink. */
  category: string;
  tags: string[];
  image: string | null;
  source: string | null;
  recordedAbv: number | null;
  /** The file says that there is alcohol in it. */
  isSaidAlcoholic?: boolean;
  /** Of the drink, in somebody's own words. */
  allergens?: string;
  ingredients: ForeignIngredient[];
}

/** Allergens of a drink that are said not to be known; a cell may hold anything. */
const MOST_OTHERS = 10;

const METHODS: readonly [RegExp, MixingMethod][] = [
  [/dry.?shak|reverse shak/i, 'dry-shake'],
  [/blend|blitz|liquidi[sz]|打碎|攪打|搅打/i, 'blend'],
  [/swizzl/i, 'swizzle'],
  [/\bthrow|\broll(?:ed|ing)?\b/i, 'throw'],
  [/shak|搖|摇/i, 'shake'],
  [/\bmuddl|搗|捣/i, 'muddle'],
  [/\blayer|\bfloat.*\bfloat|pousse/i, 'layer'],
  [/stir[^.]{0,60}(?:with|over|and) [^.]{0,20}ice|^stir|mixing glass|strain/i, 'stir'],
  [/\bbrew|steep|infus/i, 'brew'],
];

const ICE: readonly [RegExp, Ice][] = [
  [/crushed|shaved|cracked|snow/i, 'crushed'],
  [/pebble|nugget/i, 'pebble'],
  [/(?:large|big|one|single) (?:ice )?(?:cube|block|sphere|rock)|large ice|ice (?:ball|sphere)/i, 'large'],
  [/without ice|no ice|\bneat\b|\bhot\b|\bboil|\bwarm\b/i, 'none'],
];
const NO_ICE: readonly GlassShape[] = ['coupe', 'martini', 'flute', 'shot', 'beer', 'teacup', 'mug', 'wine'];
const OVER_ICE = /(?:over|fill(?:ed)?|on|onto|add|with) (?:fresh |the |some |plenty of )*(?:ice|rocks)(?![ -]?cold)/i;

const UNIT_NAMES: Readonly<Record<Unit, Message>> = {
  ml: message('unit-ml'),
  dash: message('unit-dash'),
  barspoon: message('unit-barspoon'),
  g: message('unit-g'),
  piece: message('unit-piece'),
  leaf: message('unit-leaf'),
  slice: message('unit-slice'),
  pinch: message('unit-pinch'),
  'top-up': message('unit-top-up'),
};

/** The recipe in our format. Never throws; a returned message says why it cannot be converted. */
export function recipeFromForeign(foreign: ForeignRecipe, row: number): ImportedRecipe | Message {
  const notes: Message[] = [];
  const method = methodOf(foreign);
  const named = glassNamed(foreign.glass) ?? glassByName(foreign.name);
  const iced = foreign.ingredients.find(({ name }) => findIngredient(name)?.facts.kind === 'ice');
  const ice = iceOf(foreign, iced?.name, glassShape(named));
  const amounts = pourForeign(foreign.ingredients, glassShape(named), method, ice, notes);
  const tooMuch = amounts.find(({ amount }) => amount > MOST_AMOUNT);
  if (tooMuch) {
    const { name, amount, unit } = tooMuch;
    return message('ingredient-too-much', { name, amount, unit: UNIT_NAMES[unit] });
  }

  const toppings = foreign.ingredients
    .filter(({ name, measure }) => measure.garnish && !tellsOfAlcohol(name))
    .map(({ name }) => name);
  const garnished = [foreign.garnish, ...toppings].filter((one) => one).join(', ');
  const garnish = garnished === '' ? null : plainly(garnished);
  const known = withIds(amounts);
  const isSaidAlcoholic =
    foreign.isSaidAlcoholic === true || (foreign.recordedAbv ?? 0) > 0 || poursAlcohol(foreign.instructions);
  const recipeIngredient = unlessDoubted(known, isSaidAlcoholic);
  if (recipeIngredient !== known) notes.push(message('alcohol-not-found'));
  const { features, abv, guessed, unknown } = estimateFlavour(recipeIngredient, method, garnished, ice);
  const said = allergensSaid(foreign.allergens ?? '');
  notes.push(
    ...said.others.slice(0, MOST_OTHERS).map((other) => message('allergen-unknown', { said: other, known: ALLERGENS })),
  );
  const suggested = suggestAllergens({ recipeIngredient, garnish });
  const recipe: Recipe = {
    id: '',
    shopId: '',
    userId: null,
    name: foreign.name,
    name_translations: {},
    description: foreign.description,
    description_translations: {},
    type: typeOf(
      foreign,
      alcoholOf({ ABV: abv, recipeIngredient, mixingMethod: method, ice, garnish }),
      glassShape(named),
    ),
    ice,
    mixingMethod: method,
    hidden: false,
    available: true,
    customised: false,
    glassId: idOf(named),
    glass: plainly(named),
    garnishId: garnish && idOf(garnished),
    garnish,
    image: foreign.image,
    recipeImage: foreign.image === null ? null : { imageUrl: foreign.image },
    ABV: abv,
    layeringSequence: method === 'layer' ? recipeIngredient.map(({ id }) => id) : [],
    recipeIngredient: [...recipeIngredient],
    drinkFeatures: features,
    flavourEstimated: true,
    allergens: ALLERGENS.filter((one) => said.allergens.includes(one) || suggested.allergens.includes(one)),
    allergenList: 'unknown',
  };
  const { recordedAbv, tags, instructions, source } = foreign;
  return { row, recipe, abvGiven: false, recordedAbv, tags, instructions, source, guessed, unknown, notes };
}

function methodOf({ method, instructions }: ForeignRecipe): MixingMethod {
  const said = method ?? instructions;
  return METHODS.find(([words]) => words.test(said))?.[1] ?? 'build';
}

function iceOf({ instructions, tags, name }: ForeignRecipe, ice: string | undefined, glass: GlassShape): Ice {
  if (tags.some((tag) => /^hot$/i.test(tag)) || /^hot\b|toddy/i.test(name)) return 'none';
  const said = `${ice ?? ''} ${instructions}`;
  const kind = ICE.find(([words]) => words.test(said))?.[1];
  if (kind && (kind === 'none' || !NO_ICE.includes(glass))) return kind;
  if (!NO_ICE.includes(glass)) return 'cubed';
  return OVER_ICE.test(instructions) && glass === 'wine' ? 'cubed' : 'none';
}

function typeOf({ category, ingredients }: ForeignRecipe, alcohol: Alcohol, glass: GlassShape): Recipe['type'] {
  if (alcohol !== 'free') {
    if (/\bbeer\b/i.test(category)) return 'beer';
    return glass === 'shot' || /\bshot\b/i.test(category) ? 'shot' : 'cocktail';
  }
  const facts = ingredients.flatMap(({ name }) => findIngredient(name)?.facts ?? []);
  const brewed = facts.find(({ kind }) => kind === 'tea-coffee');
  if (brewed) return /coffee|espresso|latte/i.test(brewed.name) ? 'coffee' : 'tea';
  return /soft drink|soda/i.test(category) && facts.some(({ sparkling }) => sparkling) ? 'soda' : 'mocktail';
}

/** "Highball" becomes "Highball glass"; "Copper mug" stays. */
function glassNamed(glass: string | null): string | null {
  const name = glass?.trim();
  if (!name) return null;
  const whole = /glass|mug|cup|coup|flute|tumbler|bowl|jar|pitcher|snifter|goblet|copa|schooner|shell|杯/i.test(name);
  return whole ? name : `${name} glass`;
}

const plainly = (name: string): NamedThing => ({ name, name_translations: {} });
