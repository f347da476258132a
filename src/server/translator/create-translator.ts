import type { Config } from '../config.ts';
import { glossaryTranslator } from './glossary-translator.ts';
import { llmTranslator } from './llm-translator.ts';
import type { Translator } from './translator.ts';

/** A language model where the settings name one, else the built-in glossary. */
export function createTranslator({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config): Translator {
  if (LLM_BASE_URL && LLM_MODEL) return llmTranslator({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL });
  return glossaryTranslator;
}
