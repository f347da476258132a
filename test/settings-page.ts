/** An experience's settings page as its owner opens it, with a client that records what is saved. */
import { createElement, type ComponentType, type ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, vi, type Mock } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { AdminProps } from '#experiences/experience.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { Around } from './ui-around.tsx';
import { guestRecipe, guestSoda } from './guest-recipe.ts';

interface Config<Settings> {
  experience?: Settings;
  appearance?: object;
  voiceProfileId?: string;
}

interface Options<Settings> {
  /** The instance as stored. */
  config?: Config<Partial<Settings>>;
  /** The shop's menu. */
  menu?: readonly object[];
  /** Further answers of the server, by the end of the path. */
  answers?: Record<string, object>;
  /** Status of the answer to a save. */
  status?: number;
}

interface Opened<Settings> {
  /** Each complete config that was saved. */
  sent: (Config<Settings> & { experience: Settings })[];
  /** Messages to the preview. */
  onDraft: Mock<AdminProps['onDraft']>;
}

export function openSettings<Settings>(
  Page: ComponentType<AdminProps>,
  options: Options<Settings> = {},
): Opened<Settings> {
  const { config = {}, menu = [guestRecipe(), guestSoda()], answers = {}, status = 200 } = options;
  const instance = { join_code: 'BCD234', shop_id: 's1', version: 4, config };
  const sent: Opened<Settings>['sent'] = [];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: ((url: string, { method, body }: { method?: string; body?: string } = {}) => {
      if (method === 'PATCH') {
        const saved = (JSON.parse(body!) as { config: (typeof sent)[number] }).config;
        sent.push(saved);
        const answer = status === 200 ? { ...instance, config: saved, version: 5 } : { message: 'Out of order.' };
        return Promise.resolve(Response.json(answer, { status }));
      }
      const known = { '/recipes': { recipes: menu }, ...answers };
      const found = Object.entries(known).find(([end]) => url.endsWith(end))?.[1];
      return Promise.resolve(found ? Response.json(found) : Response.json({}, { status: 404 }));
    }) as typeof fetch,
  });
  const onDraft = vi.fn<AdminProps['onDraft']>();
  const page = createElement(Page, {
    instance: instance as unknown as AdminProps['instance'],
    shop: { shop_id: 's1', name: 'Bar' },
    onDraft,
  });
  const withClient = createElement(ApiProvider, { client } as ComponentProps<typeof ApiProvider>, page);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(createElement(QueryClientProvider, { client: queries }, withClient), { wrapper: Around });
  return { sent, onDraft };
}

/** A draft blocks leaving the page. Call it once in each test file. */
export function discardDrafts(): void {
  afterEach(async () => {
    const discard = screen.queryByRole('button', { name: 'Discard changes' });
    if (discard) await userEvent.click(discard);
  });
}
