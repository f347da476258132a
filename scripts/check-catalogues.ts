/** Every text of the interface has a translation that fits it, and none is left over: a fault is named with its file, and ends the run with 1. Writes nothing. */
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { collectSourceTexts } from '../vite.source-texts.ts';
import { faultsOfCatalogue, type CatalogueText } from './catalogue-faults.ts';

const LOCALE = 'zh-HK';
let faults = 0;

for (const [name, sources] of await collectSourceTexts()) {
  const file = `src/web/locales/${name}/${LOCALE}.po`;
  const translations = await translationsIn(file);
  for (const fault of faultsOfCatalogue(sources, translations)) {
    faults += 1;
    console.error(`${file}: ${fault}`);
  }
}
if (faults > 0) console.error('`npm run catalogues` adds what is missing and drops what is left over.');
process.exit(faults > 0 ? 1 : 0);

async function translationsIn(file: string): Promise<Map<string, CatalogueText>> {
  const path = new URL(`../${file}`, import.meta.url);
  const { parse } = formatter();
  const catalogue = await parse(readFileSync(path, 'utf8'), { locale: LOCALE, sourceLocale: 'en', filename: file });
  return new Map(
    Object.entries(catalogue).map(([id, { message, translation, extra }]) => [
      id,
      {
        source: message ?? id,
        translation: translation ?? '',
        flags: (extra as { flags?: string[] } | undefined)?.flags ?? [],
      },
    ]),
  );
}
