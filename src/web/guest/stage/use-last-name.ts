import { useState } from 'react';
import { session } from '#web/shell/start/storage.ts';

/** The name this guest ordered under last: lasts as long as the tab, on a shared screen never. */
export function useLastName(isShared: boolean) {
  const [name, setName] = useState(() => (isShared ? '' : (session.get('guestName') ?? '')));
  const remember = (next: string) => {
    if (isShared) return;
    setName(next);
    session.set('guestName', next);
  };
  return { name, remember };
}
