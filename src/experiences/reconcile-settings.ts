import type { z } from 'zod';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';

export interface FittedSettings {
  /** Complete settings to play with: saved values that fit, and defaults for the rest. */
  settings: Record<string, unknown>;
  /** Keys whose saved value no longer fits and was replaced by the default. */
  unfit: string[];
}

type Part = Record<string, unknown>;

/**
 * Makes saved settings playable, whatever was saved: by an older version, or into a restored backup.
 * @param schema the current schema; the default pack fits it
 * @param saved `config.experience` as stored
 */
export function reconcileSettings(schema: z.ZodType, pack: object, saved: unknown): FittedSettings {
  const known = knownParts(pack, saved);
  const read = (part: Part) => schema.safeParse(mergeDefaultSettings(pack as Part, part));
  const whole = read(known);
  if (whole.success) return { settings: mergeDefaultSettings(pack as Part, whole.data), unfit: [] };
  const fitting = fittingParts(read, known, whole.error);
  return {
    settings: mergeDefaultSettings(pack as Part, read(fitting).data),
    unfit: Object.keys(known).filter((key) => !Object.hasOwn(fitting, key)),
  };
}

/** The stored version number says nothing about the content: the result always has the current one. */
function knownParts(pack: object, saved: unknown): Part {
  if (typeof saved !== 'object' || saved === null) return {};
  const keys = Object.keys(pack).filter((key) => key !== 'version' && Object.hasOwn(saved, key));
  return only(saved as Part, keys);
}

type Read = (part: Part) => z.ZodSafeParseResult<unknown>;

/** Keeps as many keys as fit together: keys invalid on their own are dropped first. */
function fittingParts(read: Read, known: Part, { issues }: z.ZodError): Part {
  const wrong = new Set(issues.map(({ path: [key] }) => key));
  const right = Object.keys(known).filter((key) => !wrong.has(key));
  const tries = [right, ...right.map((key) => right.filter((each) => each !== key))];
  const found = tries.map((keys) => only(known, keys)).find((part) => read(part).success);
  if (found) return found;
  return right.reduce<Part>((sure, key) => {
    const more = { ...sure, [key]: known[key] };
    return read(more).success ? more : sure;
  }, {});
}

const only = (from: Part, keys: readonly string[]): Part => Object.fromEntries(keys.map((key) => [key, from[key]]));
