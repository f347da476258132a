import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { hasAllergies, type Allergies } from '#domain/recipe/allergies.ts';
import { AllergyWarning, useAllergyLine } from './allergy-warning.tsx';
import styles from './drink-allergens.module.css';

interface Props {
  allergies: Allergies | null | undefined;
  /** The ordered drink, if known. */
  recipe?: Pick<GuestRecipe, 'allergens' | 'allergenList'> | undefined;
}

/** The allergy declaration of an order, for whoever holds it; nothing if there is none. */
export function ToldAllergies({ allergies, recipe }: Props) {
  const lineOf = useAllergyLine();
  if (!allergies || !hasAllergies(allergies)) return null;
  return (
    <div className={styles.told}>
      <p className={styles.toldLine}>
        <Trans>
          Must not have: <strong>{lineOf(allergies)}</strong>
        </Trans>
      </p>
      {recipe && <AllergyWarning recipe={recipe} allergies={allergies} />}
    </div>
  );
}
