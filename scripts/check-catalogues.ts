/** Every translation of the interface is there and fits its source: a text without is named with its file, and ends the run with 1. */
import { readdirSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { faultsOfCatalogue } from './catalogue-faults.ts';

const LOCALES = new URL('../src/web/locales/', import.meta.url);
const { parse } = formatter();
let faults = 0;

for (const part of readdirSync(LOCALES)) {
  const file = `${part}/zh-HK.po`;
  const path = new URL(file, LOCALES);
  const catalogue = await parse(readFileSync(path, 'utf8'), {
    locale: 'zh-HK',
    sourceLocale: 'en',
    filename: path.pathname,
  });
  const texts = Object.entries(catalogue)
    .filter(([, { obsolete }]) => !obsolete)
    .map(([id, { message, translation, extra }]) => ({
      source: message ?? id,
      translation: translation ?? '',
      flags: (extra as { flags?: string[] } | undefined)?.flags ?? [],
    }));
  for (const fault of faultsOfCatalogue(texts)) {
    faults += 1;
    console.error(`src/web/locales/${file}: ${fault}`);
  }
}
process.exit(faults > 0 ? 1 : 0);
