import type { FastifyInstance } from 'fastify';
import { exportMenuCsv, exportMenuJson, importMenu, previewImport } from '#contract/menu/menu-files.ts';
import { message } from '#domain/messages/message.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { exportedRecipe } from '#domain/menu-import/exported-recipe.ts';
import { writeOwnCsv } from '#domain/menu-import/menu-csv.ts';
import { writeOwnJson } from '#domain/menu-import/menu-json.ts';
import { requireAccount } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { SerialisedReply, serve, StreamedReply } from '../../http/serve.ts';
import { listStrengths } from '../../repos/menu/menu-answers.repo.ts';
import type { Services } from '../../services.ts';
import { requireOwnMenu } from '#server/menu/write-menu.ts';
import { createReader } from './reader-thread.ts';
import type { Reading } from './reading.ts';
import { menuIn, storedMenu } from './shop-menu.ts';
import { writeImport } from './write-import.ts';

export function menuFileRoutes(app: FastifyInstance, services: Services): void {
  const { db, limits } = services;

  const reader = createReader();
  const readingOf = async (shopId: string, files: Reading['files'], locale: InterfaceLocale): Promise<Reading> => ({
    files,
    shopId,
    menu: await storedMenu(db, shopId),
    strengths: await listStrengths(db, shopId),
    locale,
  });

  serve(app, services, previewImport, async ({ params: { shopId }, body, locale }) => {
    await requireOwnMenu(services, shopId);
    limits.take(...RULES.menuFile(shopId));
    const preview = await reader.preview(await readingOf(shopId, body.files, locale));
    return preview instanceof Uint8Array ? new SerialisedReply(preview) : preview;
  });

  serve(app, services, importMenu, async ({ params: { shopId }, body, caller, locale }) => {
    await requireOwnMenu(services, shopId);
    limits.take(...RULES.menuFile(shopId));
    const { files, rows } = await reader.accepted(await readingOf(shopId, body.files, locale), body.accepted);
    const formats = [...new Set(files.flatMap(({ format }) => format ?? []))];
    const accountId = requireAccount(caller).id;
    const imported = await writeImport(services, { rows, ...body, shopId, accountId, details: { formats } });
    return { ...imported, message: render(message('drinks-imported', { n: rows.length }), locale) };
  });

  const fileOf = async (shopId: string, ending: string, type: string, write: typeof writeOwnJson) => {
    await requireOwnMenu(services, shopId);
    const text = write(menuIn(await storedMenu(db, shopId)).map(exportedRecipe));
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
