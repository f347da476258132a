import { useContext, type ReactNode } from 'react';
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { Refusal } from '#contract/refusal.ts';
import { AlertProvider } from '#ui/alert.tsx';
import { ApiProvider } from '#ui/client.tsx';
import { client } from './api-client.ts';

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: true, retry: isWorthRepeating } },
});

/** What the console, the experiences and the approval need around them and the join page does without: the client, the cache of what was read, and alerts. */
export function Surroundings({ guest = false, children }: { guest?: boolean; children: ReactNode }) {
  const given = useContext(QueryClientContext);
  const inside = (
    <ApiProvider client={client}>
      <AlertProvider guest={guest}>{children}</AlertProvider>
    </ApiProvider>
  );
  return given ? inside : <QueryClientProvider client={queries}>{inside}</QueryClientProvider>;
}

/** Once more when the server stumbled or nothing came; what it refused, it would refuse again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const wasRefused = error instanceof Refusal && error.status >= 400 && error.status < 500;
  return !wasRefused && failures < 1;
}
