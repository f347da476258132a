import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { DELIVERY, type Catalogue } from './delivery.ts';

const foldersOf = (catalogue: Catalogue): string[] =>
  DELIVERY.filter((row) => row.catalogue === catalogue).map(({ folder }) => folder);
/** Folders inside others that belong to another catalogue. */
const insideOf = (catalogue: Catalogue): string[] =>
  DELIVERY.filter(
    (row) => row.catalogue !== catalogue && foldersOf(catalogue).some((folder) => row.folder.startsWith(`${folder}/`)),
  ).map(({ folder }) => `${folder}/**`);

/** A phone that joins downloads the first, one that plays the second, and the third meanwhile; the console's owner all. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['zh-HK'],
  format: formatter({ origins: false, lineNumbers: false }),
  catalogs: (['join', 'play', 'later', 'console'] as const).map((catalogue) => ({
    path: `<rootDir>/src/web/locales/${catalogue}/{locale}`,
    include: foldersOf(catalogue).map((folder) => (folder.includes('*') ? `${folder}/**/*` : folder)),
    exclude: ['**/*.test.*', ...insideOf(catalogue)],
  })),
});
