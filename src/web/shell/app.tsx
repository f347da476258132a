import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { basePath } from './base-path.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { stepInside } from './history.ts';
import { AppRoutes } from './routes.tsx';

/** @param drawnAhead where the page stands while it is drawn by the build: its base, its address and what follows the question mark */
export function App({ drawnAhead }: { drawnAhead?: { base: string; path: string; search: string } }) {
  return (
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <Router
          base={drawnAhead?.base ?? basePath}
          aroundNav={stepInside}
          {...(drawnAhead && { ssrPath: drawnAhead.path, ssrSearch: drawnAhead.search })}
        >
          <AppRoutes />
        </Router>
      </CrashBoundary>
    </I18nProvider>
  );
}
