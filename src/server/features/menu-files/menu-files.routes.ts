import type { FastifyInstance } from 'fastify';
import { exportMenuCsv, exportMenuJson, importMenu, previewImport } from '#contract/menu-files.ts';
import { message } from '#domain/messages/message.ts';
import { render, renderAll } from '#domain/messages/render.ts';
import { exportedRecipe } from '#domain/menu-import/exported-recipe.ts';
import { knownNames } from '#domain/menu-import/normalize-imported-recipe.ts';
import { planImport, type MenuRecipe } from '#domain/menu-import/import-plan.ts';
import { writeOwnCsv } from '#domain/menu-import/menu-csv.ts';
import { writeOwnJson } from '#domain/menu-import/menu-json.ts';
import { requireAccount } from '../../http/caller.ts';
import { RULES } from '../../http/limits.ts';
import { serve, StreamedReply } from '../../http/serve.ts';
import { insertImport } from '../../repos/imported-recipes.repo.ts';
import { listStoredRecipes } from '../../repos/master-recipes.repo.ts';
import { listStrengths } from '../../repos/menu-answers.repo.ts';
import type { Services } from '../../services.ts';
import { requireOwnMenu, writeMenu } from '#server/menu/write-menu.ts';
import { inTurns } from './in-turns.ts';
import { importRowReply } from './import-reply.ts';
import { readFiles } from './read-files.ts';
import { menuForFile } from './shop-menu.ts';
import { writeImport } from './write-import.ts';

export function menuFileRoutes(app: FastifyInstance, services: Services): void {
  const { db, newId, limits } = services;

  const read = async (files: Parameters<typeof readFiles>[0], shopId: string, menu: readonly MenuRecipe[]) =>
    readFiles(files, { shopId, known: knownNames(menu), strengths: await listStrengths(db, shopId) });

  serve(app, services, previewImport, async ({ params: { shopId }, body, locale }) => {
    await requireOwnMenu(services, shopId);
    limits.take(...RULES.menuFile(shopId));
    const menu = await menuForFile(db, shopId);
    const { files, rows, errors } = await read(body.files, shopId, menu);
    const plans = planImport(rows, menu);
    const replies = await inTurns(rows, (row, i) => (plans[i] ? [importRowReply(row, plans[i], locale)] : []));
    return {
      files,
      rows: replies.flat(),
      errors: errors.map(({ problems, ...at }) => ({ ...at, message: renderAll(problems, locale) })),
    };
  });

  serve(app, services, importMenu, async ({ params: { shopId }, body, caller, locale }) => {
    await requireOwnMenu(services, shopId);
    limits.take(...RULES.menuFile(shopId));
    // Before the transaction: while files are read, others can write.
    const { files, rows } = await read(body.files, shopId, await menuForFile(db, shopId));
    return writeMenu(services, { caller, shopId, action: 'menu-imported' }, async (tx, at) => {
      const menu = await listStoredRecipes(tx, shopId);
      const written = await writeImport(tx, { menu, rows, ...body, shopId, at, newId });
      const batchId = newId();
      await insertImport(tx, { batchId, shopId, accountId: requireAccount(caller).id, at }, written);
      const replaced = written.filter((one) => one.replaced !== null).length;
      const added = written.length - replaced;
      const formats = [...new Set(files.flatMap(({ format }) => format ?? []))];
      return {
        result: {
          added,
          replaced,
          batchId,
          message: render(message('drinks-imported', { n: written.length }), locale),
        },
        details: { batchId, added, replaced, formats },
      };
    });
  });

  const fileOf = async (shopId: string, ending: string, type: string, write: typeof writeOwnJson) => {
    await requireOwnMenu(services, shopId);
    const text = write((await menuForFile(db, shopId)).map(exportedRecipe));
    return new StreamedReply(type, `menu-${fileWord(shopId)}.${ending}`, inParts(text));
  };

  serve(app, services, exportMenuJson, ({ params }) =>
    fileOf(params.shopId, 'json', 'application/vnd.sipwell.menu+json; charset=utf-8', writeOwnJson),
  );
  serve(app, services, exportMenuCsv, ({ params }) =>
    fileOf(params.shopId, 'csv', 'text/csv; charset=utf-8', writeOwnCsv),
  );
}

/** HTTP headers allow only these characters. */
const fileWord = (shopId: string): string => shopId.replaceAll(/[^\w.-]/g, '_');

// oxlint-disable-next-line require-await -- a stream is read from an asynchronous iterable
async function* inParts(text: string): AsyncGenerator<string> {
  yield text;
}
