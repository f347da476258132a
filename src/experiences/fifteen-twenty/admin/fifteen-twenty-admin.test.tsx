import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { discardDrafts, openSettings } from '#test/settings-page.ts';
import settings from '../config.ts';
import PACK from '../content.ts';
import type { FifteenTwentySettings } from '../settings.ts';
import FifteenTwentyAdmin from './fifteen-twenty-admin.tsx';

const show = (experience?: Partial<FifteenTwentySettings>) =>
  openSettings<FifteenTwentySettings>(FifteenTwentyAdmin, {
    config: { appearance: { titleText: 'Roof' }, ...(experience && { experience }) },
  });

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

discardDrafts();

describe('the settings of 十五二十', () => {
  it('saves the settings as a whole, and keeps other parts', async () => {
    const { sent, onDraft } = show();
    await userEvent.click(screen.getByRole('radio', { name: /Both at once/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Impossible calls cost the point' }));
    await type('Points to win', '3');
    await type('Time to choose', '10');
    await userEvent.click(screen.getByRole('checkbox', { name: /Two phones/ }));
    await type('Call for 0, Chinese', '冇');
    await type('Chant, English', 'Ready, steady, show');
    expect(onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ rule: 'both', opponents: ['house', 'hotseat'] }),
    );
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    const config = sent[0]!;
    expect(config.appearance).toEqual({ titleText: 'Roof' });
    expect(settings.parse(config.experience)).toEqual({
      ...PACK,
      rule: 'both',
      strictCalls: false,
      target: 3,
      showSeconds: 10,
      opponents: ['house', 'hotseat'],
      chant: { ...PACK.chant, en: 'Ready, steady, show' },
      calls: { ...PACK.calls, 0: { en: 'None', 'zh-HK': '冇' } },
    });
  });

  it('changes what a sum leads to', async () => {
    const { sent } = show();
    const card = within(screen.getByRole('listitem', { name: /Every hand open/ }));
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    await userEvent.clear(card.getByLabelText('Title, English'));
    await userEvent.type(card.getByLabelText('Title, English'), 'Wide open');
    fireEvent.change(card.getByRole('slider', { name: /Fizzy/ }), { target: { value: '5' } });
    await userEvent.click(card.getByRole('switch', { name: 'Only drinks without alcohol' }));
    await click('Save');
    expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
    expect(sent[0]!.experience.resultMap[20]).toEqual({
      title: { en: 'Wide open', 'zh-HK': '四手大開' },
      want: { strength: 4, spicy: 3, fizzy: 5 },
      zeroProof: true,
    });
  });

  it.each<[string, () => Promise<void>, string]>([
    ['a match of nine points', () => type('Points to win', '9'), 'A match is won with 1 to 5 points.'],
    ['no number at all', () => type('Points to win', ''), 'A match is won with 1 to 5 points.'],
    ['one second to choose', () => type('Time to choose', '1'), 'Give guests 3 to 30 seconds.'],
    ['a call without Chinese', () => type('Call for 5, Chinese', ''), 'Some texts are missing.'],
    [
      'nobody to play with',
      async () => {
        for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
      },
      'Choose at least one way to play.',
    ],
  ])('does not save %s', async (_case, change, words) => {
    const { sent } = show();
    await change();
    await click('Save');
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('needs a taste for every sum', async () => {
    const { sent } = show({ resultMap: { ...PACK.resultMap, 5: { ...PACK.resultMap[5], want: {} } } });
    await userEvent.click(screen.getByRole('switch', { name: 'No clock for anybody' }));
    await click('Save');
    expect((await screen.findAllByText('The sum 5 tastes of nothing yet.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});
