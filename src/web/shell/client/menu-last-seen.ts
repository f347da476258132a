/**
 * If displayed content comes from this phone's store, when it was fresh: the menu, and the questions of a quiz. ISO
 * 8601.
 */
import { useSyncExternalStore } from 'react';
import type { Answered } from '#contract/client.ts';
import { lastSeenOf } from '../connection.ts';

type Kept = 'menu' | 'questions';

const listeners = new Set<() => void>();
const lastSeen = new Map<Kept, string>();

/** Called by the client for every answer: cached ones say when they were fresh. */
export function noteMenu(response: Answered | undefined): void {
  const at = lastSeenOf(response);
  const { ok = false, url = '' } = response ?? {};
  const kept: Kept = url.endsWith('/questions') ? 'questions' : 'menu';
  if (at === undefined && !(ok && /\/(recipes|questions)$/.test(url))) return;
  note(kept, at);
}

/** The displayed questions now belong to another kiosk. */
export const forgetQuestions = (): void => note('questions', undefined);

function note(kept: Kept, at: string | undefined): void {
  if (at === lastSeen.get(kept)) return;
  if (at === undefined) lastSeen.delete(kept);
  if (at !== undefined) lastSeen.set(kept, at);
  listeners.forEach((listener) => listener());
}

/** Undefined while it is fresh. */
export const useLastSeen = (kept: Kept): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lastSeen.get(kept),
  );

export const isMenuOld = (): boolean => lastSeen.has('menu');
