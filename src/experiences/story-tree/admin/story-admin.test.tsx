import { act } from 'react';
import { i18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestRecipe } from '#test/guest-recipe.ts';
import { discardDrafts, openSettings } from '#test/settings-page.ts';
import settings from '../config.ts';
import type { Story } from '../rules.ts';
import StoryAdmin from './story-admin.tsx';

// Stubbed: the drawings have no accessible content, and thousands of shapes make every query slow.
vi.mock('../guest/scenes/backdrops.tsx', () => ({ DrawnBackdrop: () => null }));

function show(menu?: object[]) {
  const { sent, onDraft } = openSettings<Story>(StoryAdmin, menu && { menu });
  return { sent, draft: () => onDraft.mock.lastCall?.[0] as Story };
}

const card = (name: RegExp) => within(screen.getByRole('listitem', { name }));
const edit = async (name: RegExp) => {
  await userEvent.click(card(name).getByRole('button', { name: 'Edit' }));
  return card(name);
};
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const map = () => within(screen.getByRole('group', { name: 'Map of the story' }));
const problems = () =>
  within(screen.getByRole('list', { name: 'Problems of the story' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

discardDrafts();

describe('the map', () => {
  it('shows every scene and ending, and leads to its card', async () => {
    show();
    expect(map().getAllByRole('button')).toHaveLength(9);
    Element.prototype.scrollIntoView = vi.fn();
    await userEvent.click(map().getByRole('button', { name: /Ending.*Ember Walker/ }));
    expect(document.activeElement?.textContent).toBe('Ember Walker');
  });
});

describe('a scene', () => {
  it('can be edited, given another picture, and saved', async () => {
    const { sent, draft } = show();
    const first = await edit(/^Midnight/);
    const text = first.getByLabelText('What happens, English');
    await userEvent.clear(text);
    await userEvent.type(text, 'Dusk.');
    await userEvent.click(card(/^Dusk/).getByRole('radio', { name: 'Harbour' }));
    expect(draft().nodes.n1).toMatchObject({ backdrop: 'harbour', text: { en: 'Dusk.' } });
    const written = draft();
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(settings.parse(sent[0]?.experience)).toEqual(written);
  });

  it('has choices that can be added, moved, removed and linked elsewhere', async () => {
    const { draft } = show();
    const first = await edit(/^Midnight/);
    await userEvent.click(first.getByRole('button', { name: 'Add a choice' }));
    expect(first.getByRole<HTMLButtonElement>('button', { name: 'Add a choice' }).disabled).toBe(true);
    expect(problems()).toEqual(['Choice 3 of “Midnight. The last tram rings its…” leads nowhere.']);
    await userEvent.selectOptions(first.getAllByLabelText('Leads to')[2]!, 'Ending: Neon Runner');
    expect(screen.queryByRole('list', { name: 'Problems of the story' })).toBeNull();
    await userEvent.click(first.getByRole('button', { name: 'Move choice 3 up' }));
    expect(draft().nodes.n1?.choices.map(({ to }) => to)).toEqual(['n2', 'e1', 'n3']);
    await userEvent.click(first.getByRole('button', { name: 'Remove choice 2' }));
    expect(draft().nodes.n1?.choices.map(({ to }) => to)).toEqual(['n2', 'n3']);
    expect(first.getByRole<HTMLButtonElement>('button', { name: /^Remove Climb/ }).disabled).toBe(true);
  });

  it('changes the wish by its choices', async () => {
    const { draft } = show();
    const first = await edit(/^Midnight/);
    await userEvent.click(first.getAllByRole('button', { name: 'Taste' })[0]!);
    fireEvent.change(first.getByRole('slider', { name: 'Herbal' }), { target: { value: '2' } });
    expect(draft().nodes.n1?.choices[0]?.delta).toEqual({ fizzy: 1, acidity: 1, herbal: 2 });
  });

  it('gets a new scene behind a choice, which is not saved before it is complete', async () => {
    const { sent } = show();
    const first = await edit(/^Neon rain/);
    await userEvent.selectOptions(first.getAllByLabelText('Leads to')[0]!, '+ A new scene');
    expect(card(/^scene 6/).getByLabelText('What happens, English')).toBeTruthy();
    await click('Save');
    expect(sent).toEqual([]);
    expect(problems()).toEqual([
      'Choice 1 of “scene 6” leads nowhere.',
      'Choice 2 of “scene 6” leads nowhere.',
      'No choice leads to “Neon Runner”.',
    ]);
    expect(card(/^scene 6/).getAllByText('This leads nowhere.')).toHaveLength(2);
    expect(card(/^Neon Runner/).getByText('No choice leads to “Neon Runner”.')).toBeTruthy();
  });

  it('that leads back is reported at its place, and on the map', async () => {
    show();
    const rain = await edit(/^Neon rain/);
    await userEvent.selectOptions(rain.getAllByLabelText('Leads to')[0]!, 'n1');
    expect(rain.getByText('This leads back: the story would never end.')).toBeTruthy();
    expect(map().getByRole('button', { name: /problem.*Neon rain/ })).toBeTruthy();
  });

  it('is removed after a warning which choices will lead nowhere', async () => {
    const { draft } = show();
    await click(/^Remove Neon rain/);
    expect(screen.getByRole('alertdialog').textContent).toContain('The upper deck');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(Object.keys(draft().nodes)).toEqual(['n1', 'n2', 'n3', 'n5']);
    expect(problems()).toHaveLength(4);
  });

  it('is not saved with an address that is no picture', async () => {
    const { sent } = show();
    const first = await edit(/^Midnight/);
    await userEvent.type(first.getByLabelText('Your own picture'), 'ftp://x');
    expect(first.getByText(/needs an address that starts/)).toBeTruthy();
    await click('Save');
    expect(sent).toEqual([]);
  });

  it('becomes the start of the story', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('The story begins with'), 'n2');
    expect(problems()).toEqual([
      'No choice leads to “Midnight. The last tram rings its…”.',
      'No choice leads to “The driver hums a song older than…”.',
    ]);
  });
});

describe('an ending', () => {
  it('says so in its place if no drink without alcohol is left', async () => {
    show([guestRecipe()]);
    expect(await card(/^Night Gardener/).findByText('No drink without alcohol is available for it.')).toBeTruthy();
  });

  it('gets fixed drinks', async () => {
    const { draft } = show();
    const runner = await edit(/^Neon Runner/);
    await userEvent.click(runner.getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Yuzu Sour/ }));
    expect(draft().endings.e1?.recipeIds).toEqual(['sour']);
  });

  it('is added and still has to be linked', async () => {
    show();
    await click('Add an ending');
    expect(problems()).toEqual(['No choice leads to “ending 5”.']);
  });
});

it('is in Chinese for Chinese readers', () => {
  act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: {} }));
  show();
  expect(map().getByRole('button', { name: /霓虹跑者/ })).toBeTruthy();
  const first = card(/^夜半，尾班電車/);
  expect(first.getByText(/上上層，吹吹風/)).toBeTruthy();
  expect(first.queryByText(/Climb upstairs/)).toBeNull();
  expect(first.getByText(/^Midnight\. The last tram/).lang).toBe('en');
  act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
});
