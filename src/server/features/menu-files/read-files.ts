/** Parses recipe files into rows that could be written, and lists the problems of the rest. */
import { check, faultsOf } from '#contract/fault.ts';
import { RecipeDraft } from '#contract/menu/master.ts';
import { previewImport } from '#contract/menu/menu-files.ts';
import { Refusal, type Fault } from '#contract/refusal.ts';
import { message, type Message, type Param } from '#domain/messages/message.ts';
import { VALUES } from '#domain/messages/values.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { fitForeign, withShopIds, type KnownNames } from '#domain/menu-import/normalize-imported-recipe.ts';
import type { ReadRow } from '#domain/menu-import/import-plan.ts';
import { withStrengths, type Strengths } from '#domain/recipe/menu-checks.ts';
import { UNREADABLE } from '#domain/text/encoding.ts';
import type { SheetRole } from '#domain/menu-import/sheet-columns.ts';
import { idOf } from '#domain/text/slug.ts';
import { readRecipeFile, type RecipeFile } from '#domain/menu-import/recipe-file.ts';
import { isForeign, type RecipeFormat } from '#domain/menu-import/recipe-formats.ts';
import { MAX_DRINKS, type ImportedRecipe } from '#domain/menu-import/recipe-import.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { inTurns } from '../../in-turns.ts';
import { parseStrictJson } from '../../http/strict-json.ts';

interface SentFile {
  name: string;
  text: string;
  columns?: readonly SheetRole[] | undefined;
}
/** A row with its reader's assumptions. */
export interface CheckedRow extends ReadRow {
  imported: ImportedRecipe;
}
interface FileProblem {
  file: number;
  row: number;
  /** Of the drink; null if it has none. */
  name: string | null;
  problems: readonly Message[];
}
interface ReadFiles {
  files: (Pick<RecipeFile, 'format' | 'table'> & { name: string })[];
  rows: CheckedRow[];
  errors: FileProblem[];
}

const NO_PICTURE = message('at-place', { place: { place: 'image' }, problem: message('not-a-picture-address') });

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
  for (const [file, { name, text, columns }] of sent.entries()) {
    const { format, table, rows, errors } = readRecipeFile(text, (json) => parseStrictJson(json, FILES_LIMIT), columns);
    if (read.rows.length + read.errors.length + rows.length + errors.length > MAX_DRINKS) throw tooManyDrinks();
    read.files.push({ name, format, table });
    read.errors.push(
      ...errors.map((error) => ({ file, row: error.row, name: error.name ?? null, problems: error.problems })),
    );
    await inTurns(rows, (imported) => checkRow(read, { file, format, imported, shopId, known, strengths }));
  }
  return read;
}

/** Drinks that cannot be read count too: each is answered with its problems. */
const tooManyDrinks = () =>
  new Refusal('invalid-request', { because: message('drinks-too-many', { max: MAX_DRINKS }) });

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
  const checked = check(RecipeDraft, { ...recipe, ABV: imported.abvGiven ? recipe.ABV : null });
  const problems = [
    ...(checked.error ? faultsOf(checked.error).map(withPlace) : []),
    ...(recipe.image === null || isPictureAddress(recipe.image) ? [] : [NO_PICTURE]),
    ...(JSON.stringify(recipe).includes(UNREADABLE) ? [message('text-unreadable')] : []),
  ];
  if (!checked.success || problems.length > 0) {
    read.errors.push({ file, row: imported.row, name: recipe.name, problems });
    return;
  }
  const written = { ...recipe, ...checked.data, ...ids(recipe), shopId, flavourEstimated: recipe.flavourEstimated };
  read.rows.push({ file, row: imported.row, isForeign: foreign, recipe: written, imported: { ...imported, recipe } });
}

/** Messages about a value's type or size, or about one of several, need the place. */
function withPlace({ path, message: problem }: Fault): Message {
  const keys = path.split('.');
  const isOneOfSeveral = /^\d+$/.test(keys[1] ?? '');
  return problem.code in VALUES || isOneOfSeveral ? message('at-place', { place: placeOf(keys), problem }) : problem;
}

/** `recipeIngredient.2.name` is "Ingredient 3, name". */
function placeOf([field, at, ...rest]: readonly string[]): Param {
  if (field !== 'recipeIngredient' || at === undefined)
    return { place: [field, at, ...rest].filter(Boolean).join('.') };
  const n = Number(at) + 1;
  if (rest.length === 0) return message('place-ingredient', { n });
  return message('place-in-ingredient', { n, field: { place: rest.join('.') } });
}

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
