import { useEffect } from 'react';
import type { JoinEvent, JoinOutcome } from './join-flow.ts';

/** What joining needs and typing does not; asked for as soon as somebody types. */
export const loadJoining = () => import('./join-kiosk.ts');

/** Follows the code in the address: loads its kiosk and tells the flow. */
export function useKiosk(code: string | undefined, dispatch: (event: JoinEvent) => void): void {
  useEffect(() => {
    dispatch({ type: 'addressed', code });
    if (code === undefined) return;
    void loadJoining()
      .then(({ joinKiosk }) => joinKiosk(code))
      .catch((): JoinOutcome => ({ problem: { kind: 'join', message: '' } }))
      .then((outcome) => dispatch({ type: 'arrived', code, outcome }));
  }, [code, dispatch]);
}
