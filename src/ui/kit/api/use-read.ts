/** A contract read for guest pages, which do without the console's query cache. */
import { useEffect, useState } from 'react';
import type { Input, Reply, Route } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { useClient } from './client.tsx';

interface ReadOptions {
  /** Nothing is requested while this is false. */
  enabled?: boolean;
  timeoutMs?: number;
  /** Number of automatic retries after no answer or a 5xx. Count. */
  repeats?: number;
  /** The service worker keeps the last answer for offline use. */
  isKept?: boolean;
}

export interface Read<T> {
  /** The last answer, also while loading again or after that failed. */
  data: T | undefined;
  error: Refusal | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Replaces the last answer by the answer of another call. */
  setData: (data: T) => void;
}

/** Marks requests whose answers the service worker keeps. */
const KEPT = { 'x-keep': 'last' };

type ReadResult<T> = { data?: T | undefined; error?: Refusal | undefined };

/** Pause before an automatic retry. Milliseconds. */
const REPEAT_AFTER_MS = 1000;

/** Reads an endpoint whenever its route or input changes; aborts a request that is no longer needed. */
export function useRead<R extends Route>(
  route: R,
  input: Input<R>,
  { enabled = true, timeoutMs, repeats = 0, isKept = false }: ReadOptions = {},
): Read<Reply<R>> {
  const client = useClient();
  const key = JSON.stringify([route, input]);
  const [round, setRound] = useState(0);
  const asked = enabled ? `${key} ${round}` : undefined;
  const [known, setKnown] = useState<{ key: string; asked?: string | undefined } & ReadResult<Reply<R>>>({ key });

  useEffect(() => {
    if (asked === undefined) return;
    const left = new AbortController();
    const [, asInput] = JSON.parse(key) as [R, Input<R>];
    const options = {
      signal: left.signal,
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(isKept && { headers: KEPT }),
    };
    const settle = (outcome: ReadResult<Reply<R>>) => {
      if (left.signal.aborted) return;
      setKnown((before) => ({ key, asked, data: before.key === key ? before.data : undefined, ...outcome }));
    };
    const read = async (repeatsLeft: number): Promise<void> => {
      try {
        settle({ data: await client(route, asInput, options) });
      } catch (error) {
        const refusal = error instanceof Refusal ? error : new Refusal('unreadable', { message: String(error) });
        const wasRefused = refusal.status >= 400 && refusal.status < 500;
        if (wasRefused || repeatsLeft === 0) return settle({ error: refusal });
        await new Promise((done) => setTimeout(done, REPEAT_AFTER_MS));
        if (!left.signal.aborted) await read(repeatsLeft - 1);
      }
    };
    void read(repeats);
    return () => left.abort();
  }, [asked, client, isKept, key, repeats, route, timeoutMs]);

  const isThis = known.key === key;
  return {
    data: isThis ? known.data : undefined,
    error: isThis && known.asked === asked ? known.error : undefined,
    isLoading: asked !== undefined && known.asked !== asked,
    reload: () => setRound((before) => before + 1),
    setData: (data) => setKnown((before) => ({ ...before, key, data, error: undefined })),
  };
}
