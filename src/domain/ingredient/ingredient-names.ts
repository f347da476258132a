/** Normalises ingredient names, and indexes the names in ingredient-table.ts by word. */
import { BRANDS } from './table/brands.ts';
import { INGREDIENT_TABLE } from './ingredient-table.ts';
import { ALLERGENS } from '#domain/recipe/recipe.ts';
import type { IngredientFacts, IngredientKind } from './ingredient-facts.ts';

const SPARKLING: readonly IngredientKind[] = ['sparkling-wine', 'beer', 'soda'];
const SOLID: readonly IngredientKind[] = ['fruit', 'herb', 'spice', 'sweet', 'ice'];
const SOLID_PIECE_G = 10;

/** Words for how an ingredient was treated, not what it is. */
export const TREATMENT_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the of and with in for to from or fresh freshly squeezed pressed strained chilled organic good quality homemade house ' +
    'premium chopped sliced diced peeled crushed ripe whole large small medium finely lightly best your favourite ' +
    'favorite optional preferably pure natural infused infusion flavoured flavored flavour flavor washed style brand de du la le el di e y'
  ).split(' '),
);

/** Spelling variants. */
const SPELLINGS: Record<string, string> = {
  whiskey: 'whisky',
  yoghurt: 'yogurt',
  chilli: 'chili',
  chile: 'chili',
  leave: 'leaf',
  coloring: 'colouring',
};

export interface Alias {
  words: readonly string[];
  facts: IngredientFacts;
  /** The name stands for the kind only. */
  kindOnly: boolean;
}

/** The words of a name: lower case, without accents, brackets and plurals; of "one or other" only the first. */
export function wordsOf(name: string): string[] {
  const plain = foldName(name);
  const before = /^(.+?) (?:or|\/) /.exec(plain)?.[1] ?? plain;
  const said = before.match(/[a-z0-9]+/g) ?? [];
  const telling = said.filter((word) => !TREATMENT_WORDS.has(word));
  return (telling.length > 0 ? telling : said).map(singular);
}

/** Lower case, without accents and apostrophes. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`´.]/g, '')
    .replaceAll('passionfruit', 'passion fruit')
    .replaceAll('ø', 'o');

export function singular(word: string): string {
  const one = word.replace(/(?<=[a-z]{2})ies?$/, 'y').replace(/(?<=[a-z]{2}[^su])s$/, '');
  const base = /(?:ss|sh|ch|x|to|go)e$/.test(one) && word.endsWith('es') ? one.slice(0, -1) : one;
  return SPELLINGS[base] ?? base;
}

export interface IngredientNames {
  /** By each of their words. */
  aliases: ReadonlyMap<string, readonly Alias[]>;
  /** Longest first. */
  chinese: readonly (readonly [string, IngredientFacts])[];
  /** All entries of the table. */
  all: readonly IngredientFacts[];
}

/** Read when the first name is looked for: a start need not wait for a thousand rows. */
export const ingredientNames = (): IngredientNames => (namesRead ??= readTable());
let namesRead: IngredientNames | undefined;

function readTable(): IngredientNames {
  const byWord = new Map<string, Alias[]>();
  const byChinese: [string, IngredientFacts][] = [];
  const facts: IngredientFacts[] = [];
  const add = (entry: IngredientFacts, names: readonly string[], zhHK: readonly string[], kindOnly: boolean) => {
    for (const name of zhHK) byChinese.push([name, entry]);
    for (const name of names) {
      const alias = { words: wordsOf(name), facts: entry, kindOnly };
      for (const word of new Set(alias.words)) {
        const others = byWord.get(word);
        if (others) others.push(alias);
        else byWord.set(word, [alias]);
      }
    }
  };
  for (const [kind, rows] of Object.entries(INGREDIENT_TABLE) as [IngredientKind, string][]) {
    for (const row of linesOf(rows)) {
      const { entry, names, zhHK, kindOnly } = readRow(kind, row);
      facts.push(entry);
      add(entry, names, zhHK, kindOnly);
    }
  }
  const byName = new Map(facts.map((entry) => [entry.name, entry]));
  for (const row of linesOf(BRANDS)) {
    const [kind = '', brands = '', zhHK = ''] = row.split('|').map((cell) => cell.trim());
    const entry = byName.get(kind);
    if (entry) add(entry, listOf(brands), listOf(zhHK), false);
  }
  byChinese.sort(([a], [b]) => b.length - a.length);
  return { aliases: byWord, chinese: byChinese, all: facts };
}

function linesOf(rows: string): string[] {
  return rows.split('\n').filter((line) => line.trim() !== '');
}

function readRow(kind: IngredientKind, row: string) {
  const [said = '', zhHK = '', abv = '', colour = '', taste = '', allergens = '', piece = ''] = row
    .split('|')
    .map((cell) => cell.trim());
  const kindOnly = said.startsWith('?');
  const names = listOf(said.replace('?', ''));
  const solid = SOLID.includes(kind);
  const entry: IngredientFacts = {
    name: names[0] ?? '',
    zhHK: listOf(zhHK)[0] ?? '',
    kind,
    abv: Number(abv),
    colour: colour === '-' ? null : colour,
    sparkling: SPARKLING.includes(kind),
    solid,
    allergens: ALLERGENS.filter((allergen) => listOf(allergens).includes(allergen)),
    taste: Object.fromEntries(
      listOf(taste).map((one) => {
        const [name, strength] = one.split(' ');
        return [name, Number(strength)];
      }),
    ),
    pieceG: piece ? Number(piece) : solid ? SOLID_PIECE_G : null,
  };
  return { entry, names, zhHK: listOf(zhHK), kindOnly };
}

function listOf(cell: string): string[] {
  return cell
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
