/**
 * Converts the ingredients of a foreign recipe to our units: liquids in ml, solids in pieces, top-ups filled up.
 * Source: docs/behaviour/menu-files.md "Foreign measures".
 */
import { message, type Message } from '#domain/messages/message.ts';
import { glassMl } from '#domain/recipe/abv.ts';
import type { GlassShape } from '#domain/recipe/drawing.ts';
import { knownAbv, tellsOfAlcohol } from '#domain/ingredient/ingredient-alcohol.ts';
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import type { IngredientFacts, IngredientKind } from '#domain/ingredient/ingredient-facts.ts';
import type { Measure } from './measure.ts';
import { withPartsAsDrink } from './parts.ts';
import { idOf } from '#domain/text/slug.ts';
import type { Ice, MixingMethod, RecipeIngredient, Unit } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';

export interface ForeignIngredient {
  name: string;
  measure: Measure;
  /** % by volume, if the file gives it. */
  abv?: number;
}

/** Volume of drink in a medium glass with ice. Millilitres. */
const ROOM_ML: Partial<Record<GlassShape, number>> = {
  shot: 45,
  rocks: 110,
  coupe: 130,
  martini: 130,
  flute: 140,
  margarita: 160,
  teacup: 180,
  mug: 200,
  'copper-mug': 200,
  highball: 200,
  wine: 200,
  collins: 220,
  tumbler: 220,
  hurricane: 260,
  tiki: 260,
  beer: 330,
};
const USUAL_ROOM_ML = 200;
const LEAST_TOP_UP_ML = 30;

/** A larger recipe is a party bowl, and is scaled down to one glass of this volume. Millilitres. */
const MOST_ML = 700;
const SERVING_ML = 180;
/** Maximum amount of one ingredient in a recipe, in its unit. */
export const MOST_AMOUNT = 2000;

const USUAL_POUR_ML = 30;
/** A splash as the measures have it, and of something sparkling, which tops a drink up. */
const SPLASH_ML = 7.5;
const SPARKLING_SPLASH_ML = 30;
/** A "dash" of these is no bartender's dash but a splash. */
const SPLASHED: readonly IngredientKind[] = ['wine', 'juice', 'tea-coffee', 'dairy', 'water'];
/** Share of a wine bottle, 750 ml, that a bottle of beer or soda holds, 330 ml. */
const SMALL_BOTTLE = 330 / 750;
const IN_SMALL_BOTTLES: readonly (IngredientKind | undefined)[] = ['beer', 'soda'];
const GRAMS_PER_ML = 0.8;
/** Juice of one fruit. Millilitres. */
const JUICE_ML: readonly [RegExp, number][] = [
  [/lime/i, 30],
  [/lemon/i, 45],
  [/grapefruit|pomelo/i, 150],
  [/orange/i, 80],
  [/./, 40],
];

export interface ImportedIngredient {
  name: string;
  amount: number;
  unit: Unit;
  /** null if unknown. */
  abv: number | null;
  facts: IngredientFacts | undefined;
}

/**
 * The ingredients of one glass, top-ups filled up; ice and garnishes are left out. Assumptions are added to `notes`.
 */
export function pourForeign(
  ingredients: readonly ForeignIngredient[],
  glass: GlassShape,
  method: MixingMethod,
  ice: Ice,
  notes: Message[],
): ImportedIngredient[] {
  const poured = withPartsAsDrink(ingredients).flatMap((ingredient) => pour(ingredient, notes));
  return toOneGlass(withTopUps(poured, glass, method, ice), notes);
}

/** One ingredient in its natural unit; ice and garnishes are no ingredients, unless they bring alcohol. */
function pour({ name, measure, abv }: ForeignIngredient, notes: Message[]): ImportedIngredient[] {
  const found = findIngredient(name)?.facts;
  if ((found?.kind === 'ice' || measure.garnish) && !tellsOfAlcohol(name)) return [];
  const { unit, part } = measure;
  const isSmall = measure.bottles && IN_SMALL_BOTTLES.includes(found?.kind);
  const amount = isSmall ? Math.round(measure.amount * SMALL_BOTTLE) : measure.amount;
  if (part === 'juice') return [juiceOf(name, amount)];
  if (found?.kind === 'fruit' && (found.taste.citrus ?? 0) > 0 && millilitres(amount, unit) > 0)
    return [juiced(name, amount, unit)];
  const whole = partOf(name, part);
  const facts = whole === name ? found : findIngredient(whole)?.facts;
  const one = { name: whole, abv: strengthOf(whole, abv), facts };
  if (measure.guessed) notes.push(message('measure-guessed', { name: whole }));
  if (!facts) return [{ ...one, amount, unit }];
  return [{ ...one, ...(facts.solid ? solidAmount(amount, unit) : liquidAmount({ ...measure, amount }, facts)) }];
}

/** The file's value, except 0: many files write that for "unknown". */
const strengthOf = (name: string, said: number | undefined): number | null => said || knownAbv(name);

/** "1 twist" of lemon is lemon peel, "5 beans" of coffee are coffee beans. */
function partOf(name: string, part: Measure['part']): string {
  if (part === 'peel' && !/peel|twist|zest|rind/i.test(name)) return `${name} peel`;
  if (part === 'bean' && findIngredient(name)?.facts.solid === false) return `${name} beans`;
  return name;
}

/** "Juice of 1/2" lemon. */
function juiceOf(name: string, fruits: number): ImportedIngredient {
  const mlEach = JUICE_ML.find(([fruit]) => fruit.test(name))?.[1] ?? 0;
  return juiced(name, Math.round(fruits * mlEach * 10) / 10, 'ml');
}

function juiced(name: string, amount: number, unit: Unit): ImportedIngredient {
  const juice = /juice/i.test(name) ? name : `${name} juice`;
  const facts = findIngredient(juice)?.facts;
  return { name: juice, amount, unit, abv: knownAbv(juice), facts };
}

/** Solids are never ml: a spoon of sugar is weighed, a dash of salt is a pinch. */
function solidAmount(amount: number, unit: Unit): Pick<ImportedIngredient, 'amount' | 'unit'> {
  if (unit === 'top-up') return { amount: 1, unit: 'piece' };
  if (unit === 'dash') return { amount, unit: 'pinch' };
  const ml = millilitres(amount, unit);
  return ml > 0 ? { amount: Math.round(ml * GRAMS_PER_ML * 10) / 10, unit: 'g' } : { amount, unit };
}

/** Liquids counted in pieces are poured: one egg white is 30 ml. */
function liquidAmount(
  { amount, unit, splash, guessed }: Measure,
  { kind, pieceG, sparkling }: IngredientFacts,
): Pick<ImportedIngredient, 'amount' | 'unit'> {
  if (sparkling && splash) return { amount: (amount * SPARKLING_SPLASH_ML) / SPLASH_ML, unit: 'ml' };
  if (unit === 'dash' && (sparkling || SPLASHED.includes(kind)))
    return { amount: amount * (sparkling ? SPARKLING_SPLASH_ML : SPLASH_ML), unit: 'ml' };
  if (unit === 'top-up' || millilitres(1, unit) > 0) return { amount, unit };
  if (pieceG !== null && unit === 'piece') return { amount: amount * pieceG, unit: 'ml' };
  if (kind === 'bitters' || unit === 'pinch') return { amount, unit: 'dash' };
  if (guessed && sparkling) return { amount: 0, unit: 'top-up' };
  return { amount: unit === 'g' ? amount : amount * USUAL_POUR_ML, unit: 'ml' };
}

/** As recipe ingredients with unique ids. */
export function withIds(poured: readonly ImportedIngredient[]): RecipeIngredient[] {
  const taken = new Map<string, number>();
  return poured.map(({ name, amount, unit, abv, facts }) => {
    const id = idOf(name);
    const times = (taken.get(id) ?? 0) + 1;
    taken.set(id, times);
    return {
      id: times === 1 ? id : `${id}-${times}`,
      name,
      name_translations: {},
      amount,
      unit,
      colour: facts?.colour ?? null,
      abv,
      sparkling: facts?.sparkling ?? false,
    };
  });
}

/** Gives each top-up the rest of the glass. */
function withTopUps(
  poured: readonly ImportedIngredient[],
  glass: GlassShape,
  method: MixingMethod,
  ice: Ice,
): ImportedIngredient[] {
  const topUps = poured.filter(({ unit }) => unit === 'top-up').length;
  if (topUps === 0) return [...poured];
  const filledMl = glassMl(
    poured.map(({ amount, unit, abv, facts }) => ({ amount, unit, abv, sparkling: facts?.sparkling === true })),
    method,
    ice,
  );
  const leftMl = ((ROOM_ML[glass] ?? USUAL_ROOM_ML) - filledMl) / topUps;
  const amount = Math.max(LEAST_TOP_UP_ML, Math.round(leftMl / 5) * 5);
  return poured.map((one) => (one.unit === 'top-up' ? { ...one, amount } : one));
}

function toOneGlass(poured: readonly ImportedIngredient[], notes: Message[]): ImportedIngredient[] {
  const ml = volumeMl(poured);
  if (ml <= MOST_ML) return [...poured];
  notes.push(message('made-into-one-glass', { ml: Math.round(ml), glass: SERVING_ML }));
  return poured.map((one) => ({ ...one, amount: Math.round(((one.amount * SERVING_ML) / ml) * 100) / 100 }));
}

const volumeMl = (poured: readonly ImportedIngredient[]): number =>
  poured.reduce((total, { amount, unit }) => total + millilitres(amount, unit), 0);
