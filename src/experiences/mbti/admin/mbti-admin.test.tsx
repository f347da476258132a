import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openSettings } from '#test/settings-page.ts';
import settings from '../config.ts';
import type { MbtiSettings } from '../rules.ts';
import MbtiAdmin from './mbti-admin.tsx';

const openAdmin = () => openSettings<MbtiSettings>(MbtiAdmin);

const row = (name: string | RegExp) => within(screen.getByRole('listitem', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the settings of the sixteen types', () => {
  it('refuse weights that could tie, with the reason, and accept those that cannot', async () => {
    const { sent } = openAdmin();
    await userEvent.click(row('Your best ideas come').getByRole('button', { name: 'Edit' }));
    const weight = row('Your best ideas come').getByLabelText('How much it counts');
    await userEvent.selectOptions(weight, '2');
    await save();
    expect((await screen.findAllByText(/Answers could leave E or I undecided/)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
    await userEvent.selectOptions(weight, '3');
    await save();
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(settings.safeParse(sent[0]?.experience).success).toBe(true);
    expect(sent[0]?.experience.questions[4]?.weight).toBe(3);
  });

  it('add a question to a pair, which needs its texts in both languages', async () => {
    const { sent } = openAdmin();
    await userEvent.selectOptions(screen.getByLabelText('Pair of the new question'), 'TF');
    fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    expect(row(/question 9/).getAllByRole('textbox')[0]).toBe(document.activeElement);
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    for (const [label, text] of [
      ['Question, Chinese', '杯子係'],
      ['Door to T, English', 'half full'],
      ['Door to T, Chinese', '半滿'],
      ['Door to F, English', 'yours'],
      ['Door to F, Chinese', '你嘅'],
      ['Question, English', 'The glass is'],
    ] as const) {
      await userEvent.type(row(/question 9|The glass|T half/).getByLabelText(label), text);
    }
    await save();
    await screen.findByText(/^Saved\./);
    expect(sent[0]?.experience.questions.at(-1)).toMatchObject({
      dichotomy: 'TF',
      text: { en: 'The glass is', 'zh-HK': '杯子係' },
      a: { letter: 'T', text: { en: 'half full' } },
      b: { letter: 'F' },
    });
    expect(settings.safeParse(sent[0]?.experience).success).toBe(true);
  });

  it('change a card and fix its drinks, shown in the preview before they are saved', async () => {
    const { sent, onDraft } = openAdmin();
    await userEvent.click(row(/^ENFP/).getByRole('button', { name: 'Edit' }));
    await userEvent.type(row(/^ENFP/).getByLabelText('Title, English'), '!');
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ types: { ENFP: { title: { en: 'The Human Confetti!' } } } });
    await userEvent.click(row(/^ENFP/).getByRole('button', { name: 'Choose drinks' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ginger Fizz/ }));
    await userEvent.keyboard('{Escape}');
    await save();
    await screen.findByText(/^Saved\./);
    expect(sent[0]?.experience.types.ENFP.recipeIds).toEqual(['soda']);
  });

  it('change what a letter tastes of', async () => {
    const { onDraft } = openAdmin();
    await userEvent.selectOptions(screen.getByLabelText('Letter'), 'P');
    const taste = within(screen.getByRole('group', { name: 'Taste of the letter P' }));
    const fizzy = taste.getByRole<HTMLInputElement>('slider', { name: /Fizzy/ });
    expect(fizzy.value).toBe('0.5');
    fireEvent.change(fizzy, { target: { value: '2' } });
    expect(onDraft.mock.lastCall?.[0]).toMatchObject({ letterDelta: { P: { fizzy: 2, spicy: 0.5 } } });
  });
});
