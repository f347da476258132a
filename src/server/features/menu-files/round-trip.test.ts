import { describe, expect, it } from 'vitest';
import { renderAll } from '#domain/messages/render.ts';
import { exportedRecipe } from '#domain/menu-import/exported-recipe.ts';
import { planImport, type MenuRecipe } from '#domain/menu-import/import-plan.ts';
import { writeOwnCsv } from '#domain/menu-import/menu-csv.ts';
import { writeOwnJson } from '#domain/menu-import/menu-json.ts';
import { knownNames, LONGEST_NAME } from '#domain/menu-import/normalize-imported-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/text/languages.ts';
import { indexTranslations, overlayTranslations, type StoredTranslation } from '#server/menu/translation-overlay.ts';
import { demoMenu } from '../../seed/demo-menu.ts';
import { glossaryTranslator } from '../../translator/glossary-translator.ts';
import { missingItems } from '../translations/job-items.ts';
import { readFiles } from './read-files.ts';

/** As long as a garnish may be; in French it is longer. */
const LONG_GARNISH = {
  name: 'Pineapple wedge, orange wheel, cherry and paper umbrella',
  name_translations: {},
};

/** What a translation job stores of a menu in one language. */
async function translationsOf(menu: readonly Recipe[], language: LanguageCode): Promise<StoredTranslation[]> {
  const items = missingItems(menu, language);
  const { texts } = await glossaryTranslator.translate(items, language, new AbortController().signal);
  return items.flatMap((item, i) =>
    texts[i] ? [{ ...item, language, text: texts[i], source: 'machine' as const }] : [],
  );
}

async function translated(menu: readonly Recipe[], languages: readonly LanguageCode[]): Promise<MenuRecipe[]> {
  const made = await Promise.all(languages.map((language) => translationsOf(menu, language)));
  const index = indexTranslations(made.flat());
  return menu.map((recipe) => ({
    ...exportedRecipe({ ...overlayTranslations(recipe, index), ABV: null }),
    version: 1,
  }));
}

describe.each(['demo-bar', 'demo-tea'] as const)('the menu of %s, exported, translated and imported', (shopId) => {
  const [first, ...others] = demoMenu(shopId);
  const menu = [{ ...first!, garnish: LONG_GARNISH }, ...others];
  it.each([...LANGUAGE_CODES.map((code) => [code, [code]] as const), ['every language', LANGUAGE_CODES] as const])(
    'is unchanged in %s',
    async (_name, languages) => {
      const exported = await translated(menu, languages);
      const { fr } = exported[0]?.garnish?.name_translations ?? {};
      if (fr) expect(fr.length).toBeGreaterThan(LONGEST_NAME);
      for (const text of [writeOwnJson(exported.map(exportedRecipe)), writeOwnCsv(exported)]) {
        const { rows, errors } = await readFiles([{ name: 'menu', text }], {
          shopId,
          known: knownNames(exported),
          strengths: new Map(),
        });
        expect(errors.map(({ name, problems }) => [name, renderAll(problems, 'en')])).toEqual([]);
        expect(planImport(rows, exported).filter(({ happens }) => happens !== 'unchanged')).toEqual([]);
        expect(rows).toHaveLength(menu.length);
      }
    },
  );
});
