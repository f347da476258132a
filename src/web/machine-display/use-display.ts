import { useEffect, useMemo, useState } from 'react';
import type { MachineDisplay } from '#contract/machines/display.ts';
import { CODE_STEP_MS } from '#domain/machine/presence.ts';
import { Refusal } from '#contract/refusal.ts';
import { callsWith } from '#web/shell/client/api-client.ts';
import { keepReading } from '#web/shell/live/keep-reading.ts';

export interface Watched {
  /** undefined: nothing came yet. */
  display: MachineDisplay | undefined;
  /** What it shows is not the code of now any more: the next one did not come. */
  isCodeOld: boolean;
  isRefused: boolean;
  /** In milliseconds since 1970; undefined while connected. */
  lostSince: number | undefined;
  /** Stops the machine. @throws Refusal */
  stop: () => Promise<void>;
}

/** A code is shown until the next one is overdue; it counts for two steps more. */
const OVERDUE_MS = CODE_STEP_MS / 2;
/** Pauses before a stop without an answer is repeated. Milliseconds. */
const PAUSES_MS = [300, 600, 1200];

/** Follows a machine's screen by its key. */
export function useDisplay(shopId: string, machineId: string, key: string): Watched {
  const [display, setDisplay] = useState<MachineDisplay>();
  const [isCodeOld, setCodeOld] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [lostSince, setLostSince] = useState<number>();
  const calls = useMemo(() => callsWith({ 'x-display-key': key }), [key]);

  useEffect(
    () =>
      keepReading('GET /api/admin/shops/:shopId/machines/:machineId/display', {
        ...calls,
        input: () => ({ params: { shopId, machineId } }),
        onHeard: (heard) => {
          setRefused(false);
          if (heard) setDisplay(heard);
        },
        onLost: (since, cause) => {
          setLostSince(since);
          if (!(cause instanceof Refusal) || cause.status !== 403) return;
          setRefused(true);
          setDisplay(undefined);
        },
      }),
    [calls, shopId, machineId],
  );

  const code = display?.code;
  useEffect(() => {
    setCodeOld(false);
    if (!code) return;
    const timer = setTimeout(() => setCodeOld(true), code.leftMs + OVERDUE_MS);
    return () => clearTimeout(timer);
  }, [code]);

  const stop = async () => {
    for (let lost = 0; ; lost++) {
      try {
        await calls.client('POST /api/admin/shops/:shopId/machines/:machineId/stop', { params: { shopId, machineId } });
        return;
      } catch (error) {
        const pauseMs =
          error instanceof Refusal && error.status > 0 && error.status < 500 ? undefined : PAUSES_MS[lost];
        if (pauseMs === undefined) throw error;
        await new Promise((done) => setTimeout(done, pauseMs));
      }
    }
  };
  return { display, isCodeOld, isRefused, lostSince, stop };
}
