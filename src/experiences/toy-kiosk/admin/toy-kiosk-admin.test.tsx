import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSettings } from '#test/settings-page.ts';
import settings from '../config.ts';
import PACK from '../content.ts';
import type { ToySettings } from '../rules.ts';
import ToyKioskAdmin from './toy-kiosk-admin.tsx';

const openAdmin = () =>
  openSettings<ToySettings>(ToyKioskAdmin, {
    config: { appearance: { titleText: 'Hi' } },
    answers: { '/machine': { any: { left: 12, series: [] }, refilled: true } },
  });

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
    const { sent, onDraft } = openAdmin();
    await userEvent.click(row('Citrus Pop').getByRole('button', { name: 'Edit' }));
    const card = row('Citrus Pop');
    await type(card.getByLabelText('Capsules'), '9');
    await userEvent.click(card.getByRole('radio', { name: 'Moon' }));
    await type(card.getByLabelText(/Your own sticker/), 'https://bar.test/citrus.png');
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ series: [{ count: 9, drawing: 'moon' }, {}, {}, {}, {}, {}] });
    await save();
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(settings.safeParse(sent[0]?.experience).success).toBe(true);
    expect(sent[0]?.experience.series[0]).toMatchObject({ count: 9, sticker: 'https://bar.test/citrus.png' });
  });

  it('fix the drinks of a series', async () => {
    const { sent } = openAdmin();
    await userEvent.click(row('Dragon Breath').getByRole('button', { name: 'Edit' }));
    await userEvent.click(row('Dragon Breath').getByRole('radio', { name: /These drinks/ }));
    expect(row('Dragon Breath').getByText(/they hold the shop’s signature/)).toBeTruthy();
    await userEvent.click(row('Dragon Breath').getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ginger Fizz/ }));
    await userEvent.keyboard('{Escape}');
    await save();
    await screen.findByText(/^Saved\./);
    expect(sent[0]?.experience.series[3]?.pick).toEqual({ recipeIds: ['soda'] });
  });

  it('add a series, which is not saved before it has both texts', async () => {
    const { sent } = openAdmin();
    fireEvent.click(screen.getByRole('button', { name: 'Add a series' }));
    expect(row('Series 7').getAllByRole('textbox')[0]).toBe(document.activeElement);
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    expect(sent).toEqual([]);
    const card = row('Series 7');
    await userEvent.type(card.getByLabelText('Name, English'), 'Sea Salt');
    await userEvent.type(row('Sea Salt').getByLabelText('Name, Chinese'), '海鹽');
    await userEvent.type(row('Sea Salt').getByLabelText('What its sticker says, English'), 'A bit salty.');
    await userEvent.type(row('Sea Salt').getByLabelText('What its sticker says, Chinese'), '有啲鹹。');
    await save();
    await screen.findByText(/^Saved\./);
    expect(sent[0]?.experience.series).toHaveLength(7);
    expect(sent[0]?.appearance).toEqual({ titleText: 'Hi' });
    expect(settings.safeParse(sent[0]?.experience).success).toBe(true);
  });

  it('refuse a sticker whose address is no picture', async () => {
    const { sent } = openAdmin();
    await userEvent.click(row('Citrus Pop').getByRole('button', { name: 'Edit' }));
    await userEvent.type(row('Citrus Pop').getByLabelText(/Your own sticker/), 'citrus');
    await save();
    expect((await screen.findAllByText(/A picture needs an address/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('move, remove, and return to the defaults', async () => {
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
