import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { session } from '#web/shell/start/storage.ts';

/** Without a touch for this long another guest page gives the screen back. Milliseconds. */
const QUIET_MS = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Brings a shared screen back to its address after every way out: at once from the page that asks for a code, after a
 * minute from any other guest page. Source: docs/behaviour/joining.md "Shared screen".
 */
export function useReturnToSharedScreen(): void {
  const [path, go] = useLocation();
  const [search] = useSearchParams();
  const code = session.get('sharedScreen');
  const isAway = code !== null && !(path === '/kiosk/live' && search.has('joinCode'));
  const isAtDoor = path === '/kiosk/live';

  useEffect(() => {
    if (!isAway) return;
    const back = () => go(`/kiosk/live?joinCode=${code}&screen=shared`, { replace: true });
    if (isAtDoor) return back();
    let timer = setTimeout(back, QUIET_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(back, QUIET_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, { capture: true });
    };
  }, [isAway, isAtDoor, code, go]);
}
