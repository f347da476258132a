/** Parses recipe files into rows that could be written, and lists the problems of the rest. */
import { RecipeDraft } from '#contract/master.ts';
import { previewImport, type ImportProblem } from '#contract/menu-files.ts';
import { Refusal } from '#contract/refusal.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { fitForeign, withShopIds, type KnownNames } from '#domain/menu-import/normalize-imported-recipe.ts';
import type { ReadRow } from '#domain/menu-import/import-plan.ts';
import { withStrengths, type Strengths } from '#domain/recipe/menu-checks.ts';
import { idOf } from '#domain/text/slug.ts';
import { isForeign, readRecipeFile, type RecipeFormat } from '#domain/menu-import/recipe-file.ts';
import { MAX_DRINKS, type ImportedRecipe } from '#domain/menu-import/recipe-import.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { inTurns } from './in-turns.ts';
import { parseStrictJson } from '../../http/strict-json.ts';

interface SentFile {
  name: string;
  text: string;
}
/** A row with its reader's assumptions. */
export interface CheckedRow extends ReadRow {
  imported: ImportedRecipe;
}
interface ReadFiles {
  files: { name: string; format: RecipeFormat | null }[];
  rows: CheckedRow[];
  errors: ImportProblem[];
}

/** The key limit of a request: the file itself counted as a single text there. */
const FILES_LIMIT = previewImport.bodyLimit;

/** Reserved words of our addresses: a drink with such an id could not be opened. */
const RESERVED_IDS = ['new', 'nuke', 'seed', 'cache', 'batch', 'debug'];
const USABLE_ID = /^[\p{L}\p{N}._~-]{1,64}$/u;

/**
 * Validates every drink by the editor's rules, so that an imported drink can be saved there.
 * @throws Refusal if there are more drinks than one import allows
 */
export async function readFiles(sent: readonly SentFile[], { shopId, known, strengths }: Shop): Promise<ReadFiles> {
  const read: ReadFiles = { files: [], rows: [], errors: [] };
  for (const [file, { name, text }] of sent.entries()) {
    const { format, rows, errors } = readRecipeFile(text, (json) => parseStrictJson(json, FILES_LIMIT));
    read.files.push({ name, format });
    read.errors.push(
      ...errors.map((error) => ({ file, row: error.row, name: error.name ?? null, message: error.message })),
    );
    await inTurns(rows, (imported) => checkRow(read, { file, format, imported, shopId, known, strengths }));
    if (read.rows.length > MAX_DRINKS)
      throw new Refusal('invalid-request', { message: `At most ${MAX_DRINKS} drinks at a time.` });
  }
  return read;
}

/** The shop that the files are for. */
interface Shop {
  shopId: string;
  known: KnownNames;
  /** Its owners' answers about ingredients. */
  strengths: Strengths;
}

interface Unchecked extends Shop {
  file: number;
  format: RecipeFormat | null;
  imported: ImportedRecipe;
}

function checkRow(read: ReadFiles, { file, format, imported: sent, shopId, known, strengths }: Unchecked): void {
  const foreign = format !== null && isForeign(format);
  const imported = foreign ? withPicture(fitForeign(sent, known)) : sent;
  const recipe = withStrengths(withShopIds(imported.recipe, known), strengths);
  const checked = RecipeDraft.safeParse({ ...recipe, ABV: imported.abvGiven ? recipe.ABV : null });
  const problems = [
    ...(checked.error?.issues.map(({ path, message }) => complaint(path, message)) ?? []),
    ...(recipe.image === null || isPictureAddress(recipe.image)
      ? []
      : ['image: This is not the address of a picture.']),
  ];
  if (!checked.success || problems.length > 0) {
    read.errors.push({ file, row: imported.row, name: recipe.name, message: [...new Set(problems)].join(' ') });
    return;
  }
  const written = { ...recipe, ...checked.data, ...ids(recipe), shopId, flavourEstimated: recipe.flavourEstimated };
  read.rows.push({ file, row: imported.row, isForeign: foreign, recipe: written, imported: { ...imported, recipe } });
}

/** Our own messages are complete; zod's need the field's name. */
const complaint = (path: readonly PropertyKey[], message: string): string =>
  /^(Invalid|Too |Unrecognized|Expected)/.test(message) || typeof path[1] === 'number'
    ? `${placeOf(path)}: ${message}`
    : message;

/** `recipeIngredient.2.name` is "Ingredient 3, name". */
const placeOf = ([field, at, ...rest]: readonly PropertyKey[]): string =>
  field === 'recipeIngredient' && typeof at === 'number'
    ? [`Ingredient ${at + 1}`, ...rest.map(String)].join(', ')
    : [field, at, ...rest]
        .filter((part) => part !== undefined)
        .map(String)
        .join('.');

const withPicture = (imported: ImportedRecipe): ImportedRecipe => {
  const { recipe } = imported;
  if (recipe.image === null || isPictureAddress(recipe.image)) return imported;
  return { ...imported, recipe: { ...recipe, image: null, recipeImage: null } };
};

/** An unusable id is dropped: the drink gets a new one. */
const ids = ({ id, glassId, glass, garnishId }: Recipe) => ({
  id: USABLE_ID.test(id) && !RESERVED_IDS.includes(id) ? id : '',
  userId: null,
  glassId: isShort(glassId) ? glassId : idOf(glass.name),
  garnishId: garnishId === null || isShort(garnishId) ? garnishId : idOf(garnishId),
});

const isShort = (id: string): boolean => id !== '' && id.length <= 64;
