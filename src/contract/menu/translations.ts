/** Translations of a shop's menu. Source: docs/behaviour/translations.md "Calls", "Jobs". */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { LANGUAGE_CODES, LONGEST_TRANSLATED } from '#domain/text/languages.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Sentence, typedText } from '../fields.ts';

const Language = z.enum(LANGUAGE_CODES);
const oneShop = z.object({ shopId: Id });

export const TranslationJob = z.object({
  id: Id,
  /** Queued jobs count as in progress. */
  status: z.enum(['in_progress', 'completed', 'failed']),
  total_items: z.number(),
  /** Items handled: translated, or beyond the translator. */
  completed_items: z.number(),
  /** Those of `completed_items` that stay untranslated. */
  untranslated_items: z.number(),
  progress_pct: z.number(),
  error_message: Sentence.nullable(),
  started_at: z.string(),
  completed_at: z.string().nullable(),
  metadata_json: z.object({ target_language: z.string() }),
});
export type TranslationJob = z.infer<typeof TranslationJob>;

/** Source of the text: a person, a translator, or the menu; null if there is none. */
export const TranslationSource = z.enum(['human', 'machine', 'menu']).nullable();
export type TranslationSource = z.infer<typeof TranslationSource>;

const TranslatedText = z.object({
  original: z.string(),
  /** null if there is no translation. */
  translated: z.string().nullable(),
  source: TranslationSource,
});
export type TranslatedText = z.infer<typeof TranslatedText>;

export const TranslatedRecipe = z.object({
  recipeId: Id,
  hidden: z.boolean(),
  name: TranslatedText,
  description: TranslatedText,
  ingredients: z.array(TranslatedText.extend({ ingredientId: Id })),
  coveragePct: z.number(),
});
export type TranslatedRecipe = z.infer<typeof TranslatedRecipe>;

export const listTranslationLanguages = endpoint({
  method: 'GET',
  path: '/api/translations/languages',
  summary: 'The languages a menu can be translated into',
  access: { account: 'nobody', guest: 'anyone' },
  response: z.object({
    supportedLanguages: z.array(z.object({ code: z.string(), name: z.string(), nativeName: z.string() })),
  }),
});

export const generateTranslations = endpoint({
  method: 'POST',
  path: '/api/translations/:shopId/generate',
  summary: 'Start translating what the menu lacks in a language; what a person wrote stays',
  access: { account: 'owner' },
  params: oneShop,
  body: z.object({
    targetLanguage: z.enum(LANGUAGE_CODES, { error: fault('translation-language-missing') }),
  }),
  response: z.object({ job: TranslationJob }),
});

export const listTranslationJobs = endpoint({
  method: 'GET',
  path: '/api/translations/:shopId/jobs',
  summary: 'The most recent translation jobs, newest first',
  access: { account: 'owner' },
  params: oneShop,
  query: z.object({ targetLanguage: Language.optional() }),
  response: z.object({ jobs: z.array(TranslationJob) }),
});

export const listTranslatedRecipes = endpoint({
  method: 'GET',
  path: '/api/translations/:shopId/recipes',
  summary: 'The menu in a language beside the original, and how much of it is translated into each',
  access: { account: 'owner' },
  params: oneShop,
  query: z.object({ language: Language }),
  response: z.object({
    recipes: z.array(TranslatedRecipe),
    coverage: z.array(z.object({ language: z.string(), coveragePct: z.number() })),
  }),
});

const needsText = fault('translation-text-missing');

export const editRecipeTranslation = endpoint({
  method: 'PATCH',
  path: '/api/translations/:shopId/recipes/:recipeId',
  summary: "Write a recipe's name or description in a language by hand",
  access: { account: 'owner' },
  params: oneShop.extend({ recipeId: Id }),
  body: z
    .object({
      fieldName: z.enum(['name', 'description']),
      language: Language,
      translatedText: typedText(LONGEST_TRANSLATED.description).pipe(z.string().min(1, needsText)),
    })
    .refine(
      ({ fieldName, translatedText }) =>
        fieldName === 'description' || translatedText.length <= LONGEST_TRANSLATED.name,
      {
        path: ['translatedText'],
        error: fault('name-too-long', { max: LONGEST_TRANSLATED.name }),
      },
    ),
  response: TranslatedRecipe,
});

export const editIngredientTranslation = endpoint({
  method: 'PATCH',
  path: '/api/translations/:shopId/ingredients/:ingredientId',
  summary: "Write an ingredient's name in a language by hand, on this shop's menu only",
  access: { account: 'owner' },
  params: oneShop.extend({ ingredientId: Id }),
  body: z.object({
    language: Language,
    translatedText: typedText(LONGEST_TRANSLATED.name).pipe(z.string().min(1, needsText)),
  }),
  response: TranslatedText.extend({ ingredientId: Id, recipeIds: z.array(z.string()) }),
});

export const clearRecipeTranslation = endpoint({
  method: 'DELETE',
  path: '/api/translations/:shopId/recipes/:recipeId',
  summary: "Take back what was written or generated here for a recipe's name or description in a language",
  access: { account: 'owner' },
  params: oneShop.extend({ recipeId: Id }),
  query: z.object({ fieldName: z.enum(['name', 'description']), language: Language }),
  response: TranslatedRecipe,
});

export const clearIngredientTranslation = endpoint({
  method: 'DELETE',
  path: '/api/translations/:shopId/ingredients/:ingredientId',
  summary: "Take back what was written or generated here for an ingredient's name in a language",
  access: { account: 'owner' },
  params: oneShop.extend({ ingredientId: Id }),
  query: z.object({ language: Language }),
  response: TranslatedText.extend({ ingredientId: Id, recipeIds: z.array(z.string()) }),
});

export const debugTranslations = endpoint({
  method: 'GET',
  path: '/api/translations/:shopId/recipes/debug',
  summary: 'What is stored of a menu’s translations, and by whom it was written',
  access: { account: 'admin' },
  params: oneShop,
  response: z.object({
    translator: z.string(),
    languages: z.array(
      z.object({
        language: z.string(),
        coveragePct: z.number(),
        human: z.number(),
        machine: z.number(),
        /** Translated from an original that has changed since. */
        stale: z.number(),
      }),
    ),
    jobs: z.array(TranslationJob),
  }),
});
