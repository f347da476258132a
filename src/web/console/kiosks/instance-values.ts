/** An instance's settings as its form holds them: every text there, empty when unset. */
import type { InstanceConfig, KioskInstance } from '#contract/kiosk/kiosks.ts';
import type { KioskStatus } from '#domain/kiosk/kiosk.ts';

export interface InstanceValues {
  name: string;
  status: KioskStatus;
  /** What guests read while it is paused. */
  reasonEnglish: string;
  reasonChinese: string;
  titleText: string;
  logoUrl: string;
  logoGradient: string;
  backgroundUrl: string;
  /** Empty for the shop's. */
  voiceProfileId: string;
}

export function valuesOf({ name, status, pauseReason, config }: KioskInstance): InstanceValues {
  const { titleText = '', logoUrl = '', logoGradient = '', backgroundUrl = '' } = config.appearance ?? {};
  const { voiceProfileId = '' } = config;
  const { en: reasonEnglish = '', 'zh-HK': reasonChinese = '' } = pauseReason ?? {};
  return {
    name,
    status,
    reasonEnglish,
    reasonChinese,
    titleText,
    logoUrl,
    logoGradient,
    backgroundUrl,
    voiceProfileId,
  };
}

/** The settings with a new appearance and voice; what the form does not show stays as it is. */
export function configWith({ voiceProfileId: _, ...config }: InstanceConfig, values: InstanceValues): InstanceConfig {
  const { titleText, logoUrl, logoGradient, backgroundUrl, voiceProfileId } = values;
  const typed = Object.entries({ titleText, logoUrl, logoGradient, backgroundUrl })
    .map(([key, text]) => [key, text.trim()] as const)
    .filter(([, text]) => text !== '');
  return { ...config, appearance: Object.fromEntries(typed), ...(voiceProfileId !== '' && { voiceProfileId }) };
}

/** What is sent to save them. */
export const bodyWith = (values: InstanceValues, { config }: Pick<KioskInstance, 'config'>) => ({
  name: values.name.trim(),
  status: values.status,
  pauseReason: { en: values.reasonEnglish.trim(), 'zh-HK': values.reasonChinese.trim() },
  config: configWith(config, values),
});

export function differences(theirs: InstanceValues, mine: InstanceValues) {
  return (Object.keys(mine) as (keyof InstanceValues)[])
    .filter((field) => theirs[field] !== mine[field].trim())
    .map((field) => ({ field, theirs: theirs[field], mine: mine[field] }));
}
