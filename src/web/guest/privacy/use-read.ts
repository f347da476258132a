import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '#contract/refusal.ts';

interface Read<T> {
  data: T | undefined;
  /** Why there is nothing; undefined while it is read. */
  refusal: Refusal | undefined;
  again: () => void;
}

/**
 * Reads once, and again when asked to or when `read` or the language of the reply changes; what was read stays meanwhile. Guests' pages have no cache
 * of replies.
 */
export function useRead<T>(read: (signal: AbortSignal) => Promise<T>, locale?: string): Read<T> {
  const [found, setFound] = useState<{ data?: T; refusal?: Refusal }>({});
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    read(left.signal).then(
      (data) => left.signal.aborted || setFound({ data }),
      (refusal: Refusal) => left.signal.aborted || setFound((before) => ({ ...before, refusal })),
    );
    return () => left.abort();
  }, [read, locale, asked]);
  const again = useCallback(() => {
    setFound(({ data }) => (data === undefined ? {} : { data }));
    setAsked((times) => times + 1);
  }, []);
  return { data: found.data, refusal: found.refusal, again };
}
