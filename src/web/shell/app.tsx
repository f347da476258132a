import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { basePath } from './base-path.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { stepInside } from './history.ts';
import { AppRoutes } from './routes.tsx';

/** @param prerendered the location at build time: base, path and query */
export function App({ prerendered }: { prerendered?: { base: string; path: string; search: string } }) {
  return (
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <Router
          base={prerendered?.base ?? basePath}
          aroundNav={stepInside}
          {...(prerendered && { ssrPath: prerendered.path, ssrSearch: prerendered.search })}
        >
          <AppRoutes />
        </Router>
      </CrashBoundary>
    </I18nProvider>
  );
}
