import { useState } from 'react';
import { useClient } from '#ui/client.tsx';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import Surroundings from '../../surroundings.tsx';
import { ExperienceFrame } from './experience-frame.tsx';
import { ExperienceView } from './experience-view.tsx';
import type { Kiosk } from './join-flow.ts';
import { orderPlacer } from './order-placer.ts';
import { PlacedOrder } from './placed-order.tsx';
import styles from './kiosk-stage.module.css';

/** The experience in the shop's own look; once a drink is ordered, its ticket stands in front. */
export default function KioskStage({ kiosk }: { kiosk: Kiosk }) {
  return (
    <Surroundings>
      <Stage kiosk={kiosk} />
    </Surroundings>
  );
}

function Stage({ kiosk }: { kiosk: Kiosk }) {
  const client = useClient();
  const [placed, setPlaced] = useState<{ order: Order; recipe: GuestRecipe }>();
  const [round, setRound] = useState(0);
  const [placeOrder] = useState(() => orderPlacer(client, kiosk, (order, recipe) => setPlaced({ order, recipe })));

  const orderAnother = () => {
    setPlaced(undefined);
    setRound(round + 1);
  };
  return (
    <ExperienceFrame instance={kiosk.instance} shopName={kiosk.shop.name}>
      {placed && <PlacedOrder {...placed} onAnother={orderAnother} />}
      <div className={placed ? styles.behind : undefined}>
        <ExperienceView round={round} kiosk={kiosk} placeOrder={placeOrder} />
      </div>
    </ExperienceFrame>
  );
}
