import type { NamedThing } from '#domain/recipe/recipe.ts';
import { useMenuText } from '#ui/kit/menu-text.ts';

/** A menu name in the reader's language, marked with the one it is in. */
export function TranslatedName({ of }: { of: NamedThing }) {
  const { text, lang } = useMenuText().nameOf(of);
  return <strong lang={lang}>{text}</strong>;
}
