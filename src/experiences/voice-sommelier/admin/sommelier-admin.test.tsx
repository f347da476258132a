import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { openSettings } from '#test/settings-page.ts';
import PACK from '../content.ts';
import SommelierAdmin from './sommelier-admin.tsx';

const open = () => openSettings<typeof PACK>(SommelierAdmin, { menu: [guestRecipe()] });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the sommelier’s admin page', () => {
  it('shows how a sentence is understood, with the shop’s drinks', async () => {
    open();
    fireEvent.change(await screen.findByLabelText('A guest says'), {
      target: { value: 'like a yuzu sour, not sweet, zebra' },
    });
    const heard = within(screen.getByRole('region', { name: 'Try its ear' }));
    expect(await heard.findByText('like Yuzu Sour')).toBeTruthy();
    expect(heard.getByText('not sweet')).toBeTruthy();
    expect(heard.getByText('Not understood: “zebra”')).toBeTruthy();
  });

  it('adds a word, tries it at once, and saves it', async () => {
    const { sent, onDraft } = open();
    fireEvent.change(await screen.findByLabelText('A guest says'), { target: { value: 'zebra' } });
    await click('Add words');
    const place = PACK.lexicon.length + 1;
    await userEvent.type(screen.getByLabelText(`Words ${place}, English`), 'zebra, ');
    await userEvent.selectOptions(screen.getByLabelText(`Taste of words ${place}`), 'Fizzy');
    expect(within(screen.getByRole('region', { name: 'Try its ear' })).getByText('bubbles')).toBeTruthy();
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(sent[0]?.experience.lexicon.at(-1)).toEqual({
      axis: 'fizzy',
      value: 2,
      words: { en: ['zebra'], 'zh-HK': [] },
    });
    expect(onDraft).toHaveBeenCalled();
  });

  it('does not save a taste without words or a phrase in one language only', async () => {
    const { sent } = open();
    await click('Add words');
    await click('Save');
    expect(screen.getAllByText('A taste of the house words has no word yet.').length).toBeGreaterThan(0);
    await click(`Remove words ${PACK.lexicon.length + 1}`);
    await click('Add a phrase');
    await click('Save');
    expect(screen.getByText('Some texts are missing.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('marks a phrase it does not understand', async () => {
    open();
    const field = screen.getByLabelText('Phrase 1, English');
    await userEvent.clear(field);
    await userEvent.type(field, 'zebra');
    expect(screen.getByText('Not understood')).toBeTruthy();
  });

  it('edits the questions back', async () => {
    const { sent } = open();
    const field = screen.getByLabelText('Question 1, English');
    await userEvent.clear(field);
    await userEvent.type(field, 'Soft or loud?');
    await click('Move Closer to an orchard, or to a herb garden? up');
    await click('Save');
    expect(sent[0]?.experience.followUps.map(({ text }) => text.en).slice(0, 2)).toEqual([
      'Closer to an orchard, or to a herb garden?',
      'Soft or loud?',
    ]);
  });
});
