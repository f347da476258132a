/** Writes accepted rows to the menu at its source. */
import type { MasterRecipe } from '#contract/master.ts';
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { replacement } from '#domain/menu-import/import-plan.ts';
import { MAX_DRINKS } from '#domain/menu-import/recipe-import.ts';
import type { Db } from '../../db/database.ts';
import type { WrittenRecipe } from '../../repos/imported-recipes.repo.ts';
import * as master from '../../repos/master-recipes.repo.ts';
import { ownersOfRecipes } from '../../repos/recipes.repo.ts';
import type { CheckedRow } from './read-files.ts';

interface Accepted {
  file: number;
  row: number;
  replaces?: { id: string; version: number } | undefined;
}
interface Import {
  menu: readonly MasterRecipe[];
  rows: readonly CheckedRow[];
  files: readonly { name: string }[];
  accepted: readonly Accepted[];
  hideNew: boolean;
  shopId: string;
  at: string;
  newId: () => string;
}

/**
 * New drinks are appended, in the order of their files.
 * @throws Refusal if one row cannot be written as accepted
 */
export async function writeImport(tx: Db, sent: Import): Promise<WrittenRecipe[]> {
  const { menu, accepted, hideNew, shopId, at, newId } = sent;
  const pairs = pairsOf(sent);
  const added = pairs.filter(({ replaces }) => !replaces);
  if (menu.length + added.length > MAX_DRINKS)
    throw new Refusal('invalid-request', { because: message('menu-full', { max: MAX_DRINKS }) });

  const taken = await takenIds(
    tx,
    shopId,
    added.map(({ row }) => row.recipe.id),
  );
  const byId = new Map(menu.map((recipe) => [recipe.id, recipe]));
  const written: WrittenRecipe[] = [];
  const placed = menu.map(({ id }) => id);
  for (const { row, replaces } of pairs) {
    if (replaces) {
      const { version, ...before } = byId.get(replaces.id) ?? { version: 0, id: '' };
      // Deleted, or changed since the preview: the caller has to preview again.
      if (before.id === '' || version !== replaces.version) throw new Refusal('changed-meanwhile');
      const replaced = before as master.StoredRecipe;
      if (!(await master.saveStoredRecipe(tx, replacement(row, replaced), version, at)))
        throw new Refusal('changed-meanwhile');
      written.push({ recipeId: replaced.id, replaced, version: version + 1 });
      continue;
    }
    const id = row.recipe.id === '' || taken.has(row.recipe.id) ? newId() : row.recipe.id;
    taken.add(id);
    const recipe = { ...row.recipe, id, shopId, hidden: hideNew || row.recipe.hidden };
    await master.insertStoredRecipe(tx, recipe, placed.length, at);
    placed.push(id);
    written.push({ recipeId: id, replaced: null, version: 1 });
  }
  if (added.length > 0) await master.placeStoredRecipes(tx, shopId, placed);
  if (written.length !== accepted.length) throw new Error('not every accepted row was written');
  return written;
}

/** Ids already in use: at the source, or on the kiosks of another shop. */
async function takenIds(tx: Db, shopId: string, ids: readonly string[]): Promise<Set<string>> {
  const owners = await ownersOfRecipes(tx, ids);
  return new Set([
    ...(await master.listTakenIds(tx, ids)),
    ...[...owners].flatMap(([id, owner]) => (owner === shopId ? [] : [id])),
  ]);
}

/**
 * The accepted rows, in the order of the files.
 * @throws Refusal for rows that do not exist, or are listed twice
 */
function pairsOf({ rows, files, accepted }: Import): { row: CheckedRow; replaces: Accepted['replaces'] }[] {
  const keyOf = ({ file, row }: { file: number; row: number }) => `${file} ${row}`;
  const wanted = new Map(accepted.map((one) => [keyOf(one), one]));
  if (wanted.size < accepted.length) refuse(message('row-twice'));
  const targets = accepted.flatMap(({ replaces }) => replaces?.id ?? []);
  if (new Set(targets).size < targets.length) refuse(message('rows-replace-same-drink'));

  const pairs = rows.flatMap((row) => {
    const one = wanted.get(keyOf(row));
    wanted.delete(keyOf(row));
    return one ? [{ row, replaces: one.replaces }] : [];
  });
  const [missing] = wanted.values();
  if (missing)
    refuse(
      message('row-not-importable', {
        row: missing.row,
        file: files[missing.file]?.name ?? `file ${missing.file + 1}`,
      }),
    );
  return pairs;
}

function refuse(because: Message): never {
  throw new Refusal('invalid-request', { because });
}
