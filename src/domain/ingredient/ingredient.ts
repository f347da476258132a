/** Looks an ingredient up by the name a recipe uses. Data: ingredient-table.ts. */
import { ingredientNames, wordsOf, type Alias } from './ingredient-names.ts';
import type { IngredientFacts, IngredientKind } from './ingredient-facts.ts';
import { traditional } from './traditional.ts';

/** Tastes that can be smelled: they can name an ingredient, and a garnish adds them. */
export const AROMAS = ['citrus', 'fruity', 'herbal', 'spicy'] as const;

export interface FoundIngredient {
  facts: IngredientFacts;
  /** True if only the kind, or a part of the name, was recognised. */
  guessed: boolean;
}

/** Kinds that can flavour, and thereby name, another ingredient. */
const FLAVOURING: readonly IngredientKind[] = ['fruit', 'herb', 'spice', 'sweet', 'tea-coffee', 'juice'];
/**
 * Share of the flavour of the fruit, herb or spice in a name ("basil gin", "fig liqueur"), by the kind that carries it.
 */
const CARRIES: Partial<Record<IngredientKind, number>> = {
  spirit: 1.5,
  liqueur: 2.5,
  amaro: 1,
  bitters: 0.45,
  fortified: 1,
  wine: 1,
  'sparkling-wine': 1,
  beer: 0.8,
  juice: 2.2,
  syrup: 2.5,
  soda: 0.8,
  'zero-proof': 1.5,
  'tea-coffee': 1,
  dairy: 0.8,
};

/**
 * The ingredient a name stands for, or null if no word of it is known. Case, accents, plurals, brands, brackets and
 * words such as "freshly squeezed" are ignored. The longest known name wins, with most weight on the last word: "Meyer
 * lemon juice" is lemon juice. "Fig liqueur" is any liqueur with the flavour of figs, and counts as a guess.
 */
export function findIngredient(name: string): FoundIngredient | null {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const found = lookUp(name.slice(0, LONGEST_NAME));
  if (name.length > LONGEST_NAME) return found;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(name, found);
  return found;
}

/** Cache: a menu repeats the same few hundred names. */
const remembered = new Map<string, FoundIngredient | null>();
const MOST_REMEMBERED = 2000;
/** Longer texts are not names. Characters. */
const LONGEST_NAME = 200;

function lookUp(name: string): FoundIngredient | null {
  const { found, rest } = readChinese(name);
  const words = wordsOf(name);
  const inWords = lookUpWords(words, name);
  if (inWords) return { ...inWords, facts: withAllergensOf(inWords.facts, found) };
  const [first, ...others] = found;
  if (!first) return null;
  const isWhole = words.length === 0 && others.length === 0 && rest.trim() === '';
  return { facts: withAllergensOf(first, others), guessed: !isWhole };
}

/** The table's names in a text, the longest first, and what they leave of it. */
export function readChinese(text: string): { found: IngredientFacts[]; rest: string } {
  const found: IngredientFacts[] = [];
  if (!/\p{Script=Han}/u.test(text)) return { found, rest: text };
  let rest = traditional(text);
  for (const [name, facts] of ingredientNames().chinese) {
    if (!rest.includes(name)) continue;
    rest = rest.replaceAll(name, '');
    found.push(facts);
  }
  return { found, rest };
}

/** A name holds all that its parts do: sweet wine of almonds (杏仁甜酒) has both. */
function withAllergensOf(facts: IngredientFacts, others: readonly IngredientFacts[]): IngredientFacts {
  const allergens = new Set([facts, ...others].flatMap((one) => one.allergens));
  return allergens.size === facts.allergens.length ? facts : { ...facts, allergens: [...allergens] };
}

function lookUpWords(words: readonly string[], name: string): FoundIngredient | null {
  const best = bestAlias(words);
  if (!best) return null;
  const rest = words.filter((word) => !best.words.includes(word));
  const flavouring = CARRIES[best.facts.kind] === undefined ? undefined : bestAlias(rest, isFlavouring);
  if (flavouring) return { facts: flavoured(best, flavouring.facts, name), guessed: true };
  const head = words.findLast((word) => !isShape(word)) ?? '';
  return {
    facts: best.facts,
    guessed: best.kindOnly || !(best.words.includes(head) || best.words.includes(words.at(-1) ?? '')),
  };
}

export function bestAlias(words: readonly string[], may: (alias: Alias) => boolean = () => true): Alias | undefined {
  let best: Alias | undefined;
  let bestScore = 0;
  const { aliases } = ingredientNames();
  for (const alias of new Set(words.flatMap((word) => aliases.get(word) ?? []))) {
    if (!alias.words.every((word) => words.includes(word)) || !may(alias)) continue;
    const score = scoreOf(alias, words);
    if (score <= bestScore) continue;
    best = alias;
    bestScore = score;
  }
  return best;
}

/** Words for the shape of a thing: as the last word they do not say what it is. */
const isShape = (word: string): boolean => /^(?:leaf|sprig|stick|slice|seed|pod|powder|flower|petal|chunk)$/.test(word);

/**
 * Ranks candidates: a specific name before a kind, unless the kind comes last and the name only flavours it ("fig
 * liqueur"); then more words, the last word, adjacent words, and length.
 */
function scoreOf(alias: Alias, words: readonly string[]): number {
  const wanted = alias.words;
  const isLast = wanted.includes(words.at(-1) ?? '');
  const isSpecific = !alias.kindOnly && (isLast || !isFlavouring(alias));
  const inARow = words.join(' ').includes(wanted.join(' '));
  const isShapeOnly = alias.kindOnly && alias.facts.solid;
  return (
    (isSpecific ? 100 : 0) +
    (isShapeOnly ? -4 : 0) +
    wanted.length * 2 +
    (isLast ? 2.5 : 0) +
    (inARow ? 0.5 : 0) +
    wanted.join('').length / 1000
  );
}

const isFlavouring = ({ facts, kindOnly }: Alias): boolean => !kindOnly && FLAVOURING.includes(facts.kind);

function flavoured({ facts, kindOnly }: Alias, by: IngredientFacts, name: string): IngredientFacts {
  const aromas = AROMAS.filter((taste) => (by.taste[taste] ?? 0) > 0);
  const main = aromas.toSorted((a, b) => (by.taste[b] ?? 0) - (by.taste[a] ?? 0))[0];
  const taste = { ...facts.taste };
  if (kindOnly) for (const aroma of AROMAS) delete taste[aroma];
  if (main) taste[main] = Math.max(taste[main] ?? 0, CARRIES[facts.kind] ?? 0);
  return {
    ...facts,
    name: name.trim(),
    taste,
    colour: facts.colour ?? by.colour,
    allergens: [...new Set([...facts.allergens, ...by.allergens])],
  };
}
