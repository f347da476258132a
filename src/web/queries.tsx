import { useContext, type ReactNode } from 'react';
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { Refusal } from '#contract/refusal.ts';

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: true, retry: isWorthRepeating } },
});

/** The cache of what was read: around the console and the experiences, which the join page does without. */
export function Queries({ children }: { children: ReactNode }) {
  const given = useContext(QueryClientContext);
  return given ? children : <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Once more when the server stumbled or nothing came; what it refused, it would refuse again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const wasRefused = error instanceof Refusal && error.status >= 400 && error.status < 500;
  return !wasRefused && failures < 1;
}
