/** Export and import of a shop's menu as files. Source: docs/behaviour/menu-files.md, docs/decisions/0016. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { RECIPE_TYPES } from '#domain/recipe/recipe.ts';
import { MAX_FILES, MAX_DRINKS } from '#domain/menu-import/recipe-import.ts';
import { RECIPE_FORMATS } from '#domain/menu-import/recipe-formats.ts';
import { MAX_COLUMNS, SHEET_ROLES } from '#domain/menu-import/sheet-columns.ts';
import { endpoint } from '../endpoint.ts';
import { Alcohol, Allergen, DrinkDrawing, DrinkFeature, Id, Sentence, typedText } from '../fields.ts';

/** A file is sent inside JSON, where quotes and line ends take two bytes each. */
const FILES_LIMIT = 24 * 1024 * 1024;

const Files = z
  .array(
    z.object({
      name: typedText(200),
      text: z.string(),
      /** What the columns of a sheet hold, by position, if somebody said so. */
      columns: z.array(z.enum(SHEET_ROLES)).max(MAX_COLUMNS).optional(),
    }),
  )
  .min(1, fault('files-missing'))
  .max(MAX_FILES, fault('files-too-many', { max: MAX_FILES }));

/** Index of the file among those sent, and of the drink in it: the spreadsheet's row, or its number in the list. */
const place = { file: z.number().int().min(0).max(MAX_FILES), row: z.number().int().min(0) };

export const ImportRow = z.object({
  ...place,
  name: z.string(),
  happens: z.enum(['new', 'replaces', 'unchanged']),
  matchedBy: z.enum(['id', 'name']).nullable(),
  /** The drink of the menu that it replaces or equals. */
  match: z.object({ id: Id, name: z.string(), version: z.number() }).nullable(),
  /** An earlier row about the same drink. */
  sameAs: z.object(place).nullable(),
  type: z.enum(RECIPE_TYPES),
  glass: z.string(),
  ingredients: z.array(z.string()),
  /** % by volume: the drink's own, or computed from its ingredients. */
  ABV: z.number(),
  alcohol: Alcohol,
  /** Its type in the foreign file. */
  recordedAbv: z.number().nullable(),
  drinkFeatures: z.array(DrinkFeature),
  flavourEstimated: z.boolean(),
  allergens: z.array(Allergen),
  drawing: DrinkDrawing,
  /** Ingredients of which only the kind was recognised, unknown ones, and those of unknown strength. */
  guessed: z.array(z.string()),
  unknown: z.array(z.string()),
  toCheck: z.array(z.string()),
  /** Assumptions made while reading it. */
  notes: z.array(Sentence),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportProblem = z.object({
  ...place,
  /** Id of the drink in the file, if any. */
  name: z.string().nullable(),
  message: Sentence,
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const ofShop = z.object({ shopId: Id });

export const previewImport = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/menu/preview',
  summary: 'What importing files of recipes would do; nothing is written',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({ files: Files }),
  response: z.object({
    files: z.array(
      z.object({
        name: z.string(),
        format: z.enum(RECIPE_FORMATS).nullable(),
        /** What was understood of a sheet's columns, with its first rows; null for other formats. */
        table: z
          .object({
            columns: z.array(z.object({ heading: z.string(), role: z.enum(SHEET_ROLES) })),
            sample: z.array(z.array(z.string())),
          })
          .nullable(),
      }),
    ),
    rows: z.array(ImportRow),
    errors: z.array(ImportProblem),
  }),
  bodyLimit: FILES_LIMIT,
});

export const importMenu = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/menu/import',
  summary: 'Import the accepted rows of files, all or none; can be undone for 30 days',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    files: Files,
    accepted: z
      .array(
        z.object({
          ...place,
          /** The drink it replaces, at the version that was previewed; without it the row becomes a new drink. */
          replaces: z.object({ id: Id, version: z.number().int() }).optional(),
        }),
      )
      .min(1, fault('drinks-not-chosen'))
      .max(MAX_DRINKS, fault('drinks-too-many', { max: MAX_DRINKS })),
    /** New drinks start hidden from guests. */
    hideNew: z.boolean().default(false),
  }),
  response: z.object({
    added: z.number(),
    replaced: z.number(),
    message: Sentence,
    /** Batch id of the import, for undoing. */
    batchId: Id,
  }),
  bodyLimit: FILES_LIMIT,
});

export const exportMenuJson = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/menu.json',
  summary: "A shop's whole menu, hidden drinks and translations included, as a JSON file",
  access: { account: 'owner' },
  params: ofShop,
  response: z.string(),
  replyType: 'application/vnd.sipwell.menu+json',
});

export const exportMenuCsv = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/menu.csv',
  summary:
    "A shop's whole menu, hidden drinks and translations included, as CSV (RFC 4180, UTF-8 with a byte order mark)",
  access: { account: 'owner' },
  params: ofShop,
  response: z.string(),
  replyType: 'text/csv',
});
