/**
 * The one way to a menu text on screens: in the menu's language, otherwise in the interface's. Source:
 * docs/decisions/0117.
 */
import { createContext, use, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { NamedThing, Translations } from '#domain/recipe/recipe.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import { inTwoLanguages, translated, type WordedText } from '#domain/text/translated.ts';

const Context = createContext<readonly LanguageCode[]>([]);

/** The languages a guest reads the menu in before that of the interface. Without it, as in the console, there are none. */
export const MenuLanguagesOf = Context.Provider;

interface Described {
  description: string;
  description_translations: Translations;
}

export interface MenuText {
  /** Preferred first; the interface's is the last. */
  languages: readonly string[];
  nameOf: (thing: NamedThing) => WordedText;
  /** The name as it is read, and the one it is otherwise known by, if that differs. */
  namesOf: (thing: NamedThing) => { own: WordedText; other: WordedText | undefined };
  descriptionOf: (recipe: Described) => WordedText;
}

export function useMenuText(): MenuText {
  const { i18n } = useLingui();
  const further = use(Context);
  const { locale } = i18n;
  return useMemo(() => {
    const languages = [...further, locale];
    return {
      languages,
      nameOf: ({ name, name_translations }) => translated(name, name_translations, languages),
      namesOf: ({ name, name_translations }) => inTwoLanguages(name, name_translations, languages),
      descriptionOf: ({ description, description_translations }) =>
        translated(description, description_translations, languages),
    };
  }, [further, locale]);
}
