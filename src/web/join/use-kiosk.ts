import { useEffect, useState } from 'react';
import { addPlayTexts } from '#web/shell/i18n.ts';
import type { JoinEvent, JoinOutcome } from './join-flow.ts';
import type { MenuRefresher } from '#web/guest/phone/menu-refresher.ts';

/** Code needed to join but not to type, and what is shown once the kiosk is known; loaded as soon as somebody types. */
export function loadJoining() {
  void loadStage().catch(() => undefined);
  return import('#web/guest/phone/join-kiosk.ts');
}

export const loadStage = () =>
  Promise.all([import('#web/guest/stage/kiosk-stage.tsx'), addPlayTexts()]).then(([stage]) => stage);

/**
 * Follows the code in the address: loads its kiosk and dispatches to the flow.
 * @returns keeps the kiosk up to date from then on
 */
export function useKiosk(code: string | undefined, dispatch: (event: JoinEvent) => void): MenuRefresher | undefined {
  const [refresher, setRefresher] = useState<MenuRefresher>();
  useEffect(() => {
    dispatch({ type: 'addressed', code });
    if (code === undefined) return;
    let stop = () => {};
    let hasLeft = false;
    const join = async (): Promise<JoinOutcome> => {
      const { joinKiosk, refreshMenu } = await loadJoining();
      if (!hasLeft) {
        const started = refreshMenu(code, dispatch);
        stop = started.stop;
        setRefresher(started);
      }
      return joinKiosk(code);
    };
    void join()
      .catch((): JoinOutcome => ({ problem: { kind: 'join', message: '' } }))
      .then((outcome) => dispatch({ type: 'arrived', code, outcome }));
    return () => {
      hasLeft = true;
      stop();
    };
  }, [code, dispatch]);
  return refresher;
}
