/**
 * Keeps what a guest sees of a kiosk true: its menu is read once more where it may have changed, never while an order is being
 * sent, never twice at once, and without a word where that fails. Decision 36.
 */
import { canBeJoined } from '#domain/kiosk/kiosk.ts';
import { isSharedScreen } from '#domain/settings/idle.ts';
import { onConnection, readConnection } from '#web/shell/connection.ts';
import { isMenuOld } from '#web/shell/client/menu-last-seen.ts';
import { listKeptOrders } from '../outbox/queued-orders.ts';
import type { JoinEvent, JoinOutcome } from '#web/join/join-flow.ts';

/** What the server said no to. */
export interface Refused {
  recipeId: string;
  /** Of the refusal, see contract/problem.ts. */
  code: string;
}

export interface Keeper {
  /** A guest begins: the menu, and whether the kiosk is still there. */
  beginAnew: () => Promise<void>;
  /** Reads at once. @returns what to call when the guest has read the alert: only then does the screen change */
  afterRefusal: (refused: Refused) => () => Promise<void>;
  stop: () => void;
}

interface Tools {
  read: () => Promise<JoinOutcome>;
  dispatch: (event: JoinEvent) => void;
  now?: () => number;
}

/** Away for so long, a guest comes back to a menu that is read again; a shared screen reads it so often. Milliseconds. */
const OLD_AFTER_MS = 60_000;
/** A refused guest waits no longer than this for the menu. Milliseconds. */
const PATIENCE_MS = 3000;

const NO_DRINK = ['recipe-unavailable', 'recipe-not-found'];

export function createKeeper({ read, dispatch, now = Date.now }: Tools): Keeper {
  const isShared = isSharedScreen(location.search);
  const stopped = new AbortController();
  const { signal } = stopped;
  let underWay: Promise<JoinOutcome> | undefined;
  let hiddenAt: number | undefined;
  let touchedAt = now();

  const readOnce = () => (underWay ??= read().finally(() => (underWay = undefined)));

  /** @returns whether the screen shows the truth now */
  const show = (outcome: JoinOutcome, mayLeave: boolean): boolean => {
    if (signal.aborted) return true;
    if ('problem' in outcome && outcome.isGone && mayLeave) {
      dispatch({ type: 'gone', problem: outcome.problem });
      return true;
    }
    // An answer out of this phone's store is no news.
    if (!('kiosk' in outcome) || outcome.isMenuMissing || isMenuOld()) return false;
    dispatch({ type: 'refreshed', kiosk: outcome.kiosk });
    return true;
  };

  const isSending = () => listKeptOrders().some(({ state }) => state === 'trying');
  const refresh = async (mayLeave: boolean): Promise<void> => {
    if (!isSending()) show(await readOnce(), mayLeave);
  };
  /** Nobody is taken out of a play by something they did not ask for. */
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
    if (document.visibilityState === 'visible' && readConnection() === 'here') void look();
  };
  const timer = isShared ? setInterval(tick, OLD_AFTER_MS) : undefined;

  return {
    beginAnew: () => refresh(true),
    afterRefusal: (refused) => {
      // What was asked before the refusal may be answered without it.
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

/** Staff are shown a paused kiosk, and ordered from it can be nothing all the same. */
function closedToGuests(outcome: JoinOutcome): JoinOutcome {
  if (!('kiosk' in outcome) || canBeJoined(outcome.kiosk.instance.status ?? 'active')) return outcome;
  return { problem: { kind: 'load', message: '' }, isGone: true };
}

const afterMs = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms));
