/** The English texts of the interface, which stand in the sources: collected for a build, never kept in files. */
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** By the name of the catalogue: texts by id. */
type SourceTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const configPath = fileURLToPath(new URL('lingui.config.ts', import.meta.url));
let collected: Promise<SourceTexts> | undefined;

/** @returns what the sources say now; read once a process. @throws Error when a source cannot be read */
export const collectSourceTexts = (): Promise<SourceTexts> => (collected ??= collect());

async function collect(): Promise<SourceTexts> {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (const catalog of await getCatalogs(getConfig({ configPath }))) {
    const found = await catalog.collect();
    if (!found) throw new Error(`The texts of ${catalog.path} cannot be read.`);
    const name = catalog.path.split('/').at(-2) ?? '';
    texts.set(name, new Map(Object.entries(found).map(([id, { message }]) => [id, message ?? id])));
  }
  return texts;
}

const CATALOGUE = /\/locales\/(\w+)\/en\.po$/;
const RESOLVED = /\/locales\/(\w+)\/en\.js$/;

/** Answers `locales/NAME/en.po`. While developing and in tests the components hold their English themselves, so it is empty there. */
export function sourceTexts(): Plugin {
  let isBuild = false;
  return {
    name: 'sipwell-source-texts',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id, importer) =>
      CATALOGUE.test(id) && importer ? posix.join(posix.dirname(importer), id).replace(/po$/, 'js') : undefined,
    load: async (id) => {
      const [, name] = RESOLVED.exec(id) ?? [];
      if (name === undefined) return undefined;
      if (!isBuild) return 'export const messages = {};';
      const texts = (await collectSourceTexts()).get(name);
      if (!texts) throw new Error(`${id} is no catalogue of lingui.config.ts.`);
      const { source, errors } = createCompiledCatalog('en', Object.fromEntries(texts), { namespace: 'es' });
      if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'));
      return source;
    },
  };
}
