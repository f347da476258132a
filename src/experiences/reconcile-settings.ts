import type { z } from 'zod';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';

export interface FittedSettings {
  /** Whole settings to play with: what was saved and fits, and the pack for the rest. */
  settings: Record<string, unknown>;
  /** The keys whose saved value does not fit any more, and is the pack's here. */
  unfit: string[];
}

type Part = Record<string, unknown>;

/**
 * Saved settings as they can be played, whatever was saved: by an older version, or into a restored backup.
 * @param schema what may be saved today; the pack fits it
 * @param saved `config.experience` as it was stored
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

/** Which version wrote them says nothing of what they are: settings always have today's. */
function knownParts(pack: object, saved: unknown): Part {
  if (typeof saved !== 'object' || saved === null) return {};
  const keys = Object.keys(pack).filter((key) => key !== 'version' && Object.hasOwn(saved, key));
  return only(saved as Part, keys);
}

type Read = (part: Part) => z.ZodSafeParseResult<unknown>;

/** As many of the parts as fit together: those that are wrong by themselves never do. */
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
