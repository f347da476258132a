import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createClient } from '#contract/client.ts';
import { ApiProvider } from '#ui/client.tsx';
import { Around } from '#ui/testing.tsx';
import { guestRecipe, guestSoda } from '../../../../test/guest-recipe.ts';
import type { AdminProps } from '../../experience.ts';
import type { TerminalSettings } from '../rules.ts';
import TerminalAdmin from './terminal-admin.tsx';

function open() {
  const saved: TerminalSettings[] = [];
  const instance = { join_code: 'BCD234', config: {}, version: 1 } as unknown as AdminProps['instance'];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body }: RequestInit & { body?: string }) => {
      if (method === 'PATCH')
        saved.push((JSON.parse(body!) as { config: { experience: TerminalSettings } }).config.experience);
      return new Response(
        JSON.stringify(url.includes('recipes') ? { recipes: [guestRecipe(), guestSoda()] } : instance),
      );
    }) as typeof fetch,
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <TerminalAdmin instance={instance} shop={{ shop_id: 'bar', name: 'Bar' }} onDraft={() => undefined} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: Around },
  );
  return saved;
}
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const setSlider = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

describe('the terminal’s admin page', () => {
  it('makes a section of the owner’s own, in both languages', async () => {
    const saved = open();
    await click('Add a section');
    await click('Save');
    expect(screen.getByText('Some texts are missing.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Section 1, English'), 'Late');
    await userEvent.type(screen.getByLabelText('Section 1, Chinese'), '夜深');
    const field = within(screen.getByRole('group', { name: 'Drinks of Late' }));
    await userEvent.click(field.getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ginger Fizz/ }));
    await userEvent.keyboard('{Escape}');
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(saved[0]?.categories).toMatchObject([{ label: { en: 'Late', 'zh-HK': '夜深' }, recipeIds: ['soda'] }]);
  });

  it('sets what is shown and which sizes there are', async () => {
    const saved = open();
    await userEvent.click(screen.getByRole('switch', { name: 'Strength in % ABV' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Large' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Small' }));
    await click('Save');
    expect(saved[0]).toMatchObject({ showAbv: false, sizes: ['sizeM', 'sizeL'] });
  });

  it('gives the address of a shared screen, and keeps the warning ahead of the end', async () => {
    const saved = open();
    expect(screen.getByText(/\/kiosk\/live\?joinCode=BCD234&screen=shared$/)).toBeTruthy();
    setSlider('Starts afresh after', 30);
    setSlider('Asks “Still there?” ahead by', 40);
    await click('Save');
    expect(screen.getAllByText('The question must come before the menu starts afresh.').length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
    setSlider('Asks “Still there?” ahead by', 20);
    await click('Save');
    expect(saved[0]).toMatchObject({ idleSeconds: 30, warnSeconds: 20 });
  });
});
