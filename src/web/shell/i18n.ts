/** Interface texts, split into catalogues: a phone that joins downloads the join page's only. */
import { i18n, type Messages } from '@lingui/core';
import { interfaceLocale, type InterfaceLocale } from '#domain/text/interface-locale.ts';
import { messages as english } from '../locales/join/en.po';
import { local } from './start/storage.ts';

type Part = 'join' | 'play' | 'later' | 'console';
type Load = () => Promise<Messages>;

const TEXTS: Record<Part, Record<InterfaceLocale, Load>> = {
  join: {
    en: () => Promise.resolve(english),
    'zh-HK': () => import('../locales/join/zh-HK.po').then(({ messages }) => messages),
  },
  play: {
    en: () => import('../locales/play/en.po').then(({ messages }) => messages),
    'zh-HK': () => import('../locales/play/zh-HK.po').then(({ messages }) => messages),
  },
  later: {
    en: () => import('../locales/later/en.po').then(({ messages }) => messages),
    'zh-HK': () => import('../locales/later/zh-HK.po').then(({ messages }) => messages),
  },
  console: {
    en: () => import('../locales/console/en.po').then(({ messages }) => messages),
    'zh-HK': () => import('../locales/console/zh-HK.po').then(({ messages }) => messages),
  },
};

const shown = new Set<Part>(['join']);

/** The texts of the join page, in the language chosen before or the browser's. */
export async function startTexts(): Promise<InterfaceLocale> {
  const locale = interfaceLocale(local.get('locale'), navigator.languages);
  await show(locale);
  return locale;
}

/** The texts of an experience, and of the kit used there. */
export const addPlayTexts = (): Promise<void> => add('play');

/** Those as well that come after it: of the ticket, of the machine's steps, of a guest's record. */
export const addLaterTexts = (): Promise<void> => add('play', 'later');

/** The texts of the console and its kit. */
export const addConsoleTexts = (): Promise<void> => add('play', 'later', 'console');

/** Switches the language, now and for the next visit. */
export async function changeLocale(locale: InterfaceLocale): Promise<void> {
  await show(locale);
  local.set('locale', locale);
}

async function add(...parts: Part[]): Promise<void> {
  for (const part of parts) shown.add(part);
  const locale = i18n.locale as InterfaceLocale;
  i18n.load(locale, await textsOf(locale, parts));
}

async function show(locale: InterfaceLocale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await textsOf(locale, [...shown]) });
  document.documentElement.lang = locale === 'zh-HK' ? 'zh-Hant-HK' : locale;
}

async function textsOf(locale: InterfaceLocale, parts: readonly Part[]): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(parts.map((part) => TEXTS[part][locale]()))));
}
