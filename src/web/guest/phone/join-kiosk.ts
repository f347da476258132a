import { client, setJoinedCode } from '#web/shell/client/api-client.ts';
import { readAgain } from '#web/shell/client/replayable-reads.ts';
import { onTakenOver } from '../service-worker/register.ts';
import type { JoinEvent, JoinOutcome } from '#web/join/join-flow.ts';
import { createKeeper, type Keeper } from './menu-refresher.ts';
import { loadKiosk } from './load-kiosk.ts';

/** From a typed code to its kiosk, over the client of this page. Never throws. */
export const joinKiosk = (code: string): Promise<JoinOutcome> => loadKiosk(code, { client, onJoined: setJoinedCode });

/** Keeps what is shown of a kiosk true; what was read without the service worker is read once more, to be kept by it. */
export function keepFresh(code: string, dispatch: (event: JoinEvent) => void): Keeper {
  const keeper = createKeeper({ read: () => joinKiosk(code), dispatch });
  const stopWaiting = onTakenOver(() => void readAgain());
  const stop = () => {
    keeper.stop();
    stopWaiting();
  };
  return { ...keeper, stop };
}
