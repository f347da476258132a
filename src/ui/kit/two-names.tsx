import type { NamedThing } from '#domain/recipe/recipe.ts';
import { useMenuText } from './menu-text.ts';
import styles from './two-texts.module.css';

/** A menu name in two languages, the reader's first, each marked with its actual language; once if there is only one. */
export function TwoNames({ of }: { of: NamedThing }) {
  const { own, other } = useMenuText().namesOf(of);
  return (
    <span className={styles.texts}>
      <span lang={own.lang}>{own.text}</span>
      {other && <span lang={other.lang}>{other.text}</span>}
    </span>
  );
}
