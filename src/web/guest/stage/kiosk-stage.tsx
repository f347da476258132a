import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Order, Ticket } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { idleTimes, isSharedScreen } from '#domain/settings/idle.ts';
import { GuestAllergiesOf } from '#ui/play/allergens/guest-allergies.ts';
import { CardStandOf, type CardOffer, type CardStand } from '#ui/play/card-offer/card-offer.ts';
import { GuestNameOf } from '#ui/play/guest-name.ts';
import { GuestOrdersOf } from '#ui/play/guest-orders.ts';
import { GuestPersonOf } from '#ui/play/guest-person.ts';
import { whyShut } from '#domain/selling/may-sell.ts';
import { GuestSellingOf, useMinute } from '#ui/play/selling/guest-selling.ts';
import { SellingNotices } from '#ui/play/selling/selling-notices.tsx';
import { TableNewsOf } from '#ui/play/table-news.ts';
import { setSound } from '#ui/play/sound/sound.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { MenuLanguagesOf } from '#ui/kit/menu-text.ts';
import { IdleReset } from '#ui/kit/idle-reset.tsx';
import { whenIdle } from '#ui/kit/when-idle.ts';
import { findPlay } from '#experiences/plays.ts';
import { beginGuest } from '#web/shell/client/guest-identity.ts';
import { addLaterTexts } from '#web/shell/i18n.ts';
import { session } from '#web/shell/start/storage.ts';
import { guestOutbox, useQueuedOrders } from '../outbox/guest-outbox.ts';
import { MenuLanguageChoice } from '../menu-language/menu-language-choice.tsx';
import { useMenuLanguage, type MenuLanguage } from '../menu-language/use-menu-language.ts';
import { PageProviders } from '#web/shell/page-providers.tsx';
import { ClosedBar } from './closed-bar.tsx';
import { ExperienceFrame } from './experience-frame.tsx';
import { ExperienceView } from './experience-view.tsx';
import type { Kiosk } from '#web/join/join-flow.ts';
import type { MenuRefresher } from '../phone/menu-refresher.ts';
import { keepPlay } from './kept-play.ts';
import { orderPlacer } from './order-placer.ts';
import { GuestTicket, loadTicket } from './guest-ticket.tsx';
import { loadPickUp } from '../ticket/load-pick-up.ts';
import { useAskForAnother } from './use-ask-for-another.ts';
import { useClaim } from '../own-orders/use-claim.ts';
import { useLastName } from './use-last-name.ts';
import { useDeclaredAllergies } from './use-declared-allergies.ts';
import { OpenTickets } from '../own-orders/open-tickets.tsx';
import { useHomeScreen } from './use-home-screen.ts';
import { useEndingsTold } from '../own-orders/use-endings-told.ts';
import { useOffMenu } from '../own-orders/use-off-menu.ts';
import { isOpen, ordersOf, useOwnOrders } from '../own-orders/use-own-orders.ts';
import styles from './kiosk-stage.module.css';

/** Most phones never see one. A phone that cannot load it goes without. */
const RoomRound = lazy(() =>
  Promise.all([import('../room-round/room-round.tsx'), addLaterTexts()]).then(
    ([{ RoomRound: Loaded }]) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

const ReadyCall = lazy(() =>
  Promise.all([import('../own-orders/ready-call.ts'), addLaterTexts()]).then(
    ([{ ReadyCall: Loaded }]) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
);

/** Loaded when a ticket is opened again. */
const cards = () => import('../own-orders/kept-cards.ts');

interface Props {
  kiosk: Kiosk;
  refresher: MenuRefresher | undefined;
}

/** The experience in the shop's own appearance; after an order, its ticket is in front. */
export function KioskStage(props: Props) {
  return (
    <PageProviders guest>
      <StageInMenuLanguage {...props} />
    </PageProviders>
  );
}

function StageInMenuLanguage(props: Props) {
  const [isShared] = useState(() => isSharedScreen(location.search));
  const menuLanguage = useMenuLanguage(props.kiosk.shop.languages, isShared);
  return (
    <MenuLanguagesOf value={menuLanguage.languages}>
      <Stage {...props} isShared={isShared} menuLanguage={menuLanguage} />
    </MenuLanguagesOf>
  );
}

interface StageProps extends Props {
  isShared: boolean;
  menuLanguage: MenuLanguage;
}

function Stage({ kiosk, refresher, isShared, menuLanguage }: StageProps) {
  useHomeScreen(kiosk.instance.join_code);
  const [placed, setPlaced] = useState<{ ticket: Ticket; recipe: GuestRecipe; isNew?: boolean; card?: CardOffer }>();
  /** The card of the drink ordered last. */
  const [offered, setOffered] = useState<CardOffer>();
  const [round, setRound] = useState(0);
  // A queued order is sent whatever the screen shows; one being placed blocks it.
  const isOrdering = useQueuedOrders().some(({ state }) => state === 'trying');
  const played = usePlayed(kiosk, round, placed !== undefined || isOrdering);
  const askForAnother = useAskForAnother();
  useEffect(() => {
    if (!isShared) return;
    session.set('sharedScreen', kiosk.instance.join_code);
    beginGuest();
    void loadPickUp().catch(() => undefined);
  }, [isShared, kiosk.instance.join_code]);
  useEffect(() => whenIdle(() => void loadTicket().catch(() => undefined)), []);
  const { selling } = kiosk.instance;
  const now = useMinute();
  const isShut = useIsShut(selling !== undefined && whyShut(selling, now, 'order') !== undefined, round);
  const lastName = useLastName(isShared);
  const { allergies, declare, forget } = useDeclaredAllergies(isShared);
  const [memory, setMemory] = useState(() => (isShared ? undefined : keepPlay(kiosk.instance, { isNew: false })));
  const placeOrder = useMemo<PlaceOrder>(() => {
    const place = orderPlacer(guestOutbox, played, {
      allergies,
      askForAnother,
      isShared,
      onPlaced: (ticket, recipe) => setPlaced({ ticket, recipe, isNew: true }),
      onRefused: (refused) => refresher?.afterRefusal(refused) ?? (() => undefined),
    });
    return async (wish) => {
      setOffered(wish.card);
      const answer = await place(wish);
      if (answer.kind === 'placed' || answer.kind === 'queued') memory?.end();
      return answer;
    };
  }, [played, refresher, askForAnother, allergies, isShared, memory]);

  const [tableTold, setTableTold] = useState<number>();
  const [roundTold, setRoundTold] = useState<number>();
  const [isAtRound, setAtRound] = useState(false);
  const [isAlcoholFree, setAlcoholFree] = useState(false);
  const person = useMemo(() => ({ isAlcoholFree, say: setAlcoholFree }), [isAlcoholFree]);
  const own = useOwnOrders(kiosk.shop.shop_id || undefined, {
    isShared,
    placed: placed?.ticket,
    onNews: ({ seq, reset, events, round: isRoundOn }) => {
      if (reset || events.some(({ kind }) => !OF_THIS_PHONE.has(kind))) refresher?.onNews();
      if (isRoundOn || events.some(({ kind }) => kind === 'round')) setRoundTold(seq);
      if (reset || events.some(({ kind }) => kind === 'table')) setTableTold(seq);
    },
    onLeft: (ticketId) => setPlaced((shown) => (shown?.ticket.ticketId === ticketId ? undefined : shown)),
  });
  const { offMenu, findRecipe } = useOffMenu(own.orders, kiosk.recipes);
  const shown = placed && ordersOf(placed.ticket, own.orders);
  const endings = useEndingsTold(own.orders, shown);

  const card = placed?.card ?? (offered?.recipe.id === placed?.recipe.id ? offered : undefined);

  const openTicket = async (order: Order, known: readonly Order[] = own.orders) => {
    const orders = known.filter(({ ticketId }) => ticketId === order.ticketId);
    const recipe = await findRecipe(order);
    if (!recipe) return;
    setOffered(undefined);
    setAtRound(false);
    const kept = await cards().then(
      ({ keptCard }) => keptCard(order.ticketId, recipe),
      () => undefined,
    );
    setPlaced({ ticket: { ...order, orders, pickupCode: null }, recipe, card: kept });
  };
  useClaim(kiosk, (orders) => {
    own.take(orders);
    const [first] = orders;
    if (first) void openTicket(first, orders);
  });
  const orderAnother = () => {
    if (isShared) {
      forget();
      setSound(false);
      menuLanguage.forget();
    }
    setPlaced(undefined);
    setOffered(undefined);
    setRound(round + 1);
    setMemory(isShared ? undefined : keepPlay(kiosk.instance, { isNew: true }));
    void refresher?.beginAnew();
  };
  const startOver = () => {
    if (isShared) beginGuest();
    document.documentElement.scrollTop = 0;
    orderAnother();
  };
  const { titleText, logoGradient } = kiosk.instance.config?.appearance ?? {};
  const shopName = titleText?.trim() || kiosk.shop.name;
  const stand = useMemo<CardStand>(
    () => ({
      shopName,
      logoGradient,
      isShared,
      artOf: async ({ experience = kiosk.experience.id, played: how }) => {
        const { artOf } = await findPlay(experience)!.guest();
        return artOf(how as never);
      },
    }),
    [shopName, logoGradient, isShared, kiosk.experience.id],
  );
  return (
    <GuestSellingOf value={selling}>
      <GuestAllergiesOf value={{ allergies, declare }}>
        <GuestNameOf value={lastName}>
          <GuestPersonOf value={person}>
            <CardStandOf value={stand}>
              <ExperienceFrame
                instance={kiosk.instance}
                shopName={kiosk.shop.name}
                isPlaying={!shown?.some(({ stage }) => stage === 'collected') || shown.some(isOpen)}
                isShared={isShared}
                tickets={
                  (!placed || isAtRound) &&
                  !isShared && (
                    <OpenTickets
                      orders={own.orders.filter((order) => isOpen(order) || endings.includes(order))}
                      recipes={[...kiosk.recipes, ...offMenu]}
                      onOpen={(order) => void openTicket(order)}
                    />
                  )
                }
                menuLanguage={<MenuLanguageChoice {...menuLanguage} />}
              >
                {own.orders.length > 0 && (
                  <Suspense>
                    <ReadyCall orders={own.orders} reminderMinutes={selling?.reminderMinutes} />
                  </Suspense>
                )}
                <div className={isAtRound ? styles.atRound : undefined}>
                  {roundTold !== undefined && !isShared && (
                    <Suspense>
                      <RoomRound
                        shopId={kiosk.shop.shop_id}
                        told={roundTold}
                        isLost={own.lostSince !== undefined}
                        isFree={placed !== undefined}
                        isOpen={isAtRound}
                        onOpen={setAtRound}
                        recipes={kiosk.recipes}
                        placeOrder={placeOrder}
                      />
                    </Suspense>
                  )}
                  {!placed && !isAtRound && selling && !isShut && <SellingNotices selling={selling} />}
                </div>
                {placed && shown && !isAtRound && (
                  <GuestTicket
                    {...placed}
                    card={card}
                    orders={shown}
                    recipes={kiosk.recipes}
                    offMenu={offMenu}
                    lostSince={isShared ? undefined : own.lostSince}
                    queue={own.queue}
                    machines={own.machines}
                    onChanged={(order) => own.take([order])}
                    onLeft={own.leave}
                    joinCode={kiosk.instance.join_code}
                    isShared={isShared}
                    onAnother={isShared ? startOver : orderAnother}
                  />
                )}
                {!placed && !isAtRound && selling && isShut && <ClosedBar selling={selling} now={now} />}
                {!isShut && (
                  <div className={placed || isAtRound ? styles.behind : undefined}>
                    <TableNewsOf value={{ told: tableTold, isLost: own.lostSince !== undefined }}>
                      <GuestOrdersOf value={{ lastRecipeId: own.orders.findLast(wasHad)?.recipeId }}>
                        <ExperienceView round={round} kiosk={played} placeOrder={placeOrder} memory={memory} />
                      </GuestOrdersOf>
                    </TableNewsOf>
                  </div>
                )}
              </ExperienceFrame>
            </CardStandOf>
          </GuestPersonOf>
          <IdleReset
            times={isShared ? idleTimes(kiosk.instance.config?.experience ?? {}) : undefined}
            isHeld={isOrdering}
            onReset={startOver}
          />
        </GuestNameOf>
      </GuestAllergiesOf>
    </GuestSellingOf>
  );
}

/** News that change nothing of the menu or the kiosk. */
const OF_THIS_PHONE: ReadonlySet<string> = new Set(['order', 'table', 'round', 'follower']);

/** A cancelled drink was not had, nor another guest's. */
const wasHad = ({ status, isFollowed }: Order): boolean => status !== 'CANCELLED' && !isFollowed;

/** Whether a round waits for the bar to open: one that has begun goes on, and says above it that nothing is sold. */
function useIsShut(isShutNow: boolean, round: number): boolean {
  const [begun, setBegun] = useState<number>();
  if (!isShutNow && begun !== round) setBegun(round);
  return isShutNow && begun !== round;
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
