import { useLingui } from '@lingui/react/macro';
import type { NamedThing } from '#domain/recipe/recipe.ts';
import { translated } from '#domain/text/translated.ts';

/** A menu name in the reader's language, marked with the one it is in. */
export function TranslatedName({ of: { name, name_translations } }: { of: NamedThing }) {
  const { i18n } = useLingui();
  const { text, lang } = translated(name, name_translations, i18n.locale);
  return <strong lang={lang}>{text}</strong>;
}
