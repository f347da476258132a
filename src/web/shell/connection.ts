/**
 * Whether the server is reachable, and if not, whether the phone is offline or the server is down. A call without an
 * answer is only a hint; a request to the health endpoint decides. Source: docs/behaviour/offline.md "Connection
 * states".
 */
import { useSyncExternalStore } from 'react';
import type { Answered } from '#contract/client.ts';

export type Connection = 'here' | 'phone-offline' | 'server-away';

/** Marks an answer from the service worker's cache with the time it was fresh: ISO 8601. */
const LAST_SEEN = 'x-last-seen';

const FIRST_PAUSE_MS = 3000;
const LONGEST_PAUSE_MS = 20_000;
const PING_TIMEOUT_MS = 5000;

/** HTTP statuses of a proxy in front of a server that is down. */
const AWAY = [502, 503, 504];

/** @param status of a refusal: 0 without an answer */
export const isAway = (status: number): boolean => status === 0 || AWAY.includes(status);

type Ping = (timeoutMs: number) => Promise<unknown>;

const listeners = new Set<() => void>();
let current: Connection = 'here';
let ping: Ping | undefined;
let asking: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = FIRST_PAUSE_MS;
let heardSincePing = false;
/** An answer was missed before anybody subscribed. */
let isSuspected = false;

/** Called by the client for every answer, and for every missing one. */
export function noteOutcome(response: Answered | undefined): void {
  const isFresh = response !== undefined && !isAway(response.status) && !response.headers.has(LAST_SEEN);
  if (isFresh) {
    heardSincePing = true;
    isSuspected = false;
    settle('here');
    return;
  }
  if (!ping) isSuspected = true;
  if (!asking) void askNow();
}

/** When a cached answer was fresh. ISO 8601. */
export const lastSeenOf = (response: Answered | undefined): string | undefined =>
  response?.headers.get(LAST_SEEN) ?? undefined;

/** Checks the server now. */
export function askNow(): Promise<void> {
  if (!ping) return Promise.resolve();
  clearTimeout(timer);
  heardSincePing = false;
  asking ??= ask(ping);
  return asking;
}

async function ask(question: Ping): Promise<void> {
  await question(PING_TIMEOUT_MS).catch(() => undefined);
  asking = undefined;
  if (heardSincePing) return;
  settle(navigator.onLine ? 'server-away' : 'phone-offline');
  timer = setTimeout(() => void askNow(), pauseMs);
  pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
}

/**
 * @param question a call that fails only if the server does not answer
 * @returns stops it
 */
export function watchConnection(question: Ping): () => void {
  ping = question;
  const askAnew = () => {
    pauseMs = FIRST_PAUSE_MS;
    void askNow();
  };
  const askIfAway = () => {
    if (current !== 'here' && document.visibilityState === 'visible') askAnew();
  };
  window.addEventListener('online', askAnew);
  window.addEventListener('offline', askAnew);
  document.addEventListener('visibilitychange', askIfAway);
  if (!navigator.onLine || isSuspected) askAnew();
  isSuspected = false;
  return () => {
    ping = undefined;
    clearTimeout(timer);
    window.removeEventListener('online', askAnew);
    window.removeEventListener('offline', askAnew);
    document.removeEventListener('visibilitychange', askIfAway);
  };
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, readConnection);

export const readConnection = (): Connection => current;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function settle(now: Connection): void {
  if (now === 'here') {
    clearTimeout(timer);
    pauseMs = FIRST_PAUSE_MS;
  }
  if (now === current) return;
  current = now;
  listeners.forEach((listener) => listener());
}
