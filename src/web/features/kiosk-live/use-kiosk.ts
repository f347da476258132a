import { useEffect } from 'react';
import { useClient } from '#ui/client.tsx';
import { setJoinedCode } from '../../api-client.ts';
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
}
