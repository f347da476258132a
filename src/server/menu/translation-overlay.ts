/**
 * Chooses the translated text a recipe shows: a person's first, then the menu's own, then a machine's. Source:
 * docs/behaviour/translations.md "Which text wins".
 */
import { createHash } from 'node:crypto';
import type { NamedThing, Recipe, Translations } from '#domain/recipe/recipe.ts';

/** A translatable text: a recipe's own, an ingredient's in this shop, or a glass's or garnish's by its words. */
export interface TranslationPlace {
  kind: 'recipe' | 'ingredient' | 'word';
  targetId: string;
  field: 'name' | 'description';
}
export interface StoredTranslation extends TranslationPlace {
  language: string;
  text: string;
  source: 'human' | 'machine';
  /** Hash of the original it was made from. */
  sourceHash: string;
}

export const sourceHash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const placeKey = ({ kind, targetId, field }: TranslationPlace): string => `${kind} ${field} ${targetId}`;

type Index = ReadonlyMap<string, readonly StoredTranslation[]>;

export function indexTranslations(rows: readonly StoredTranslation[]): Index {
  const index = new Map<string, StoredTranslation[]>();
  for (const row of rows) {
    const known = index.get(placeKey(row));
    if (known) known.push(row);
    else index.set(placeKey(row), [row]);
  }
  return index;
}

/** Every translatable text of a recipe, with its place and the recipe's own translations. */
export function translatableTexts(recipe: Recipe): (TranslationPlace & { text: string; translations: Translations })[] {
  const word = ({ name, name_translations }: NamedThing) => ({
    kind: 'word' as const,
    targetId: sourceHash(name),
    field: 'name' as const,
    text: name,
    translations: name_translations,
  });
  const all = [
    placed('recipe', recipe.id, 'name', recipe.name, recipe.name_translations),
    placed('recipe', recipe.id, 'description', recipe.description, recipe.description_translations),
    ...recipe.recipeIngredient.map(({ id, name, name_translations }) =>
      placed('ingredient', id, 'name', name, name_translations),
    ),
    word(recipe.glass),
    ...(recipe.garnish ? [word(recipe.garnish)] : []),
  ];
  return all.filter(({ text }) => text.trim() !== '');
}

const placed = (
  kind: TranslationPlace['kind'],
  targetId: string,
  field: TranslationPlace['field'],
  text: string,
  translations: Translations,
) => ({ kind, targetId, field, text, translations });

/** The recipe with its shop's translations applied; a machine's text is dropped if its original has changed. */
export function overlayTranslations(recipe: Recipe, index: Index | undefined): Recipe {
  if (!index || index.size === 0) return recipe;
  const laid = (place: TranslationPlace, original: string, carried: Translations): Translations =>
    overlayText(original, carried, index.get(placeKey(place)) ?? []);
  const named = <T extends NamedThing>(thing: T, kind: 'ingredient' | 'word', targetId: string): T => ({
    ...thing,
    name_translations: laid({ kind, targetId, field: 'name' }, thing.name, thing.name_translations),
  });
  const own = { kind: 'recipe' as const, targetId: recipe.id };
  return {
    ...recipe,
    name_translations: laid({ ...own, field: 'name' }, recipe.name, recipe.name_translations),
    description_translations: laid(
      { ...own, field: 'description' },
      recipe.description,
      recipe.description_translations,
    ),
    recipeIngredient: recipe.recipeIngredient.map((one) => named(one, 'ingredient', one.id)),
    glass: named(recipe.glass, 'word', sourceHash(recipe.glass.name)),
    garnish: recipe.garnish && named(recipe.garnish, 'word', sourceHash(recipe.garnish.name)),
  };
}

/** The recipe without one translated text. */
export function withoutTranslation(
  recipe: Recipe,
  { kind, targetId, field }: TranslationPlace,
  language: string,
): Recipe {
  const without = ({ [language]: _, ...rest }: Translations): Translations => rest;
  if (kind === 'recipe' && field === 'name') return { ...recipe, name_translations: without(recipe.name_translations) };
  if (kind === 'recipe') return { ...recipe, description_translations: without(recipe.description_translations) };
  return {
    ...recipe,
    recipeIngredient: recipe.recipeIngredient.map((one) =>
      one.id === targetId ? { ...one, name_translations: without(one.name_translations) } : one,
    ),
  };
}

function overlayText(original: string, carried: Translations, rows: readonly StoredTranslation[]): Translations {
  if (rows.length === 0) return carried;
  const texts = { ...carried };
  const hash = sourceHash(original);
  for (const { language, text, source, sourceHash: madeFrom } of rows) {
    if (source === 'human') texts[language] = text;
    else if (madeFrom !== hash) {
      if (texts[language] === text) delete texts[language];
    } else if (!texts[language]?.trim()) texts[language] = text;
  }
  return texts;
}
