/** The page's one API client, provided at the top: for calls that are neither a screen's read nor a form's write. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '#contract/client.ts';

const ClientContext = createContext<Client | undefined>(undefined);

export function ApiProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs an ApiProvider above it');
  return client;
}
