/**
 * Screens that show something of a shop: it is read once for all screens of one subject, and a screen whose key was
 * revoked is ended. Source: docs/behaviour/board.md "Keys", docs/decisions/0068.
 */
import type { Services } from '../services.ts';
import type { Batch } from './live.ts';

export interface Screen<T> {
  /** null: of somebody signed in, who needs no key. */
  keyHash: string | null;
  send: (shown: T) => void;
  end: () => void;
}

/** `keyHash`: null without a key. `againInMs`: when it changes by itself. */
export interface ScreenNow<T> {
  keyHash: string | null;
  shown: T;
  againInMs?: number;
}

interface Hall<T> {
  screens: Set<Screen<T>>;
  leave: () => void;
  isReading: boolean;
  /** Something happened while it was read. */
  again: boolean;
  /** Takes back the reading that is due when it changes by itself. */
  cancel: () => void;
}

export interface Screens<T> {
  /**
   * Shows a subject of a shop from an event on.
   * @param againInMs when what the screen shows already changes by itself
   * @returns stops it
   */
  show: (shopId: string, subject: string, after: number, screen: Screen<T>, againInMs?: number) => () => void;
}

/** @param read what a subject's screens show now; undefined: it is gone */
export function createScreens<T>(
  services: Pick<Services, 'after' | 'live'>,
  read: (subject: string) => Promise<ScreenNow<T> | undefined>,
): Screens<T> {
  const halls = new Map<string, Hall<T>>();

  const wait = (subject: string, hall: Hall<T>, ms: number | undefined): void => {
    hall.cancel();
    if (ms !== undefined && hall.screens.size > 0) hall.cancel = services.after(ms, () => void refresh(subject, hall));
  };

  const refresh = async (subject: string, hall: Hall<T>): Promise<void> => {
    hall.again = true;
    if (hall.isReading) return;
    hall.isReading = true;
    try {
      while (hall.again && hall.screens.size > 0) {
        hall.again = false;
        hall.cancel();
        const now = await read(subject);
        for (const screen of hall.screens) tell(screen, now);
        if (now) wait(subject, hall, now.againInMs);
      }
    } catch {
      // They ask anew.
      for (const { end } of hall.screens) end();
    } finally {
      hall.isReading = false;
    }
  };

  const open = (shopId: string, subject: string, after: number): Hall<T> => {
    const hall: Hall<T> = {
      screens: new Set(),
      leave: () => undefined,
      isReading: false,
      again: false,
      cancel: () => undefined,
    };
    halls.set(subject, hall);
    const deliver = (batch: Batch) => {
      if (isSeen(batch)) void refresh(subject, hall);
    };
    hall.leave = services.live.follow(shopId, after, deliver, 'none');
    return hall;
  };

  return {
    show: (shopId, subject, after, screen, againInMs) => {
      const known = halls.get(subject);
      const hall = known ?? open(shopId, subject, after);
      hall.screens.add(screen);
      // The others are further on than this one.
      if (known) void refresh(subject, hall);
      else wait(subject, hall, againInMs);
      return () => {
        hall.screens.delete(screen);
        if (hall.screens.size > 0) return;
        hall.leave();
        hall.cancel();
        if (halls.get(subject) === hall) halls.delete(subject);
      };
    },
  };
}

function tell<T>({ keyHash, send, end }: Screen<T>, now: ScreenNow<T> | undefined): void {
  if (!now || (keyHash !== null && keyHash !== now.keyHash)) return end();
  send(now.shown);
}

const isSeen = (batch: Batch): boolean =>
  batch.kind === 'reset' || batch.news.some(({ kind }) => kind !== 'menu' && kind !== 'selling');
