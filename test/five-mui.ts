/** For the screen tests of 猜枚: the game as a guest opens it, and a guest's actions. */
import { createElement, type ComponentProps } from 'react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { Order } from '#contract/order/orders.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { PlayMemoryOf, type PlayMemory } from '#ui/play/play-memory.ts';
import { Around } from './ui-around.tsx';
import { guestRecipe, guestSoda } from './guest-recipe.ts';
import type { GuestProps } from '#experiences/experience.ts';
import FiveMui from '#experiences/five-mui/guest/five-mui.tsx';

export interface Setup {
  experience?: object;
  voiceProfileId?: string;
  answer?: (route: string) => { status?: number; body: unknown };
  recipes?: GuestProps['recipes'];
  memory?: PlayMemory;
}

export function openGame({ experience = {}, voiceProfileId, answer, recipes, memory }: Setup = {}) {
  const sent: { route: string; body: Record<string, unknown> }[] = [];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body: text }: RequestInit & { body?: string }) => {
      const route = `${method} ${url}`;
      sent.push({ route, body: (text === undefined ? {} : JSON.parse(text)) as Record<string, unknown> });
      const { status = 200, body } = answer?.(route) ?? { status: 404, body: {} };
      return new Response(JSON.stringify(body), { status });
    }) as typeof fetch,
  });
  const placeOrder = vi.fn(() => Promise.resolve({ displayId: 'A07' } as Order));
  const props = {
    instance: { join_code: 'BCD234', config: { experience, ...(voiceProfileId && { voiceProfileId }) } },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: recipes ?? [
      guestRecipe({ drinkFeatures: [{ property: 'fizzy', value: 4 }], ABV: 12 }),
      guestSoda({ drinkFeatures: [{ property: 'sweet', value: 4 }] }),
    ],
    placeOrder,
  } as unknown as GuestProps;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const game = createElement(FiveMui, props);
  const kept = createElement(PlayMemoryOf, { value: memory }, game);
  const withClient = createElement(ApiProvider, { client } as ComponentProps<typeof ApiProvider>, kept);
  render(createElement(QueryClientProvider, { client: queries }, withClient), { wrapper: Around });
  return { sent, placeOrder };
}

// Fake timers: beats and pauses take time.
export const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const group = (name: string) => within(screen.getByRole('group', { name }));
export const hand = (fingers: number) => group('Your hand').getAllByRole('button')[fingers]!;
export const calls = () => group('Your call').queryAllByRole<HTMLButtonElement>('button');
export const call = (sum: number) => calls().find(({ textContent }) => parseInt(textContent, 10) === sum)!;
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const spoken = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
export const BEAT_MS = 1200;

/** Makes a choice, and waits until its result was displayed. */
export async function show(fingers: number, sum: number, look = 3500) {
  await user.click(hand(fingers));
  await user.click(call(sum));
  await pass(BEAT_MS);
  const words = spoken();
  await pass(look);
  return words;
}

export const begin = async (who: RegExp = /Auntie Mei/) => {
  await press(who);
  expect(screen.getByRole('heading', { name: 'Show, and call the sum' })).toBeTruthy();
};

/** Call it once in each test file. */
export function controlClockAndHouse(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    // Auntie Mei opens the whole hand, and expects the guest's last one; five at first.
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    act(() => i18n.activate('en'));
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
