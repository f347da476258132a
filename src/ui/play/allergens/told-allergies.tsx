import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { Order } from '#contract/order/orders.ts';
import { allergensAsOrdered } from '#domain/order/changes.ts';
import { hasAllergies, type Allergies, type StatedAllergens } from '#domain/recipe/allergies.ts';
import { AllergyWarning, useAllergyLine } from './allergy-warning.tsx';
import styles from './drink-allergens.module.css';

interface Props {
  order: Pick<Order, 'timestamp' | 'changes'> & { allergies?: Allergies | null | undefined };
  /** The ordered drink; undefined if nothing is known of it. */
  recipe: (StatedAllergens & Pick<GuestRecipe, 'changes' | 'contentsSince'>) | undefined;
}

/** The allergy declaration of an order, held against its drink, for its guest; nothing if there is none. */
export function ToldAllergies({ order, recipe }: Props) {
  const { allergies } = order;
  if (!allergies || !hasAllergies(allergies)) return null;
  return (
    <div className={styles.told}>
      <AllergyLine allergies={allergies} />
      <AllergyWarning recipe={allergensAsOrdered(order, recipe)} allergies={allergies} />
    </div>
  );
}

/** What a guest must not have, in the guest's words. */
export function AllergyLine({ allergies }: { allergies: Allergies }) {
  const lineOf = useAllergyLine();
  return (
    <LineBox>
      <Trans>
        Must not have: <strong>{lineOf(allergies)}</strong>
      </Trans>
    </LineBox>
  );
}

export const LineBox = ({ children }: { children: ReactNode }) => <p className={styles.toldLine}>{children}</p>;
