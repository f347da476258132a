/** The formats of recipe files. Source: docs/behaviour/menu-files.md "Formats". */

export const RECIPE_FORMATS = [
  'sipwell-json',
  'sipwell-csv',
  'bar-assistant',
  'cocktail-db',
  'iba-json',
  'sheet',
] as const;
export type RecipeFormat = (typeof RECIPE_FORMATS)[number];

/** True for foreign formats: without our translations, and with an estimated flavour. */
export const isForeign = (format: RecipeFormat): boolean => format !== 'sipwell-json' && format !== 'sipwell-csv';

/** True where rows are numbered as a spreadsheet shows them. */
export const isTable = (format: RecipeFormat): boolean => format === 'sipwell-csv' || format === 'sheet';
