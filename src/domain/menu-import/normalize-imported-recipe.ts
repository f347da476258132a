/**
 * Adapts a foreign recipe to a shop's menu: texts shortened to their limits, ingredients mapped to those of the shop.
 */
import { message, type Message } from '#domain/messages/message.ts';
import { firstLetters } from '#domain/text/graphemes.ts';
import { idOf } from '#domain/text/slug.ts';
import type { ImportedRecipe } from './recipe-import.ts';
import type { NamedThing, Recipe, RecipeIngredient, Translations } from '#domain/recipe/recipe.ts';

export const LONGEST_NAME = 60;
export const LONGEST_DESCRIPTION = 600;

/** Names used on a shop's menu. */
export interface KnownNames {
  /** Ingredients by lower-case name. */
  byName: ReadonlyMap<string, NamedThing & { id: string }>;
  /** Names, in lower case, by ingredient id: pumps refer to the id. */
  namesById: ReadonlyMap<string, ReadonlySet<string>>;
  /** Translations of glasses and garnishes, by lower-case name. */
  words: ReadonlyMap<string, Translations>;
}

type Named = Pick<Recipe, 'glass' | 'garnish' | 'recipeIngredient'>;

export function knownNames(menu: readonly Named[]): KnownNames {
  const byName = new Map<string, NamedThing & { id: string }>();
  const namesById = new Map<string, Set<string>>();
  const words = new Map<string, Translations>();
  for (const { glass, garnish, recipeIngredient } of menu) {
    for (const thing of [glass, garnish])
      if (thing && !words.has(keyOf(thing.name))) words.set(keyOf(thing.name), thing.name_translations);
    for (const one of recipeIngredient) {
      if (!byName.has(keyOf(one.name))) byName.set(keyOf(one.name), one);
      namesById.set(one.id, (namesById.get(one.id) ?? new Set()).add(keyOf(one.name)));
    }
  }
  return { byName, namesById, words };
}

/**
 * Gives ingredients without a real id the id the shop uses for that name; a new name never gets another's id. Ids that
 * differ from the name are the file's own and stay.
 */
export function withShopIds<R extends Pick<Recipe, 'recipeIngredient' | 'layeringSequence'>>(
  recipe: R,
  known: KnownNames,
): R {
  const taken = new Set(known.namesById.keys());
  const ids = new Map<string, string>();
  const used = new Set<string>();
  for (const { id, name } of recipe.recipeIngredient) {
    const fitting = isDerived(id, name) ? shopId(id, name, known, taken) : id;
    // Two equal ingredients of a drink keep different ids.
    const own = used.has(fitting) ? freeId(idOf(name), new Set([...taken, ...used])) : fitting;
    used.add(own);
    ids.set(id, own);
  }
  const idIn = (id: string) => ids.get(id) ?? id;
  return {
    ...recipe,
    recipeIngredient: recipe.recipeIngredient.map((one) => ({ ...one, id: idIn(one.id) })),
    layeringSequence: recipe.layeringSequence.map(idIn),
  };
}

const isDerived = (id: string, name: string): boolean => id.replace(/-\d+$/, '') === idOf(name) || id === idOf(name);

function shopId(id: string, name: string, { byName, namesById }: KnownNames, taken: ReadonlySet<string>): string {
  if (namesById.get(id)?.has(keyOf(name))) return id;
  const known = byName.get(keyOf(name));
  return known?.id ?? freeId(id, taken);
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  return id;
}

/** Shortens texts that are too long, with a note; copies the translations of names the shop already has. */
export function fitForeign(imported: ImportedRecipe, known: KnownNames): ImportedRecipe {
  const notes = [...imported.notes];
  const short = (text: string, max: number, what: Message): string => {
    const fitted = shortened(text, max);
    if (fitted !== text) notes.push(message('text-shortened', { what, max }));
    return fitted;
  };
  const word = (thing: NamedThing, what: Message): NamedThing => {
    const name = short(thing.name, LONGEST_NAME, what);
    return { name, name_translations: known.words.get(keyOf(name)) ?? {} };
  };
  const ingredient = (one: RecipeIngredient): RecipeIngredient => {
    const name = short(one.name, LONGEST_NAME, message('part-ingredient', { name: one.name.slice(0, 20) }));
    return { ...one, name, name_translations: known.byName.get(keyOf(name))?.name_translations ?? {} };
  };
  const { recipe } = imported;
  return {
    ...imported,
    recipe: {
      ...recipe,
      name: short(recipe.name, LONGEST_NAME, message('part-name')),
      description: short(recipe.description, LONGEST_DESCRIPTION, message('part-description')),
      glass: word(recipe.glass, message('part-glass')),
      garnish: recipe.garnish && word(recipe.garnish, message('part-garnish')),
      recipeIngredient: recipe.recipeIngredient.map(ingredient),
    },
    notes,
  };
}

/** Fields a foreign file cannot know keep the values of the drink on the menu. */
export function keepOwnTexts<R extends Omit<Recipe, 'ABV'>>(recipe: R, before: Omit<Recipe, 'ABV'>): R {
  const same = (a: NamedThing | null, b: NamedThing | null) => (a && b && a.name === b.name ? b : a);
  const isWithoutText = recipe.description.trim() === '';
  return {
    ...recipe,
    name_translations: recipe.name === before.name ? before.name_translations : {},
    ...(isWithoutText && {
      description: before.description,
      description_translations: before.description_translations,
    }),
    hidden: before.hidden,
    available: before.available,
    customised: before.customised,
    glass: same(recipe.glass, before.glass) ?? recipe.glass,
    garnish: same(recipe.garnish, before.garnish),
    image: recipe.image ?? before.image,
    recipeImage: recipe.recipeImage ?? before.recipeImage,
  };
}

const keyOf = (name: string): string => name.trim().toLowerCase();

const BREAK = /[\s,;.]/u;

/** Truncates to a number of characters (graphemes), between words. */
export function shortened(text: string, max: number): string {
  const all = firstLetters(text, max + 1);
  if (all.length <= max) return text;
  const cut = all.slice(0, max - 1).join('');
  if (BREAK.test(all[max - 1] ?? '')) return `${cut.trimEnd()}…`;
  const atWord = withoutLastWord(cut);
  return `${atWord.length > cut.length / 2 ? atWord : cut}…`;
}

/** Without the marks before it either. */
function withoutLastWord(text: string): string {
  let end = text.search(/\s\S*$/u);
  while (end > 0 && BREAK.test(text[end - 1] ?? '')) end--;
  return text.slice(0, Math.max(0, end));
}
