/** An instance's settings on their way in and out: one canonical shape inside. Spec §3 "Kiosk instance"; access 1.3, 1.9. */
import { z } from 'zod';
import { InstanceConfig } from '#contract/kiosks.ts';
import { isGradient, isPictureAddress } from '#domain/appearance.ts';
import { findExperience } from '#experiences/registry.ts';
import { invalidRequest } from '../../http/problems.ts';
import { parsedJson } from '../../main-api/upstream-shapes.ts';

const picture = z
  .string()
  .max(2000)
  .refine(
    (text) => text === '' || isPictureAddress(text),
    'A picture needs an address that starts with https://, http:// or /.',
  );
const gradient = z
  .string()
  .max(400)
  .refine((text) => text === '' || isGradient(text), 'A gradient looks like linear-gradient(90deg, #f2a33a, #ff6b57).');

const Checked = InstanceConfig.extend({
  appearance: z
    .object({
      backgroundUrl: picture.optional(),
      logoUrl: picture.optional(),
      logoGradient: gradient.optional(),
      titleText: z.string().trim().max(120, 'A title has at most 120 characters.').optional(),
    })
    .optional(),
});

/** @param config an object, or one as a JSON string @throws Refusal naming the first field that is wrong */
export async function readConfig(config: unknown, kioskType: string): Promise<InstanceConfig> {
  const envelope = Checked.safeParse(parsedJson(config));
  if (!envelope.success) throw invalidRequest(envelope.error);
  const { voiceProfileId, ...rest } = envelope.data;
  // Empty is how a form says that there is none.
  const checked = { ...rest, ...(voiceProfileId && { voiceProfileId }) };
  const { experience } = checked;
  const schema = await findExperience(kioskType)?.config?.();
  if (experience === undefined || !schema) return checked;
  const settings = schema.default.safeParse(experience);
  if (!settings.success) throw invalidRequest(settings.error);
  return { ...checked, experience: settings.data as Record<string, unknown> };
}

/**
 * What of it a guest may see: the appearance, the voice, and what the experience calls public.
 * @param voiceProfileId the kiosk's own voice or else its shop's
 */
export function publicConfig(
  config: InstanceConfig,
  kioskType: string,
  voiceProfileId: string | undefined,
): InstanceConfig {
  const open = findExperience(kioskType)?.publicSettings ?? [];
  const settings = Object.entries(config.experience ?? {}).filter(([key]) => open.includes(key));
  return {
    ...(voiceProfileId !== undefined && { voiceProfileId }),
    ...(config.appearance && { appearance: config.appearance }),
    ...(settings.length > 0 && { experience: Object.fromEntries(settings) }),
  };
}
