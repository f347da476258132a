import { useEffect, useRef } from 'react';
import { Refusal } from '#contract/refusal.ts';
import { refreshDueAtMs } from '#domain/kiosk/token-refresh.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { inOneTab } from '#web/shell/one-tab.ts';
import { readSession, saveTokens, useSession } from '#web/shell/client/session.ts';

/** Between two attempts, also where the device's clock is wrong and every token seems to be at its end. */
const RETRY_MS = 60_000;
/** A timer of more than 24 days fires at once; and none counts while the device sleeps. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Exchanges the tokens before they end, in one tab. Source: docs/behaviour/accounts-and-access.md "Refreshing". */
export function useSessionRefresh(): void {
  const client = useClient();
  const { refreshToken, claims } = useSession();
  const dueAt = claims && refreshDueAtMs(claims);
  const triedAt = useRef(-Infinity);

  useEffect(() => {
    if (refreshToken === undefined || dueAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    const exchange = async () => {
      if (readSession().refreshToken !== refreshToken) return;
      const { tokens } = await client('POST /v1/auth/refresh-tokens', { body: { refreshToken } });
      // Somebody may have signed out meanwhile.
      if (readSession().refreshToken !== refreshToken) return;
      saveTokens({ accessToken: tokens.access.token, refreshToken: tokens.refresh.token });
    };
    const wait = () => {
      clearTimeout(timer);
      if (isOver) return;
      const ms = Math.max(dueAt, triedAt.current + RETRY_MS) - Date.now();
      timer = setTimeout(() => void check(), Math.min(Math.max(ms, 0), LONGEST_WAIT_MS));
    };
    const check = async () => {
      if (Date.now() >= Math.max(dueAt, triedAt.current + RETRY_MS)) {
        triedAt.current = Date.now();
        await inOneTab('refresh', exchange).catch((failure: unknown) => {
          isOver ||= failure instanceof Refusal && failure.status === 401;
        });
      }
      wait();
    };

    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [client, refreshToken, dueAt]);
}
