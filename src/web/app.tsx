import { BrowserRouter } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Refusal } from '#contract/refusal.ts';
import { AlertProvider } from '#ui/alert.tsx';
import { ApiProvider } from '#ui/api.tsx';
import { client } from './api-client.ts';
import { basePath } from './base-path.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { AppRoutes } from './routes.tsx';

const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: true, retry: isWorthRepeating } },
});

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ApiProvider client={client}>
          <AlertProvider>
            <CrashBoundary>
              <BrowserRouter basename={basePath || '/'}>
                <AppRoutes />
              </BrowserRouter>
            </CrashBoundary>
          </AlertProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Once more when the server stumbled or nothing came; what it refused, it would refuse again. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const wasRefused = error instanceof Refusal && error.status >= 400 && error.status < 500;
  return !wasRefused && failures < 1;
}
