import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { ApiProvider } from '#ui/client.tsx';
import { Around } from '#ui/testing.tsx';
import { guestRecipe } from '../../../../test/guest-recipe.ts';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import SommelierAdmin from './sommelier-admin.tsx';

function open() {
  const saved: { experience: typeof PACK }[] = [];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body }: RequestInit & { body?: string }) => {
      if (method === 'PATCH') {
        saved.push((JSON.parse(body!) as { config: { experience: typeof PACK } }).config);
        return new Response(JSON.stringify(instance));
      }
      return new Response(JSON.stringify(url.includes('recipes') ? { recipes: [guestRecipe()] } : instance));
    }) as typeof fetch,
  });
  const onDraft = vi.fn();
  const instance = { join_code: 'BCD234', config: {}, version: 1 } as unknown as AdminProps['instance'];
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <SommelierAdmin instance={instance} shop={{ shop_id: 'bar', name: 'Bar' }} onDraft={onDraft} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: Around },
  );
  return { saved, onDraft };
}
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the sommelier’s admin page', () => {
  it('shows what a sentence is understood as, with the house’s drinks', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('A guest says'), {
      target: { value: 'like a yuzu sour, not sweet, zebra' },
    });
    const heard = within(screen.getByRole('region', { name: 'Try its ear' }));
    expect(await heard.findByText('like Yuzu Sour')).toBeTruthy();
    expect(heard.getByText('not sweet')).toBeTruthy();
    expect(heard.getByText('Not understood: “zebra”')).toBeTruthy();
  });

  it('teaches it a word, tries it at once, and saves it', async () => {
    const { saved, onDraft } = open();
    fireEvent.change(await screen.findByLabelText('A guest says'), { target: { value: 'zebra' } });
    await click('Add words');
    const place = PACK.lexicon.length + 1;
    await userEvent.type(screen.getByLabelText(`Words ${place}, English`), 'zebra, ');
    await userEvent.selectOptions(screen.getByLabelText(`Taste of words ${place}`), 'Fizzy');
    expect(within(screen.getByRole('region', { name: 'Try its ear' })).getByText('bubbles')).toBeTruthy();
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(saved[0]?.experience.lexicon.at(-1)).toEqual({
      axis: 'fizzy',
      value: 2,
      words: { en: ['zebra'], 'zh-HK': [] },
    });
    expect(onDraft).toHaveBeenCalled();
  });

  it('does not save a taste without words or a phrase in one language', async () => {
    const { saved } = open();
    await click('Add words');
    await click('Save');
    expect(screen.getAllByText('A taste of the house words has no word yet.').length).toBeGreaterThan(0);
    await click(`Remove words ${PACK.lexicon.length + 1}`);
    await click('Add a phrase');
    await click('Save');
    expect(screen.getByText('Some texts are missing.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('marks a phrase that it would not understand itself', async () => {
    open();
    const field = screen.getByLabelText('Phrase 1, English');
    await userEvent.clear(field);
    await userEvent.type(field, 'zebra');
    expect(screen.getByText('Not understood')).toBeTruthy();
  });

  it('edits the questions back', async () => {
    const { saved } = open();
    const field = screen.getByLabelText('Question 1, English');
    await userEvent.clear(field);
    await userEvent.type(field, 'Soft or loud?');
    await click('Move Closer to an orchard, or to a herb garden? up');
    await click('Save');
    expect(saved[0]?.experience.followUps.map(({ text }) => text.en).slice(0, 2)).toEqual([
      'Closer to an orchard, or to a herb garden?',
      'Soft or loud?',
    ]);
  });
});
