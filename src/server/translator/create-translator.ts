import type { Config } from '../config.ts';
import { modelOptions } from '../llm/language-model.ts';
import { glossaryTranslator } from './glossary-translator.ts';
import { llmTranslator } from './llm-translator.ts';
import type { Translator } from './translator.ts';

/** A language model if the settings name one, otherwise the built-in glossary. */
export function createTranslator(config: Config): Translator {
  const model = modelOptions(config);
  return model ? llmTranslator(model) : glossaryTranslator;
}
