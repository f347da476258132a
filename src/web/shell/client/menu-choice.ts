/** The menu's language as it was chosen on this phone. Source: docs/behaviour/language-and-accessibility.md "Menu language". */
import { useMemo, useSyncExternalStore } from 'react';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/text/languages.ts';
import { menuLanguages, type MenuChoice } from '#domain/text/menu-language.ts';
import { local } from '../start/storage.ts';

const listeners = new Set<() => void>();

/** Now and for the next visit. */
export function chooseMenuLanguage(choice: MenuChoice): void {
  local.set('menuLanguage', choice);
  listeners.forEach((listener) => listener());
}

/** May be anything, as stored; null if nothing was chosen. */
export const useMenuChoice = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => local.get('menuLanguage'),
  );

/** For pages outside a kiosk: a drink that was ordered has the texts of the languages its bar offers. */
export function useOwnMenuLanguages(): readonly LanguageCode[] {
  const choice = useMenuChoice();
  return useMemo(() => menuLanguages(choice, navigator.languages, LANGUAGE_CODES), [choice]);
}
