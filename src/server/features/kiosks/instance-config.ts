/** An instance's settings on their way in and out: one canonical shape inside. Source: docs/behaviour/kiosks.md. */
import type { InstanceConfig } from '#contract/kiosk/kiosks.ts';
import { findExperience } from '#experiences/registry.ts';
import { readRequest } from '../../http/problems.ts';
import { parsedJson } from '../../main-api/upstream-fields.ts';
import { configOf, SavedConfig } from '#server/settings/stored-settings.ts';

/** @param config an object, or one as a JSON string @throws Refusal naming the first field that is wrong */
export async function readConfig(config: unknown, kioskType: string): Promise<InstanceConfig> {
  const { voiceProfileId, ...rest } = readRequest(SavedConfig, parsedJson(config));
  // Empty is how a form says that there is none.
  const checked = { ...rest, ...(voiceProfileId && { voiceProfileId }) };
  const { experience } = checked;
  const schema = await findExperience(kioskType)?.config?.();
  if (experience === undefined || !schema) return checked;
  return { ...checked, experience: readRequest(schema.default, experience) as Record<string, unknown> };
}

/**
 * What of it a guest may see: the appearance, the voice, and what the experience calls public.
 * @param voiceProfileId the kiosk's own voice or else its shop's
 */
export async function publicConfig(
  instance: Parameters<typeof configOf>[0],
  voiceProfileId: string | undefined,
): Promise<InstanceConfig> {
  const { config } = await configOf(instance);
  const open = findExperience(instance.kioskType)?.publicSettings ?? [];
  const settings = Object.entries(config.experience ?? {}).filter(([key]) => open.includes(key));
  return {
    ...(voiceProfileId !== undefined && { voiceProfileId }),
    ...(config.appearance && { appearance: config.appearance }),
    ...(settings.length > 0 && { experience: Object.fromEntries(settings) }),
  };
}
