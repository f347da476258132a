/** Finds what other processes have written: as soon as they tell, and by looking now and then. Source: docs/decisions/0070. */
import { coalesce } from '../coalesce.ts';
import { engineOf } from '../db/engine.ts';
import type { Services } from '../services.ts';

interface Options {
  /** How often it looks without being told. Milliseconds. */
  everyMs: number;
  onError: (err: unknown) => void;
}

/** @returns stops it */
export function watchNews({ db, live }: Pick<Services, 'db' | 'live'>, { everyMs, onError }: Options) {
  const look = coalesce(() => live.look());
  const lookNow = () => void look().catch(onError);
  const timer = setInterval(lookNow, everyMs);
  const leave = engineOf(db).hear(lookNow);
  return async (): Promise<void> => {
    clearInterval(timer);
    await leave();
  };
}
