import { useMemo, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { idleTimes, isSharedScreen } from '#domain/idle.ts';
import { IdleReset } from '#ui/idle-reset.tsx';
import { session } from '../../storage.ts';
import { guestOutbox, useKeptOrders } from '../../outbox/guest-outbox.ts';
import { Surroundings } from '../../surroundings.tsx';
import { ExperienceFrame } from './experience-frame.tsx';
import { ExperienceView } from './experience-view.tsx';
import type { Kiosk } from './join-flow.ts';
import { orderPlacer } from './order-placer.ts';
import { PlacedOrder } from './placed-order.tsx';
import { useHomeScreen } from './use-home-screen.ts';
import styles from './kiosk-stage.module.css';

/** The experience in the shop's own look; once a drink is ordered, its ticket stands in front. */
export function KioskStage({ kiosk }: { kiosk: Kiosk }) {
  return (
    <Surroundings guest>
      <Stage kiosk={kiosk} />
    </Surroundings>
  );
}

function Stage({ kiosk }: { kiosk: Kiosk }) {
  useHomeScreen(kiosk.instance.join_code);
  const [placed, setPlaced] = useState<{ order: Order; recipe: GuestRecipe }>();
  const [round, setRound] = useState(0);
  const placeOrder = useMemo(
    () => orderPlacer(guestOutbox, kiosk, (order, recipe) => setPlaced({ order, recipe })),
    [kiosk],
  );

  const orderAnother = () => {
    setPlaced(undefined);
    setRound(round + 1);
  };
  // An order that was kept goes out whatever the screen shows; one being placed is waited for.
  const isOrdering = useKeptOrders().some(({ state }) => state === 'trying');
  const [isShared] = useState(() => isSharedScreen(location.search));
  const startOver = () => {
    session.remove('sessionId');
    document.documentElement.scrollTop = 0;
    orderAnother();
  };
  return (
    <>
      <ExperienceFrame instance={kiosk.instance} shopName={kiosk.shop.name} isPlaying={!placed}>
        {placed && <PlacedOrder {...placed} onAnother={orderAnother} />}
        <div className={placed ? styles.behind : undefined}>
          <ExperienceView round={round} kiosk={kiosk} placeOrder={placeOrder} />
        </div>
      </ExperienceFrame>
      <IdleReset
        times={isShared ? idleTimes(kiosk.instance.config?.experience ?? {}) : undefined}
        isHeld={isOrdering}
        onReset={startOver}
      />
    </>
  );
}
