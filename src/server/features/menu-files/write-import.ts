/** Writes accepted rows to the menu at its source, and then to the kiosks. Source: docs/decisions/0059. */
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { addition, replacement, type ReadRow } from '#domain/menu-import/import-plan.ts';
import { MAX_DRINKS } from '#domain/menu-import/recipe-import.ts';
import { abandonImport } from '#server/menu/finish-batches.ts';
import { copyBatch, heldFrom, inSlices, lockMenuForEdit, nextStage } from '#server/menu/in-slices.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import type { OpenBatch } from '../../repos/shop/batch-stages.repo.ts';
import { insertImport, insertWritten, type WrittenRecipe } from '../../repos/menu/imported-recipes.repo.ts';
import * as master from '../../repos/menu/master-recipes.repo.ts';
import { ownersOfRecipes } from '../../repos/menu/recipes.repo.ts';
import type { Services } from '../../services.ts';

interface Accepted {
  file: number;
  row: number;
  replaces?: { id: string; version: number } | undefined;
}
interface Import {
  rows: readonly ReadRow[];
  files: readonly { name: string }[];
  accepted: readonly Accepted[];
  hideNew: boolean;
  shopId: string;
  accountId: string;
  /** For the audit. */
  details: object;
}
/** What becomes of a row: it replaces a drink, or is new at a position. */
interface Pair {
  row: ReadRow;
  replaces: Accepted['replaces'];
  position: number;
}

export interface Imported {
  batchId: string;
  added: number;
  replaced: number;
}

/**
 * New drinks are appended, in the order of their files.
 * @throws Refusal if one row cannot be written as accepted: nothing is written then
 */
export async function writeImport(services: Services, sent: Import): Promise<Imported> {
  const { db, clock, newId } = services;
  const { shopId, accountId, hideNew } = sent;
  const chosen = pairsOf(sent);
  const batch: OpenBatch = { id: newId(), shopId, accountId, stage: 'writing', busyUntil: heldFrom(clock()) };
  const pairs = await inTransaction(db, async (tx) => {
    await lockMenuForEdit(tx, shopId);
    const placed = placedIn(await master.listStoredVersions(tx, shopId), chosen);
    await insertImport(tx, batch, clock().toISOString());
    return placed;
  });

  const replaced = pairs.filter(({ replaces }) => replaces).length;
  const imported = { batchId: batch.id, added: pairs.length - replaced, replaced };
  try {
    await inSlices(services, batch, pairs, async (tx, slice, at) => {
      const written = await writeSlice(tx, slice, { shopId, hideNew, at, newId });
      await insertWritten(tx, batch, written, at);
    });
    await nextStage(services, batch, 'copying', (tx, at) =>
      recordAction(tx, {
        id: newId(),
        at,
        accountId,
        action: 'menu-imported',
        shopId,
        details: { ...imported, ...sent.details },
      }),
    );
  } catch (failure) {
    // What fails here too is left to the sweep.
    await abandonImport(services, batch).catch(() => undefined);
    throw failure;
  }
  await copyBatch(services, batch);
  return imported;
}

/** @throws Refusal if the menu would be too long, or a drink was changed or deleted since the preview */
function placedIn(
  menu: readonly { id: string; version: number; position: number }[],
  chosen: readonly Chosen[],
): Pair[] {
  const added = chosen.filter(({ replaces }) => !replaces).length;
  if (menu.length + added > MAX_DRINKS)
    throw new Refusal('invalid-request', { because: message('menu-full', { max: MAX_DRINKS }) });
  const versions = new Map(menu.map(({ id, version }) => [id, version]));
  let next = (menu.at(-1)?.position ?? -1) + 1;
  return chosen.map(({ row, replaces }) => {
    if (replaces && versions.get(replaces.id) !== replaces.version) throw new Refusal('changed-meanwhile');
    return { row, replaces, position: replaces ? 0 : next++ };
  });
}

async function writeSlice(
  tx: Db,
  slice: readonly Pair[],
  { shopId, hideNew, at, newId }: { shopId: string; hideNew: boolean; at: string; newId: () => string },
): Promise<WrittenRecipe[]> {
  const targets = slice.map(({ row, replaces }) => replaces?.id ?? row.recipe.id);
  const before = new Map((await master.findStoredRecipes(tx, shopId, targets)).map((recipe) => [recipe.id, recipe]));
  const taken = await takenIds(
    tx,
    shopId,
    slice.flatMap(({ row, replaces }) => (replaces ? [] : row.recipe.id)),
  );
  const added: { recipe: master.StoredRecipe; position: number }[] = [];
  const written: WrittenRecipe[] = [];
  for (const { row, replaces, position } of slice) {
    if (replaces) {
      const { version, ...replaced } = before.get(replaces.id) ?? refuseChanged();
      const isSaved = await master.saveStoredRecipe(tx, replacement(row, replaced), replaces.version, at);
      if (!isSaved) refuseChanged();
      written.push({ recipeId: replaced.id, replaced, version: version + 1 });
      continue;
    }
    const id = row.recipe.id === '' || taken.has(row.recipe.id) ? newId() : row.recipe.id;
    taken.add(id);
    added.push({
      recipe: { ...addition(row, before.get(row.recipe.id)), id, shopId, hidden: hideNew || row.recipe.hidden },
      position,
    });
    written.push({ recipeId: id, replaced: null, version: 1 });
  }
  await master.insertStoredRecipes(tx, added, at);
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

type Chosen = Pick<Pair, 'row' | 'replaces'>;

/**
 * The accepted rows, in the order of the files.
 * @throws Refusal for rows that do not exist, or are listed twice
 */
function pairsOf({ rows, files, accepted }: Import): Chosen[] {
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

function refuseChanged(): never {
  throw new Refusal('changed-meanwhile');
}
