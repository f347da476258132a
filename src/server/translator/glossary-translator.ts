/**
 * Translates names with the built-in beverage glossary, free and offline. Descriptions are prose, which it does not
 * translate. Source: docs/decisions/0013.
 */
import type { LanguageCode } from '#domain/text/languages.ts';
import { fromHongKong } from './chinese.ts';
import { composeName } from './glossary/compose.ts';
import { isGlossaryLanguage } from './glossary/lookup.ts';
import type { TextToTranslate, Translated, Translator } from './translator.ts';

export const glossaryTranslator: Translator = {
  name: 'built-in glossary',
  isMetered: false,
  batchSize: 200,
  translate: async (texts, language) => ({
    texts: await Promise.all(texts.map((text) => translateText(text, language))),
    tokens: 0,
  }),
};

async function translateText({ text, field, zhHK }: TextToTranslate, language: LanguageCode): Promise<Translated> {
  if (language === 'zh-TW' || language === 'zh-CN') {
    const hongKong = zhHK ?? (field === 'name' ? composeName(text, 'zh-HK') : undefined);
    return hongKong === undefined ? null : fromHongKong(hongKong, language);
  }
  if (field !== 'name' || !isGlossaryLanguage(language)) return null;
  return composeName(text, language) ?? null;
}
