/** The fields of upstream's recipes, in every accepted shape. Source: docs/behaviour/menu.md "Shapes accepted from upstream". */
import { z } from 'zod';

/** Parses a JSON string; leaves anything else unchanged. */
export const parsedJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

export const Id = z.union([z.string().min(1).max(64), z.number().transform(String)]);
export const Translations = z.preprocess(
  (value) => parsedJson(value) ?? {},
  z.record(z.string(), z.string()).catch({}),
);
/** A thing without a name has the one of its translations, English first. */
export function withName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { name, name_translations } = value as Record<string, unknown>;
  if (typeof name === 'string' && name.trim() !== '') return value;
  const { en, ...others } = Translations.parse(name_translations);
  const translated = [en, ...Object.values(others)].find((text) => text?.trim());
  return translated === undefined ? value : { ...value, name: translated };
}

export const Name = z.string().trim().min(1);
/** Characters of the name of a thing; names are read word by word, and what comes after says nothing more. */
const LONGEST_NAME = 300;
export const ThingName = Name.transform((name) => name.slice(0, LONGEST_NAME));
export const Named = z.union([
  z.preprocess(withName, z.object({ name: ThingName, name_translations: Translations.optional() })),
  ThingName.transform((name) => ({ name, name_translations: {} })),
]);
/**
 * "4.5 %" too. Null if something was said that cannot be read: it is not known, whatever the name says; undefined if
 * nothing was said.
 */
export const SaidStrength = z.preprocess((value) => {
  const said = typeof value === 'string' ? value.split('%', 1)[0]?.trim() : value;
  if (said === null || said === undefined || said === '') return undefined;
  return typeof said === 'string' ? Number(said) : said;
}, z.number().min(0).max(100).nullish().catch(null));
/** Null and an empty text mean "missing", which is not the same as 0. */
export const Score = z.preprocess(
  (value) => (value === null || value === '' ? undefined : value),
  z.coerce.number().optional(),
);
const NO = ['', '0', 'false', 'no'];
/** Also reads flags given as words: "false" is not true. */
export const Flag = z
  .preprocess(
    (value) => (typeof value === 'string' ? !NO.includes(value.trim().toLowerCase()) : value),
    z.coerce.boolean().nullish(),
  )
  .optional();
export const Feature = z
  .object({
    property: z.string(),
    val: Score,
    value: Score,
    score: Score,
  })
  .transform(({ property, val, value, score }) => ({
    property: property.toLowerCase(),
    value: Math.min(5, Math.max(0, val ?? value ?? score ?? 0)),
  }));
/** Empty or in a shape unknown: as if it was missing. */
export const Text = z.string().nullish().catch(null);
/** "12.5 %" too. What cannot be read is refused: it must not become none. */
export const Percent = z.preprocess(
  (value) => (typeof value === 'string' ? value.split('%', 1)[0]?.trim() || null : value),
  z.coerce.number().min(0).max(100).nullish(),
);
