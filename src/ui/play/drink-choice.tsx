import type { ReactNode } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { AllergyMark } from './allergens/allergy-warning.tsx';
import { DrinkImage } from './drink/drink-image.tsx';
import { keepingGlass } from './keeping-glass.ts';
import styles from './drink-choice.module.css';

export interface DrinkOnPlinth<Id> {
  id: Id;
  /** Whose it is, or what it stands for; above the drink. */
  label: ReactNode;
  recipe: GuestRecipe | undefined;
}

interface Props<Id> {
  /** Names the list, where the heading does not. */
  label?: string;
  drinks: readonly DrinkOnPlinth<Id>[];
  onTake: (id: Id) => void;
}

/** A choice between drinks, mostly of two: each on a plinth, its name below. The chosen one moves to where it is shown. */
export function DrinkChoice<Id extends string | number>({ label, drinks, onTake }: Props<Id>) {
  return (
    <ul role="list" className={styles.drinks} aria-label={label} data-many={drinks.length > 2 || undefined}>
      {drinks.map(({ id, label: above, recipe }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.drink}
            onClick={({ currentTarget }) =>
              keepingGlass(
                () => onTake(id),
                () => currentTarget.querySelector<HTMLElement>('[data-picture]') ?? undefined,
              )
            }
          >
            <span className={styles.label}>{above}</span>
            {recipe && (
              <>
                <span className={styles.plinth}>
                  <span className={styles.picture} data-picture>
                    <DrinkImage recipe={recipe} decorative animated={drinks.length <= 2} />
                  </span>
                </span>
                <span className={styles.name}>
                  <TwoNames of={recipe} />
                  <AllergyMark recipe={recipe} />
                </span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
