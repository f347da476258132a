import type { ReactNode } from 'react';
import type { LanguageCode } from '#domain/text/languages.ts';
import { AlertProvider } from '#ui/kit/alert.tsx';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { MenuLanguagesOf } from '#ui/kit/menu-text.ts';
import { client } from './client/api-client.ts';
import { useOwnMenuLanguages } from './client/menu-choice.ts';

/** API client, alerts and menu languages for guest pages other than join. */
export function PageProviders({ guest = false, children }: { guest?: boolean; children: ReactNode }) {
  const languages = useOwnMenuLanguages();
  return (
    <ApiProvider client={client}>
      <MenuLanguagesOf value={guest ? languages : NONE}>
        <AlertProvider guest={guest}>{children}</AlertProvider>
      </MenuLanguagesOf>
    </ApiProvider>
  );
}

const NONE: readonly LanguageCode[] = [];
