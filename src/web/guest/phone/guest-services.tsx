import { useEffect, useState, type ComponentType } from 'react';
import { client } from '#web/shell/client/api-client.ts';
import { onConnection, readConnection, useConnection, watchConnection } from '#web/shell/connection.ts';
import { keepTrying } from '#web/shell/keep-trying.ts';
import { PromptSlot } from '../install-prompt/prompt-slot.tsx';
import { guestOutbox, useQueuedOrders } from '../outbox/guest-outbox.ts';
import { startServiceWorker } from '../service-worker/register.ts';
import { useReturnToSharedScreen } from './return-to-shared-screen.ts';
import { useMeasured } from '../use-measured.ts';

/** Background services of every guest page: sends queued orders, watches the connection, and shows notices. */
export function GuestServices() {
  const [Notices, setNotices] = useState<ComponentType>();
  const top = useMeasured<HTMLDivElement>('--notices');

  useReturnToSharedScreen();
  useEffect(() => guestOutbox.start(), []);
  useEffect(() => startServiceWorker(), []);
  useEffect(
    () =>
      watchConnection((timeoutMs) =>
        client('GET /api/health', {}, { timeoutMs, headers: { 'cache-control': 'no-cache' } }),
      ),
    [],
  );
  useEffect(
    () =>
      onConnection(() => {
        if (readConnection() === 'here') void guestOutbox.drain(true);
      }),
    [],
  );
  // Preload what will be needed offline.
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const [{ GuestNotices }] = await Promise.all([import('../stage/guest-notices.tsx'), import('./join-kiosk.ts')]);
      setNotices(() => GuestNotices);
    };
    const timer = setTimeout(() => void keepTrying(load, left.signal));
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, []);

  return <div ref={top}>{Notices && <Notices />}</div>;
}

/** Bottom of a guest screen: a prompt, unless there is a notice. */
export function GuestFooter() {
  const isHere = useConnection() === 'here';
  const hasKept = useQueuedOrders().length > 0;
  return isHere && !hasKept && <PromptSlot />;
}
