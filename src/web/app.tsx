import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { AlertProvider } from '#ui/alert.tsx';
import { ApiProvider } from '#ui/client.tsx';
import { client } from './api-client.ts';
import { basePath } from './base-path.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { stepInside } from './history.ts';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ApiProvider client={client}>
        <AlertProvider>
          <CrashBoundary>
            <Router base={basePath} aroundNav={stepInside}>
              <AppRoutes />
            </Router>
          </CrashBoundary>
        </AlertProvider>
      </ApiProvider>
    </I18nProvider>
  );
}
