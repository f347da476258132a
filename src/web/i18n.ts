/** Texts of the interface: the guests' catalogue from the start, the console's when a console page is opened. */
import { i18n, type Messages } from '@lingui/core';

export type Locale = 'en' | 'zh-HK';

const GUEST_TEXTS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/guest/en.po'),
  'zh-HK': () => import('./locales/guest/zh-HK.po'),
};

const CONSOLE_TEXTS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/console/en.po'),
  'zh-HK': () => import('./locales/console/zh-HK.po'),
};

export async function startTexts(locale: Locale): Promise<void> {
  const { messages } = await GUEST_TEXTS[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale === 'zh-HK' ? 'zh-Hant-HK' : locale;
}

/** Adds the console's texts to those already there. */
export async function addConsoleTexts(): Promise<void> {
  const { messages } = await CONSOLE_TEXTS[i18n.locale as Locale]();
  i18n.load(i18n.locale, messages);
}
