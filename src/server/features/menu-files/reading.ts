/** Reads sent files against a shop's menu: what the preview answers, and the rows an import writes. */
import type { Input, Reply } from '#contract/client.ts';
import { renderAll } from '#domain/messages/render.ts';
import { planImport, type ReadRow } from '#domain/menu-import/import-plan.ts';
import { knownNames } from '#domain/menu-import/normalize-imported-recipe.ts';
import type { Strengths } from '#domain/recipe/menu-checks.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { importRowReply } from './import-reply.ts';
import { readFiles } from './read-files.ts';
import { menuIn, type StoredMenu } from './shop-menu.ts';

type Body = Input<'POST /v1/admin/shops/:shopId/menu/import'>['body'];
export type Preview = Reply<'POST /v1/admin/shops/:shopId/menu/preview'>;
export type Accepted = Body['accepted'];

/** Values alone: it crosses to another thread. */
export interface Reading {
  files: Body['files'];
  shopId: string;
  menu: StoredMenu;
  strengths: Strengths;
  locale: InterfaceLocale;
}

export interface AcceptedRows {
  files: Pick<Preview['files'][number], 'name' | 'format'>[];
  rows: ReadRow[];
}

/** @throws Refusal if there are more drinks than one import allows */
export async function previewOf({ files, shopId, menu: stored, strengths, locale }: Reading): Promise<Preview> {
  const menu = menuIn(stored);
  const read = await readFiles(files, { shopId, known: knownNames(menu), strengths });
  const plans = planImport(read.rows, menu);
  return {
    files: read.files,
    rows: read.rows.flatMap((row, i) => (plans[i] ? [importRowReply(row, plans[i], locale)] : [])),
    errors: read.errors.map(({ problems, ...at }) => ({ ...at, message: renderAll(problems, locale) })),
  };
}

/** @throws Refusal if there are more drinks than one import allows */
export async function acceptedRows(
  { files, shopId, menu, strengths }: Reading,
  accepted: Accepted,
): Promise<AcceptedRows> {
  const read = await readFiles(files, { shopId, known: knownNames(menuIn(menu)), strengths });
  const wanted = new Set(accepted.map(({ file, row }) => `${file} ${row}`));
  return {
    files: read.files,
    rows: read.rows
      .filter(({ file, row }) => wanted.has(`${file} ${row}`))
      .map(({ file, row, isForeign, recipe }) => ({ file, row, isForeign, recipe })),
  };
}
