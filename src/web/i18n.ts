/** Texts of the interface: the guests' catalogue from the start, the console's when a console page is opened. */
import { i18n, type Messages } from '@lingui/core';
import { messages as english } from './locales/guest/en.po';

export type Locale = 'en' | 'zh-HK';

const GUEST_TEXTS: Record<Locale, () => Promise<Messages>> = {
  en: () => Promise.resolve(english),
  'zh-HK': () => import('./locales/guest/zh-HK.po').then(({ messages }) => messages),
};

const CONSOLE_TEXTS: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./locales/console/en.po').then(({ messages }) => messages),
  'zh-HK': () => import('./locales/console/zh-HK.po').then(({ messages }) => messages),
};

export async function startTexts(locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await GUEST_TEXTS[locale]() });
  document.documentElement.lang = locale === 'zh-HK' ? 'zh-Hant-HK' : locale;
}

/** Adds the console's texts to those already there. */
export async function addConsoleTexts(): Promise<void> {
  i18n.load(i18n.locale, await CONSOLE_TEXTS[i18n.locale as Locale]());
}
