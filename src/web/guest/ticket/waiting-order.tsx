import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { Refusal } from '#contract/refusal.ts';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import { isStillMade } from '#domain/order/changes.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { isLiquor } from '#domain/selling/liquor.ts';
import { whyNotSold } from '#domain/selling/may-sell.ts';
import { Button } from '#ui/kit/button.tsx';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { useGuestSelling, useMinute } from '#ui/play/selling/guest-selling.ts';
import styles from './waiting-order.module.css';

interface Props {
  order: Order;
  /** The ordered drink, as it was when it was ordered. */
  recipe: GuestRecipe;
  /** The menu as it is now. */
  recipes: readonly GuestRecipe[];
  onChanged: (order: Order) => void;
}

/** That the drink of an order that waits has run out, and a drink to swap it for; a follower only reads it. */
export function WaitingOrder({ order, recipe, recipes, onChanged }: Props) {
  const { nameOf } = useMenuText();
  const client = useClient();
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);
  const params = { shopId: order.shopId, orderId: order.orderId };
  const drink = nameOf(recipe);
  const selling = useGuestSelling();
  const minute = useMinute();
  const now = recipes.find(({ id }) => id === recipe.id);
  const isGone = recipes.length > 0 && !(now && isStillMade(order.changes, now));
  /** Whoever ordered alcohol has confirmed what is asked for it. */
  const isAdult = isLiquor(recipe);
  const isSold = (other: GuestRecipe) =>
    !selling || !whyNotSold({ selling, now: minute, step: 'swap', isLiquor: isLiquor(other), isAdult });
  const nearest = isGone && !order.isFollowed ? nearestTo(recipe, order, recipes.filter(isSold)) : undefined;
  const other = nearest && nameOf(nearest);

  const swap = async (recipeId: string) => {
    setBusy(true);
    try {
      onChanged(await client('PATCH /api/admin/shops/:shopId/orders/:orderId', { params, body: { recipeId } }));
    } catch (refusal) {
      await alert((refusal as Refusal).message);
    } finally {
      setBusy(false);
    }
  };

  if (!isGone) return null;
  return (
    <div role="alert" className={styles.out}>
      <p>
        {now?.available ? (
          <Trans>
            <strong lang={drink.lang}>{drink.text}</strong> is made differently now.
          </Trans>
        ) : (
          <Trans>
            <strong lang={drink.lang}>{drink.text}</strong> has just sold out.
          </Trans>
        )}{' '}
        {order.isFollowed && <Trans>{order.name} can choose something else.</Trans>}
        {!order.isFollowed && !nearest && <Trans>Please ask at the bar, or cancel and order something else.</Trans>}
      </p>
      {nearest && other && (
        <Button kind="main" size="big" busy={isBusy} onClick={() => void swap(nearest.id)} className={styles.swap}>
          <DrinkPicture drawing={nearest.drawing} size={40} title="" />
          <span>
            <Trans>
              Have <span lang={other.lang}>{other.text}</span> instead
            </Trans>
          </span>
        </Button>
      )}
    </div>
  );
}

/** By taste; without alcohol where the ordered drink was, and without what the guest must not have. */
function nearestTo(
  recipe: GuestRecipe,
  { allergies }: Order,
  recipes: readonly GuestRecipe[],
): GuestRecipe | undefined {
  const filters = {
    zeroProof: isZeroProof(recipe),
    avoidAllergens: allergies?.allergens ?? [],
    without: [recipe.id],
  };
  return matchDrinks({ want: featureValues(recipe.drinkFeatures), filters }, recipes, 1)[0]?.recipe;
}
