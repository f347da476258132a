import { useMemo, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { idleTimes, isSharedScreen } from '#domain/settings/idle.ts';
import { GuestAllergiesOf } from '#ui/play/allergens/guest-allergies.ts';
import { IdleReset } from '#ui/kit/idle-reset.tsx';
import { session } from '#web/shell/start/storage.ts';
import { guestOutbox, useQueuedOrders } from '../outbox/guest-outbox.ts';
import { PageProviders } from '#web/shell/page-providers.tsx';
import { ExperienceFrame } from './experience-frame.tsx';
import { ExperienceView } from './experience-view.tsx';
import type { Kiosk } from '#web/join/join-flow.ts';
import type { MenuRefresher } from '../phone/menu-refresher.ts';
import { orderPlacer } from './order-placer.ts';
import { PlacedOrder } from './placed-order.tsx';
import { useAskForAnother } from './use-ask-for-another.ts';
import { useDeclaredAllergies } from './use-declared-allergies.ts';
import { useHomeScreen } from './use-home-screen.ts';
import styles from './kiosk-stage.module.css';

interface Props {
  kiosk: Kiosk;
  refresher: MenuRefresher | undefined;
}

/** The experience in the shop's own appearance; after an order, its ticket is in front. */
export function KioskStage(props: Props) {
  return (
    <PageProviders guest>
      <Stage {...props} />
    </PageProviders>
  );
}

function Stage({ kiosk, refresher }: Props) {
  useHomeScreen(kiosk.instance.join_code);
  const [placed, setPlaced] = useState<{ order: Order; recipe: GuestRecipe }>();
  const [round, setRound] = useState(0);
  // A queued order is sent whatever the screen shows; one being placed blocks it.
  const isOrdering = useQueuedOrders().some(({ state }) => state === 'trying');
  const played = usePlayed(kiosk, round, placed !== undefined || isOrdering);
  const askForAnother = useAskForAnother();
  const [isShared] = useState(() => isSharedScreen(location.search));
  const { allergies, declare, forget } = useDeclaredAllergies(isShared);
  const placeOrder = useMemo(
    () =>
      orderPlacer(guestOutbox, played, {
        allergies,
        askForAnother,
        onPlaced: (order, recipe) => setPlaced({ order, recipe }),
        onRefused: (refused) => refresher?.afterRefusal(refused) ?? (() => undefined),
      }),
    [played, refresher, askForAnother, allergies],
  );

  const orderAnother = () => {
    if (isShared) forget();
    setPlaced(undefined);
    setRound(round + 1);
    void refresher?.beginAnew();
  };
  const startOver = () => {
    session.remove('sessionId');
    document.documentElement.scrollTop = 0;
    orderAnother();
  };
  return (
    <GuestAllergiesOf value={{ allergies, declare }}>
      <ExperienceFrame instance={kiosk.instance} shopName={kiosk.shop.name} isPlaying={!placed}>
        {placed && <PlacedOrder {...placed} onAnother={orderAnother} />}
        <div className={placed ? styles.behind : undefined}>
          <ExperienceView round={round} kiosk={played} placeOrder={placeOrder} />
        </div>
      </ExperienceFrame>
      <IdleReset
        times={isShared ? idleTimes(kiosk.instance.config?.experience ?? {}) : undefined}
        isHeld={isOrdering}
        onReset={startOver}
      />
    </GuestAllergiesOf>
  );
}

/**
 * What is played with: the settings as they were when the round started, so that answers keep their questions, and the
 * current menu. While an order is being placed, and behind its ticket, nothing changes.
 */
function usePlayed(kiosk: Kiosk, round: number, isHeld: boolean): Kiosk {
  const [played, setPlayed] = useState({ round, from: kiosk, kiosk });
  if (played.round === round && (isHeld || played.from === kiosk)) return played.kiosk;
  const now = played.round === round ? { ...played.kiosk, recipes: kiosk.recipes } : kiosk;
  setPlayed({ round, from: kiosk, kiosk: now });
  return now;
}
