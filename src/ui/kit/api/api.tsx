/** React bindings of the contract: reads with a cache, writes that invalidate reads. */
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { CallOptions, Input, Reply, Route } from '#contract/client.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useClient } from './client.tsx';

interface ReadOptions {
  enabled?: boolean;
  refetchInterval?: number | false;
  timeoutMs?: number;
  /** Keeps showing the last answer while another input is loading. */
  keepsPrevious?: boolean;
  /** The reader's, where the answer depends on it: it is read anew in another one. */
  language?: string;
}

/** Reads an endpoint; the cache key is its route and input. */
export function useEndpoint<R extends Route>(
  route: R,
  input: Input<R>,
  options: ReadOptions = {},
): UseQueryResult<Reply<R>, Refusal> {
  const client = useClient();
  const { timeoutMs, keepsPrevious = false, language, ...query } = options;
  return useQuery<Reply<R>, Refusal>({
    // Two parts without a language: what a write changes at once is found by these two.
    queryKey: language === undefined ? [route, input] : [route, input, language],
    queryFn: ({ signal }) => client(route, input, { signal, ...(timeoutMs !== undefined && { timeoutMs }) }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...query,
  });
}

/** Writes to an endpoint; afterwards invalidates every read of the routes in `stale`. */
export function useSend<R extends Route>(
  route: R,
  stale: readonly Route[] = [],
): UseMutationResult<Reply<R>, Refusal, Input<R> & { options?: CallOptions }> {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation<Reply<R>, Refusal, Input<R> & { options?: CallOptions }>({
    mutationFn: ({ options, ...input }) => client(route, input as Input<R>, options),
    onSuccess: () => Promise.all(stale.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
