import { useEffect, useState } from 'react';
import { loadAgain } from '#ui/kit/load-again.ts';
import { addPlayTexts } from '#web/shell/i18n.ts';
import { keepTrying } from '#web/shell/keep-trying.ts';
import { isAway, type JoinEvent, type JoinOutcome } from './join-flow.ts';
import type { MenuRefresher } from '#web/guest/phone/menu-refresher.ts';

/** Code needed to join but not to type, and what is shown once the kiosk is known; loaded as soon as somebody types. */
export function loadJoining() {
  void loadStage().catch(() => undefined);
  return import('#web/guest/phone/join-kiosk.ts');
}

export const loadStage = () =>
  Promise.all([import('#web/guest/stage/kiosk-stage.tsx'), addPlayTexts()]).then(([stage]) => stage);

interface Joining {
  /** Keeps the kiosk up to date once it is shown. */
  refresher: MenuRefresher | undefined;
  /** Joins again at once. */
  retry: () => void;
}

/** Follows the code in the address: loads its kiosk and dispatches to the flow; without an answer again and again. */
export function useKiosk(code: string | undefined, dispatch: (event: JoinEvent) => void): Joining {
  const [refresher, setRefresher] = useState<MenuRefresher>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    dispatch({ type: 'addressed', code });
    if (code === undefined) return;
    const left = new AbortController();
    let started: MenuRefresher | undefined;
    const join = async (): Promise<JoinOutcome> => {
      const load = <T>(part: () => Promise<T>) => (attempt > 0 ? loadAgain(part) : part());
      const { joinKiosk, refreshMenu } = await load(loadJoining);
      if (!left.signal.aborted && !started) setRefresher((started = refreshMenu(code, dispatch)));
      const outcome = await joinKiosk(code);
      if ('kiosk' in outcome) await load(loadStage);
      return outcome;
    };
    const joinOnce = async () => {
      const outcome = await join().catch((): JoinOutcome => NOT_LOADED);
      if (left.signal.aborted) return;
      dispatch({ type: 'arrived', code, outcome });
      if (isAway(outcome)) throw new Error('no answer');
    };
    void keepTrying(joinOnce, left.signal);
    return () => {
      left.abort();
      started?.stop();
    };
  }, [code, attempt, dispatch]);
  return { refresher, retry: () => setAttempt(attempt + 1) };
}

/** The code that joins did not arrive. */
const NOT_LOADED: JoinOutcome = { problem: { kind: 'load', message: '' }, isAway: true };
