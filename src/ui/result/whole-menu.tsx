import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/recipes.ts';
import { Button } from '../button.tsx';
import { PlainMenu } from '../plain-menu.tsx';
import type { PlaceOrder } from '../use-order.ts';
import styles from './result-view.module.css';

interface Props<Order extends { displayId?: string | undefined }> {
  recipes: GuestRecipe[];
  guestName?: string | undefined;
  placeOrder: PlaceOrder<Order>;
  onOrdered: (order: Order) => void;
  onBack: () => void;
}

/** The whole menu in place of a play, with the way back to it. */
export function WholeMenu<Order extends { displayId?: string | undefined }>(props: Props<Order>) {
  const { recipes, guestName, placeOrder, onOrdered, onBack } = props;
  return (
    <div className={styles.wholeMenu}>
      <PlainMenu
        recipes={recipes}
        placeOrder={placeOrder}
        onOrdered={onOrdered}
        {...(guestName !== undefined && { guestName })}
      />
      <div className={styles.menuBack}>
        <Button size="big" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}
