import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { basePath } from './base-path.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { stepInside } from './history.ts';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <Router base={basePath} aroundNav={stepInside}>
          <AppRoutes />
        </Router>
      </CrashBoundary>
    </I18nProvider>
  );
}
