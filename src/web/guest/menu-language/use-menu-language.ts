import { useMemo, useState } from 'react';
import type { LanguageCode } from '#domain/text/languages.ts';
import { AS_INTERFACE, menuLanguages, type MenuChoice } from '#domain/text/menu-language.ts';
import { chooseMenuLanguage, useMenuChoice } from '#web/shell/client/menu-choice.ts';

export interface MenuLanguage {
  /** What the shop offers besides the languages of the interface. */
  offered: readonly LanguageCode[];
  /** What the menu is read in before the language of the interface; one, or none. */
  languages: readonly LanguageCode[];
  chosen: MenuChoice;
  choose: (choice: MenuChoice) => void;
  /** For the next guest of a shared screen. */
  forget: () => void;
}

/** @param isShared the screen is nobody's: a choice is one guest's and not kept */
export function useMenuLanguage(offered: readonly LanguageCode[], isShared: boolean): MenuLanguage {
  const kept = useMenuChoice();
  const [ofGuest, setOfGuest] = useState<MenuChoice | null>(null);
  const choice = isShared ? ofGuest : kept;
  const languages = useMemo(() => menuLanguages(choice, navigator.languages, offered).slice(0, 1), [choice, offered]);
  return {
    offered,
    languages,
    chosen: languages[0] ?? AS_INTERFACE,
    choose: isShared ? setOfGuest : chooseMenuLanguage,
    forget: () => setOfGuest(null),
  };
}
