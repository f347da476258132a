import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { useMenuText } from '#ui/kit/menu-text.ts';
import styles from '../order/recommendation-modal.module.css';

interface Props {
  recipe: Pick<GuestRecipe, 'name' | 'name_translations'>;
  id?: string;
  /** Takes the focus when its dialog opens, so that screen readers start with the drink. */
  focused?: boolean;
}

/** A drink's name as a heading in the reader's language, with the other language below. */
export function DrinkNames({ recipe, id, focused = false }: Props) {
  const { own, other } = useMenuText().namesOf(recipe);
  return (
    <div>
      <h2 id={id} lang={own.lang} className={styles.name} {...(focused && { tabIndex: -1, 'data-autofocus': true })}>
        {own.text}
      </h2>
      {other && (
        <p lang={other.lang} className={styles.otherName}>
          {other.text}
        </p>
      )}
    </div>
  );
}
