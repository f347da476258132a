import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import { whyNotSold, type SaleRefusal } from '#domain/selling/may-sell.ts';
import { useGuestSelling, useMinute } from '#ui/play/selling/guest-selling.ts';
import { useSellingWords } from '#ui/play/selling/selling-words.tsx';
import styles from './placed-order.module.css';

/** Why none of these drinks can be started at a machine now; undefined if one can. */
export function useWhyNotNow(drinks: readonly GuestRecipe[]): SaleRefusal | undefined {
  const selling = useGuestSelling();
  const now = useMinute();
  if (!selling) return undefined;
  const reasons = drinks.map((drink) =>
    whyNotSold({ selling, now, step: 'approve', isLiquor: isLiquor(drink), isAdult: true }),
  );
  return reasons.every(Boolean) ? reasons[0] : undefined;
}

/** In place of the way to the machine, which would only refuse. */
export function NotNow({ why }: { why: SaleRefusal }) {
  const wordsFor = useSellingWords(useGuestSelling()?.timeZone ?? 'UTC');
  const now = useMinute();
  return (
    <p role="status" className={styles.where}>
      <strong>{wordsFor(why, now)}</strong>{' '}
      <Trans>Your order is kept: start it when the bar goes on, or ask the staff.</Trans>
    </p>
  );
}
