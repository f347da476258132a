import type { ReactNode } from 'react';
import { AlertProvider } from '#ui/kit/alert.tsx';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { client } from './client/api-client.ts';

/** API client and alert providers for guest pages other than join. */
export function PageProviders({ guest = false, children }: { guest?: boolean; children: ReactNode }) {
  return (
    <ApiProvider client={client}>
      <AlertProvider guest={guest}>{children}</AlertProvider>
    </ApiProvider>
  );
}
