/** The round for everyone as this phone sees it: read when it is told, and when the time of a step is over. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GuestRound } from '#contract/shop/room-round.ts';
import { Refusal } from '#contract/refusal.ts';
import { useClient } from '#ui/kit/api/client.tsx';

const ROUND = '/api/admin/shops/:shopId/round';
/** While the shop's news do not come, it is asked for. Milliseconds. */
const ASKED_EVERY_MS = 4000;
/** So that a whole room does not ask at once. Milliseconds. */
const SPREAD_MS = 400;

export interface KnownRound extends GuestRound {
  /** When it moves on by itself, by this phone's clock; null once it is over. */
  movesAt: number | null;
}

interface Asked {
  shopId: string;
  /** Number of the last event that told of the round. */
  told: number;
  /** No events come at the moment. */
  isLost: boolean;
}

export function useRoomRound({ shopId, told, isLost }: Asked) {
  const client = useClient();
  const [round, setRound] = useState<KnownRound | null>();
  const asked = useRef(0);
  const known = useRef(0);

  /** Of answers that overtake each other the one that was asked for last counts. */
  const keep = useCallback(async (asking: Promise<{ round: GuestRound | null }>): Promise<void> => {
    const nth = ++asked.current;
    const reply = await asking;
    if (nth < known.current) return;
    known.current = nth;
    setRound(reply.round && { ...reply.round, movesAt: movesAt(reply.round) });
  }, []);
  const read = useCallback(
    () => keep(client(`GET ${ROUND}`, { params: { shopId } })).catch(() => undefined),
    [client, keep, shopId],
  );

  useEffect(() => void read(), [read, told]);
  const readLate = useEffectEvent(() => void read());
  const next = round?.movesAt;
  useEffect(() => {
    if (next === undefined || next === null) return;
    const timer = setTimeout(readLate, Math.max(0, next - Date.now()) + 60 + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [next]);
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(readLate, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLost]);
  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && readLate();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);

  const roundId = round?.roundId ?? '';
  const about = { params: { shopId } };
  return {
    /** undefined: not read yet; null: none is on. */
    round,
    join: () => keep(client(`POST ${ROUND}/join`, { ...about, body: { roundId } })),
    leave: () => keep(client(`POST ${ROUND}/leave`, { ...about, body: { roundId } })),
    /** What came too late is not kept, and the round is read anew. */
    answer: async (question: number, answer: number): Promise<void> => {
      const body = { roundId, question, answer };
      await keep(client(`POST ${ROUND}/answers`, { ...about, body })).catch(async (error: unknown) => {
        await read();
        if (!(error instanceof Refusal) || error.status === 0) throw error;
      });
    },
    giveName: (name: string) => keep(client(`POST ${ROUND}/name`, { ...about, body: { roundId, name } })),
  };
}

const movesAt = ({ leftMs }: GuestRound): number | null => (leftMs === null ? null : Date.now() + leftMs);

/** The round that was read, and what a phone may do in it. */
export interface Table extends ReturnType<typeof useRoomRound> {
  round: KnownRound;
}
