/**
 * Keeps a guest's view of a kiosk up to date: reads the menu again when it may have changed; never while an order is
 * being sent, never twice at once, and silently if that fails. Source: docs/behaviour/joining.md "Fresh menu",
 * docs/decisions/0036.
 */
import { canBeJoined } from '#domain/kiosk/kiosk.ts';
import { isSharedScreen } from '#domain/settings/idle.ts';
import { onConnection, readConnection } from '#web/shell/connection.ts';
import { isMenuOld } from '#web/shell/client/menu-last-seen.ts';
import { listQueuedOrders } from '../outbox/queued-orders.ts';
import type { JoinEvent, JoinOutcome } from '#web/join/join-flow.ts';

/** The refused order. */
export interface Refused {
  recipeId: string;
  /** Code of the refusal, see contract/problem.ts. */
  code: string;
}

export interface MenuRefresher {
  /** A new round starts: reads the menu, and whether the kiosk still exists. */
  beginAnew: () => Promise<void>;
  /**
   * Reads at once.
   * @returns call it when the guest has read the alert: only then does the screen change
   */
  afterRefusal: (refused: Refused) => () => Promise<void>;
  /** The menu or the kiosk has changed. */
  onNews: () => void;
  stop: () => void;
}

interface Tools {
  read: () => Promise<JoinOutcome>;
  dispatch: (event: JoinEvent) => void;
  now?: () => number;
}

/**
 * After this long in the background the menu is read again; also the interval on a shared screen whose kiosk is gone, of
 * which nobody tells. Milliseconds.
 */
const OLD_AFTER_MS = 60_000;
/** Maximum time a refused guest waits for the menu. Milliseconds. */
const PATIENCE_MS = 3000;

const NO_DRINK = ['recipe-unavailable', 'recipe-not-found'];

export function createMenuRefresher({ read, dispatch, now = Date.now }: Tools): MenuRefresher {
  const isShared = isSharedScreen(location.search);
  const stopped = new AbortController();
  const { signal } = stopped;
  let underWay: Promise<JoinOutcome> | undefined;
  let hiddenAt: number | undefined;
  let touchedAt = now();
  /** By the last answer; a guest may play on meanwhile. */
  let isGone = false;

  const readOnce = () => (underWay ??= read().finally(() => (underWay = undefined)));

  /** @returns whether the screen is up to date */
  const show = (outcome: JoinOutcome, mayLeave: boolean): boolean => {
    if (signal.aborted) return true;
    isGone = 'problem' in outcome && outcome.isGone === true;
    if ('problem' in outcome && outcome.isGone && mayLeave) {
      dispatch({ type: 'gone', problem: outcome.problem });
      return true;
    }
    // An answer from this phone's store is not new.
    if (!('kiosk' in outcome) || outcome.isMenuMissing || isMenuOld()) return false;
    dispatch({ type: 'refreshed', kiosk: outcome.kiosk });
    return true;
  };

  const isSending = () => listQueuedOrders().some(({ state }) => state === 'trying');
  const refresh = async (mayLeave: boolean): Promise<void> => {
    if (!isSending()) show(await readOnce(), mayLeave);
  };
  /** A guest is not taken out of a play by a background read. */
  const look = () => refresh(isShared && now() - touchedAt >= OLD_AFTER_MS);

  const onVisible = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= now();
      return;
    }
    const awayMs = now() - (hiddenAt ?? now());
    hiddenAt = undefined;
    if (awayMs >= OLD_AFTER_MS) void look();
  };
  const onTouched = () => (touchedAt = now());
  document.addEventListener('visibilitychange', onVisible, { signal });
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, onTouched, { capture: true, signal });
  const stopListening = onConnection(() => {
    if (readConnection() === 'here' && isMenuOld()) void look();
  });
  const tick = () => {
    if (isGone && document.visibilityState === 'visible' && readConnection() === 'here') void look();
  };
  const timer = isShared ? setInterval(tick, OLD_AFTER_MS) : undefined;

  return {
    beginAnew: () => refresh(true),
    onNews: () => {
      // What is being read may be older than the news.
      if (underWay) void underWay.then(look);
      else void look();
    },
    afterRefusal: (refused) => {
      // A request sent before the refusal may be answered without it.
      const reading = underWay ? underWay.then(readOnce) : readOnce();
      return async () => {
        const outcome = await Promise.race([reading, afterMs(PATIENCE_MS)]);
        if ((outcome && show(closedToGuests(outcome), true)) || signal.aborted) return;
        if (NO_DRINK.includes(refused.code)) dispatch({ type: 'sold-out', recipeId: refused.recipeId });
      };
    },
    stop: () => {
      stopped.abort();
      stopListening();
      clearInterval(timer);
    },
  };
}

/** Staff can see a paused kiosk, but nothing can be ordered from it. */
function closedToGuests(outcome: JoinOutcome): JoinOutcome {
  if (!('kiosk' in outcome) || canBeJoined(outcome.kiosk.instance.status ?? 'active')) return outcome;
  return { problem: { kind: 'load', message: '' }, isGone: true };
}

const afterMs = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms));
