import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';
import { Machine } from './machine.tsx';
import { drinkNames, orderDrawing } from './order-drink.ts';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import styles from './approve.module.css';
import { GoButton } from '#web/shell/go-button.tsx';

interface Props {
  order: PendingOrder;
  hasMore: boolean;
  onAnother: () => void;
}

const SPARKS = 14;

export function CheersStep({ order, hasMore, onAnother }: Props) {
  const heading = useFreshHeading();
  const { own: drink } = drinkNames(order, useMenuText().languages);
  return (
    <GuestScreen
      // A prompt would rival the drink; it comes on the next screen.
      isBusy
      isSteady
      picture={
        <div className={styles.cheers}>
          <div className={styles.sparks} aria-hidden="true">
            {Array.from({ length: SPARKS }, (_, n) => (
              <span key={n} />
            ))}
          </div>
          <Machine drawing={orderDrawing(order)} level={1} lamp="gone" title={drink.text} />
        </div>
      }
      actions={
        <>
          {hasMore && (
            <Button kind="main" size="big" onClick={onAnother}>
              <Trans>Make Another</Trans>
            </Button>
          )}
          <GoButton to="/kiosk/live" kind={hasMore ? 'plain' : 'main'} size="big">
            <Trans>Join New Experience</Trans>
          </GoButton>
        </>
      }
    >
      <h1 ref={heading} tabIndex={-1} className={styles.cheersTitle}>
        <Trans>Cheers!</Trans>
      </h1>
      <ToldAllergies order={order} recipe={order.recipe} />
      <GarnishNote order={order} />
      <p className={styles.lead}>
        <Trans>Snap it before you sip it, and tag us on Instagram.</Trans>
      </p>
    </GuestScreen>
  );
}

function GarnishNote({ order: { recipe } }: { order: PendingOrder }) {
  const { namesOf } = useMenuText();
  const garnish = recipe?.garnish;
  if (!garnish?.name) {
    return (
      <p className={styles.garnish}>
        <Trans>No garnish needed: it is ready to drink.</Trans>
      </p>
    );
  }
  const { own, other } = namesOf(garnish);
  return (
    <div className={styles.garnish}>
      <p>
        <Trans>One last touch, the garnish:</Trans>
      </p>
      <p className={styles.garnishName}>
        <span lang={own.lang}>{own.text}</span>
        {other && <span lang={other.lang}>{other.text}</span>}
      </p>
    </div>
  );
}
