import { act } from 'react';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { discardDrafts, openSettings } from '#test/settings-page.ts';
import settings from '../config.ts';
import PACK from '../content.ts';
import type { VibesSettings } from '../rules.ts';
import VibesAdmin from './vibes-admin.tsx';

const show = (status?: number) =>
  openSettings<VibesSettings>(VibesAdmin, { config: { appearance: { titleText: 'Roof' } }, ...(status && { status }) });

const card = (name: RegExp) => within(screen.getByRole('listitem', { name }));
const edit = async (name: RegExp) => {
  await userEvent.click(card(name).getByRole('button', { name: 'Edit' }));
  return card(name);
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

discardDrafts();

describe('the moods', () => {
  it('are renamed, previewed as drafted, and saved with the other settings', async () => {
    const { sent, onDraft } = show();
    const zen = await edit(/^Zen/);
    await userEvent.clear(zen.getByLabelText('Name, English'));
    await userEvent.type(zen.getByLabelText('Name, English'), 'Calm');
    const draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.moods.map(({ label }) => label.en)).toContain('Calm');
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(sent[0]?.appearance).toEqual({ titleText: 'Roof' });
    expect(settings.parse(sent[0]?.experience)).toEqual(draft);
  });

  it('get another poster, and an emoji if it shows one', async () => {
    const { onDraft } = show();
    const zen = await edit(/^Zen/);
    expect(zen.queryByLabelText('Emoji')).toBeNull();
    await userEvent.click(zen.getByRole('radio', { name: 'Your emoji' }));
    await userEvent.type(zen.getByLabelText('Emoji'), '!');
    const draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.moods.find(({ id }) => id === 'zen')).toMatchObject({ poster: 'lettered', emoji: '🪷!' });
  });

  it('are added with their missing fields marked, and not saved before they are complete', async () => {
    const { sent, onDraft } = show();
    await click('Add a mood');
    // Its poster is lettered until the owner types an emoji.
    const draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.moods.at(-1)).toMatchObject({ poster: 'lettered', emoji: '' });
    await click('Save');
    expect(screen.getByText('Some texts are missing.')).toBeTruthy();
    expect(card(/^mood 9/).getAllByText('This text is missing.')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('are reordered and removed, but two stay', async () => {
    const { onDraft } = show();
    await click('Move Celebrating down');
    let draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.moods.slice(0, 2).map(({ id }) => id)).toEqual(['heartbroken', 'celebrating']);
    for (const { label } of PACK.moods.slice(0, 6)) await click(`Remove ${label.en}`);
    draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.moods.map(({ id }) => id)).toEqual(['nostalgic', 'curious']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Curious' }).disabled).toBe(true);
  });

  it('are not saved while one has no flavour, reported at its place', async () => {
    const { sent } = show();
    const rebel = await edit(/^Rebellious/);
    for (const axis of ['Spicy', 'Strength']) {
      const slider = rebel.getByRole<HTMLInputElement>('slider', { name: axis });
      fireEvent.change(slider, { target: { value: '-0.5' } });
    }
    expect(rebel.getByText('This mood tastes of nothing. Give it at least one flavour.')).toBeTruthy();
    await click('Save');
    expect(screen.getAllByText('Rebellious tastes of nothing: give it at least one flavour.').length).toBeGreaterThan(
      0,
    );
    expect(sent).toEqual([]);
  });
});

describe('the sliders', () => {
  it('get new ends, and can all be removed', async () => {
    const { onDraft } = show();
    const energy = await edit(/^Energy/);
    await userEvent.type(energy.getByLabelText('Right end, English'), '!');
    let draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.sliders[0]?.high.label.en).toBe('Fully charged!');
    await click('Remove Energy');
    await click('Remove Company');
    draft = onDraft.mock.lastCall?.[0] as VibesSettings;
    expect(draft.sliders).toEqual([]);
    expect(screen.getByText('Without sliders the result follows the posters at once.')).toBeTruthy();
  });
});

it('says why it could not be saved', async () => {
  show(500);
  await userEvent.selectOptions(screen.getByLabelText('How many may be chosen'), '1');
  await click('Save');
  expect(await screen.findByText('Failed to save: Out of order.')).toBeTruthy();
});

it('is in Chinese for Chinese readers', () => {
  act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: {} }));
  show();
  expect(card(/^放空 Zen/).getAllByRole('button', { name: /放空/ })).not.toHaveLength(0);
  expect(card(/^電量 Energy/).getByText('就快冇電 – 充滿電')).toBeTruthy();
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
});
