import { client, setJoinedCode } from '#web/shell/client/api-client.ts';
import { readAgain } from '#web/shell/client/replayable-reads.ts';
import { onTakenOver } from '../service-worker/register.ts';
import type { JoinEvent, JoinOutcome } from '#web/join/join-flow.ts';
import { createMenuRefresher, type MenuRefresher } from './menu-refresher.ts';
import { loadKiosk } from './load-kiosk.ts';

/** Loads the kiosk of a typed code with this page's client. Never throws. */
export const joinKiosk = (code: string): Promise<JoinOutcome> => loadKiosk(code, { client, onJoined: setJoinedCode });

/**
 * Keeps the displayed kiosk up to date, and repeats reads made before the service worker was ready, so that it stores
 * them.
 */
export function refreshMenu(code: string, dispatch: (event: JoinEvent) => void): MenuRefresher {
  const refresher = createMenuRefresher({ read: () => joinKiosk(code), dispatch });
  const stopWaiting = onTakenOver(() => void readAgain());
  const stop = () => {
    refresher.stop();
    stopWaiting();
  };
  return { ...refresher, stop };
}
