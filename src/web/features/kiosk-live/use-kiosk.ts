import { useEffect } from 'react';
import { useClient } from '#ui/api.tsx';
import { setJoinedCode } from '../../api-client.ts';
import { onConnection, readConnection } from '../../connection.ts';
import { isMenuOld } from '../../menu-last-seen.ts';
import { onTakenOver } from '../../service-worker/register.ts';
import type { JoinEvent } from './join-flow.ts';
import { loadKiosk } from './load-kiosk.ts';

/** Follows the code in the address: loads its kiosk and tells the flow. */
export function useKiosk(code: string | undefined, dispatch: (event: JoinEvent) => void): void {
  const client = useClient();

  useEffect(() => {
    dispatch({ type: 'addressed', code });
    if (code === undefined) return;
    void loadKiosk(code, { client, onJoined: setJoinedCode }).then((outcome) =>
      dispatch({ type: 'arrived', code, outcome }),
    );
  }, [client, code, dispatch]);

  // An old menu is replaced as soon as the server can be heard again; a menu read without the worker is read once more, to be kept.
  useEffect(() => {
    const refresh = async () => {
      if (code === undefined) return;
      const outcome = await loadKiosk(code, { client, onJoined: setJoinedCode });
      if ('kiosk' in outcome) dispatch({ type: 'refreshed', kiosk: outcome.kiosk });
    };
    const stopListening = onConnection(() => {
      if (readConnection() === 'here' && isMenuOld()) void refresh();
    });
    const stopWaiting = onTakenOver(() => void refresh());
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [client, code, dispatch]);
}
