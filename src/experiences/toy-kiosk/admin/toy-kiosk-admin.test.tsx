import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { KioskInstance } from '#contract/kiosks.ts';
import { ApiProvider } from '#ui/client.tsx';
import { Around } from '#ui/testing.tsx';
import { guestRecipe, guestSoda } from '../../../../test/guest-recipe.ts';
import settings from '../config.ts';
import PACK from '../content.ts';
import type { ToySettings } from '../rules.ts';
import ToyKioskAdmin from './toy-kiosk-admin.tsx';

const SAVE = 'PATCH /api/kiosk-instances/code/BCD234/config';

function openAdmin() {
  const saved: ToySettings[] = [];
  const instance = {
    join_code: 'BCD234',
    kiosk_type_identifier: 'toy-kiosk',
    shop_id: 'bar',
    config: { appearance: { titleText: 'Hi' } },
    version: 4,
  } as unknown as KioskInstance;
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body }: RequestInit & { body?: string }) => {
      const route = `${method} ${url}`;
      if (route === SAVE) {
        const { config } = JSON.parse(body ?? '{}') as { config: { experience: ToySettings; appearance: object } };
        expect(config.appearance).toEqual({ titleText: 'Hi' });
        saved.push(config.experience);
        return Response.json({ ...instance, config, version: 5 });
      }
      if (url.endsWith('/recipes')) return Response.json({ recipes: [guestRecipe(), guestSoda()] });
      if (url.endsWith('/machine')) return Response.json({ any: { left: 12, series: [] }, refilled: true });
      return Response.json(null, { status: 404 });
    }) as typeof fetch,
  });
  const onDraft = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider client={client}>
        <ToyKioskAdmin instance={instance} shop={{ shop_id: 'bar', name: 'Bar' }} onDraft={onDraft} />
      </ApiProvider>
    </QueryClientProvider>,
    { wrapper: Around },
  );
  return { saved, onDraft };
}

const row = (name: string) => within(screen.getByRole('listitem', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the drum’s settings', () => {
  it('show what is left today and each series’ share', async () => {
    openAdmin();
    expect(await screen.findByText(/12 capsules are left today\./)).toBeTruthy();
    expect(screen.getByText('30 capsules when it is full.', { exact: false })).toBeTruthy();
    expect(row('Golden Capsule').getByText('2 of 30 capsules, 7%')).toBeTruthy();
  });

  it('change a series and show it in the preview before it is saved', async () => {
    const { saved, onDraft } = openAdmin();
    await userEvent.click(row('Citrus Pop').getByRole('button', { name: 'Edit' }));
    const card = row('Citrus Pop');
    await type(card.getByLabelText('Capsules'), '9');
    await userEvent.click(card.getByRole('radio', { name: 'Moon' }));
    await type(card.getByLabelText(/Your own sticker/), 'https://bar.test/citrus.png');
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ series: [{ count: 9, drawing: 'moon' }, {}, {}, {}, {}, {}] });
    await save();
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(settings.safeParse(saved[0]).success).toBe(true);
    expect(saved[0]?.series[0]).toMatchObject({ count: 9, sticker: 'https://bar.test/citrus.png' });
  });

  it('fix the drinks of a series', async () => {
    const { saved } = openAdmin();
    await userEvent.click(row('Dragon Breath').getByRole('button', { name: 'Edit' }));
    await userEvent.click(row('Dragon Breath').getByRole('radio', { name: /These drinks/ }));
    expect(row('Dragon Breath').getByText(/they hold the shop’s signature/)).toBeTruthy();
    await userEvent.click(row('Dragon Breath').getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ginger Fizz/ }));
    await userEvent.keyboard('{Escape}');
    await save();
    await screen.findByText(/^Saved\./);
    expect(saved[0]?.series[3]?.pick).toEqual({ recipeIds: ['soda'] });
  });

  it('add a series, which is not saved before its texts are there in both languages', async () => {
    const { saved } = openAdmin();
    await userEvent.click(screen.getByRole('button', { name: 'Add a series' }));
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    expect(saved).toEqual([]);
    const card = row('Series 7');
    await userEvent.type(card.getByLabelText('Name, English'), 'Sea Salt');
    await userEvent.type(row('Sea Salt').getByLabelText('Name, Chinese'), '海鹽');
    await userEvent.type(row('Sea Salt').getByLabelText('What its sticker says, English'), 'A bit salty.');
    await userEvent.type(row('Sea Salt').getByLabelText('What its sticker says, Chinese'), '有啲鹹。');
    await save();
    await screen.findByText(/^Saved\./);
    expect(saved[0]?.series).toHaveLength(7);
    expect(settings.safeParse(saved[0]).success).toBe(true);
  });

  it('refuse a sticker that is no picture’s address', async () => {
    const { saved } = openAdmin();
    await userEvent.click(row('Citrus Pop').getByRole('button', { name: 'Edit' }));
    await userEvent.type(row('Citrus Pop').getByLabelText(/Your own sticker/), 'citrus');
    await save();
    expect((await screen.findAllByText(/A picture needs an address/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('move, remove, and go back to the original', async () => {
    const { onDraft } = openAdmin();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Citrus Pop' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Sunset Candy up' }));
    const last = onDraft.mock.lastCall?.[0] as ToySettings;
    expect(last.series.map(({ id }) => id).slice(0, 2)).toEqual(['sunset-candy', 'garden-ghost']);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Back to the original' }),
    );
    expect(onDraft.mock.lastCall?.[0]).toEqual(PACK);
  });
});
