import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { allergensAsOrdered } from '#domain/order/changes.ts';
import { hasAllergies, type Allergies, type StatedAllergens } from '#domain/recipe/allergies.ts';
import { AllergyWarning, useAllergyLine } from './allergy-warning.tsx';
import styles from './drink-allergens.module.css';

interface Props {
  order: { allergies?: Allergies | null | undefined; changes?: Order['changes'] | undefined };
  /** The ordered drink; undefined if nothing is known of it. */
  recipe: (StatedAllergens & Pick<Order, 'changes'>) | undefined;
}

/** The allergy declaration of an order, held against its drink, for its guest; nothing if there is none. */
export function ToldAllergies({ order: { allergies, changes }, recipe }: Props) {
  if (!allergies || !hasAllergies(allergies)) return null;
  return (
    <div className={styles.told}>
      <AllergyLine allergies={allergies} />
      <AllergyWarning recipe={allergensAsOrdered(changes, recipe)} allergies={allergies} />
    </div>
  );
}

/** What the guest of an order must not have; nothing if nothing was declared. */
export function AllergyLine({ allergies }: { allergies: Allergies | null }) {
  const lineOf = useAllergyLine();
  if (!allergies || !hasAllergies(allergies)) return null;
  return (
    <p className={styles.toldLine}>
      <Trans>
        Must not have: <strong>{lineOf(allergies)}</strong>
      </Trans>
    </p>
  );
}
