/** For screen tests: all providers a screen of the kit needs. */
import type { ReactNode } from 'react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { AlertProvider } from '../src/ui/kit/alert.tsx';

export function Around({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <AlertProvider>{children}</AlertProvider>
    </I18nProvider>
  );
}
