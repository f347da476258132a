/** Reads a kiosk's stored settings as far as they are usable: never an error. Source: docs/decisions/0037. */
import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { InstanceConfig } from '#contract/kiosk/kiosks.ts';
import { isGradient, isPictureAddress } from '#domain/settings/appearance.ts';
import { findExperience } from '#experiences/registry.ts';
import { reconcileSettings, type FittedSettings } from '#experiences/reconcile-settings.ts';

const picture = z
  .string()
  .max(2000)
  .refine((text) => text === '' || isPictureAddress(text), fault('picture-of-wrong-form'));
const gradient = z
  .string()
  .max(400)
  .refine((text) => text === '' || isGradient(text), fault('gradient-of-wrong-form'));

const Appearance = z.object({
  backgroundUrl: picture.optional(),
  logoUrl: picture.optional(),
  logoGradient: gradient.optional(),
  titleText: z
    .string()
    .trim()
    .max(120, fault('title-too-long', { max: 120 }))
    .optional(),
});

/** The current schema, without the experiences' own settings. */
export const SavedConfig = InstanceConfig.extend({ appearance: Appearance.optional() });

export interface StoredConfig {
  config: InstanceConfig;
  /** Keys that can no longer be used, and are left out. */
  unfit: string[];
}

/** @param text the stored JSON, in any earlier format */
export function readStoredConfig(text: string): StoredConfig {
  const whole = parsed(text);
  const read = SavedConfig.safeParse(whole);
  if (read.success) return { config: read.data, unfit: [] };

  const { appearance, ...envelope } = recordOf(whole) ?? {};
  const outer = fittingFields(InstanceConfig.omit({ appearance: true }).shape, envelope);
  const looks = fittingFields(Appearance.shape, recordOf(appearance) ?? {});
  const isLost = looks.unfit.length > 0 || ((appearance ?? undefined) !== undefined && !recordOf(appearance));
  return {
    config: { ...outer.fields, ...(recordOf(appearance) && { appearance: looks.fields }) },
    unfit: [...outer.unfit, ...(isLost ? ['appearance'] : [])],
  };
}

/** Each field that fits; null counts as missing. */
function fittingFields(shape: Record<string, z.ZodType>, from: Record<string, unknown>) {
  const fields: Record<string, unknown> = {};
  const unfit: string[] = [];
  for (const [key, schema] of Object.entries(shape)) {
    const value = Object.hasOwn(from, key) ? from[key] : undefined;
    if (value === undefined || value === null) continue;
    const read = schema.safeParse(value);
    if (read.success) fields[key] = read.data;
    else unfit.push(key);
  }
  return { fields, unfit };
}

const recordOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Saved {
  kioskType: string;
  config: InstanceConfig;
}

/** The effective settings of a kiosk: its own, key by key, and its experience's defaults for the rest. */
export async function settingsOf({ kioskType, config: { experience: saved } }: Saved): Promise<FittedSettings> {
  const experience = findExperience(kioskType);
  const [schema, pack] = await Promise.all([experience?.config?.(), experience?.pack?.()]);
  if (!schema) return { settings: saved ?? {}, unfit: [] };
  return reconcileSettings(schema.default, pack?.default ?? (schema.default.parse({}) as object), saved);
}

/** The config with effective settings, if any were saved: it can be shown, played, and saved unchanged. */
export async function configOf(instance: Saved): Promise<StoredConfig> {
  const { config } = instance;
  if (config.experience === undefined) return { config, unfit: [] };
  const { settings, unfit } = await settingsOf(instance);
  return { config: { ...config, experience: settings }, unfit };
}
