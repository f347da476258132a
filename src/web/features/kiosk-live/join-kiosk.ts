import { client, setJoinedCode } from '../../api-client.ts';
import { onConnection, readConnection } from '../../connection.ts';
import { readAgain } from '../../kept-reads.ts';
import { isMenuOld } from '../../menu-last-seen.ts';
import { onTakenOver } from '../../service-worker/register.ts';
import type { JoinOutcome, Kiosk } from './join-flow.ts';
import { loadKiosk } from './load-kiosk.ts';

/** From a typed code to its kiosk, over the client of this page. Never throws. */
export const joinKiosk = (code: string): Promise<JoinOutcome> => loadKiosk(code, { client, onJoined: setJoinedCode });

/**
 * An old menu is replaced as soon as the server can be heard again; what was read without the worker is read once more, to
 * be kept. @returns how to stop
 */
export function keepFresh(code: string, onRefreshed: (kiosk: Kiosk) => void): () => void {
  const refresh = async () => {
    const outcome = await joinKiosk(code);
    if ('kiosk' in outcome) onRefreshed(outcome.kiosk);
  };
  const stopListening = onConnection(() => {
    if (readConnection() === 'here' && isMenuOld()) void refresh();
  });
  const stopWaiting = onTakenOver(() => void readAgain());
  return () => {
    stopListening();
    stopWaiting();
  };
}
