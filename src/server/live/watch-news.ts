/**
 * Finds what other processes have written, as soon as they tell and by looking now and then, and adds what they have
 * counted. Source: docs/decisions/0070, docs/decisions/0111.
 */
import { coalesce } from '../coalesce.ts';
import { engineOf } from '../db/engine.ts';
import { readCounts } from '../http/limits/shared-counts.ts';
import type { Services } from '../services.ts';

interface Options {
  /** How often it looks without being told. Milliseconds. */
  everyMs: number;
  onError: (err: unknown) => void;
}

/** @returns stops it */
export function watchNews(services: Pick<Services, 'db' | 'live' | 'limits'>, { everyMs, onError }: Options) {
  const { db, live } = services;
  const look = coalesce(() => live.look());
  const lookNow = () => void look().catch(onError);
  const timer = setInterval(lookNow, everyMs);
  const leave = engineOf(db).hear({
    onNews: lookNow,
    onTold: (text) => services.limits.add(readCounts(text)),
  });
  return async (): Promise<void> => {
    clearInterval(timer);
    await leave();
  };
}
