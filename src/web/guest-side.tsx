import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { client } from './api-client.ts';
import { onConnection, readConnection, watchConnection } from './connection.ts';
import { guestOutbox } from './outbox/guest-outbox.ts';

const loadNotices = () => import('./guest-notices.tsx');
const GuestNotices = lazy(loadNotices);

/** What every guest screen has in common: it sends what this phone kept, watches the connection, and says what is the matter. */
export function GuestSide() {
  const [isSettled, setSettled] = useState(false);
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => guestOutbox.start(), []);
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
  // What will be needed when the network is gone has to be here before.
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void loadNotices().then(
          () => setSettled(true),
          () => undefined,
        ),
      1000,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!top.current || !('ResizeObserver' in window)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--notices', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(top.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, []);

  return (
    <>
      <div ref={top}>
        {isSettled && (
          <Suspense>
            <GuestNotices />
          </Suspense>
        )}
      </div>
      <Outlet />
    </>
  );
}
