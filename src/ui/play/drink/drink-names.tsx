import { useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { translated } from '#domain/text/translated.ts';
import styles from '../order/recommendation-modal.module.css';

interface Props {
  recipe: Pick<GuestRecipe, 'name' | 'name_translations'>;
  id?: string;
  /** Takes the focus when its dialog opens, so that screen readers start with the drink. */
  focused?: boolean;
}

/** A drink's name as a heading in the reader's language, with the other language below. */
export function DrinkNames({ recipe, id, focused = false }: Props) {
  const { i18n } = useLingui();
  const own = translated(recipe.name, recipe.name_translations, i18n.locale);
  const other = translated(recipe.name, recipe.name_translations, i18n.locale === 'zh-HK' ? 'en' : 'zh-HK');
  return (
    <div>
      <h2 id={id} lang={own.lang} className={styles.name} {...(focused && { tabIndex: -1, 'data-autofocus': true })}>
        {own.text}
      </h2>
      {other.text !== own.text && (
        <p lang={other.lang} className={styles.otherName}>
          {other.text}
        </p>
      )}
    </div>
  );
}
