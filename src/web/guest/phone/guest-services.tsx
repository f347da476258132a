import { useEffect, useState, type ComponentType } from 'react';
import { client } from '#web/shell/client/api-client.ts';
import { onConnection, readConnection, useConnection, watchConnection } from '#web/shell/connection.ts';
import { PromptSlot } from '../install-prompt/prompt-slot.tsx';
import { guestOutbox, useQueuedOrders } from '../outbox/guest-outbox.ts';
import { startServiceWorker } from '../service-worker/register.ts';
import { useMeasured } from '../use-measured.ts';

/** Milliseconds. */
const LOAD_AGAIN_AFTER_MS = 5000;

/** Background services of every guest page: sends queued orders, watches the connection, and shows notices. */
export function GuestServices() {
  const [Notices, setNotices] = useState<ComponentType>();
  const top = useMeasured<HTMLDivElement>('--notices');

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      try {
        const [{ GuestNotices }] = await Promise.all([import('../stage/guest-notices.tsx'), import('./join-kiosk.ts')]);
        setNotices(() => GuestNotices);
      } catch {
        timer = setTimeout(() => void load(), LOAD_AGAIN_AFTER_MS);
      }
    };
    timer = setTimeout(() => void load());
    return () => clearTimeout(timer);
  }, []);

  return <div ref={top}>{Notices && <Notices />}</div>;
}

/** Bottom of a guest screen: a prompt, unless there is a notice. */
export function GuestFooter() {
  const isHere = useConnection() === 'here';
  const hasKept = useQueuedOrders().length > 0;
  return isHere && !hasKept && <PromptSlot />;
}
