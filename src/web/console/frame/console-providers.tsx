import { useContext, type ReactNode } from 'react';
import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { Refusal } from '#contract/refusal.ts';
import { PageProviders } from '#web/shell/page-providers.tsx';
import './console.css';

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: true, retry: isWorthRepeating } },
});

let locale = i18n.locale;
i18n.on('change', () => {
  if (i18n.locale === locale) return;
  locale = i18n.locale;
  // What the server says, it said in the language of the moment.
  void queries.invalidateQueries();
});

/** The console's: what everybody has around them, and the cache of what was read. */
export function ConsoleSurroundings({ children }: { children: ReactNode }) {
  const given = useContext(QueryClientContext);
  const inside = <PageProviders>{children}</PageProviders>;
  return given ? inside : <QueryClientProvider client={queries}>{inside}</QueryClientProvider>;
}

/** Once more when the server stumbled or nothing came; what it refused, it would refuse again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const wasRefused = error instanceof Refusal && error.status >= 400 && error.status < 500;
  return !wasRefused && failures < 1;
}
