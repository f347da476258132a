import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { discardDrafts, openSettings } from '#test/settings-page.ts';
import { callsOf } from '../call-sets.ts';
import settings from '../config.ts';
import PACK from '../content.ts';
import type { FiveMuiSettings } from '../settings.ts';
import FiveMuiAdmin from './five-mui-admin.tsx';

const show = (experience?: Partial<FiveMuiSettings>) =>
  openSettings<FiveMuiSettings>(FiveMuiAdmin, {
    config: { appearance: { titleText: 'Roof' }, voiceProfileId: 'v1', ...(experience && { experience }) },
  });

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const turn = (name: string) => userEvent.click(screen.getByRole('switch', { name }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const heard = () =>
  within(screen.getByRole('list', { name: 'What is called' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const saved = async ({ sent }: ReturnType<typeof show>) => {
  await click('Save');
  expect(await screen.findByText('Saved. Guests who join now play it.')).toBeTruthy();
  return sent[0]!;
};

discardDrafts();

describe('the settings of 猜枚', () => {
  it('saves the settings as a whole, and keeps other parts', async () => {
    const shown = show();
    type('Name of the game, English', 'Fingers');
    await turn('Offer impossible calls too');
    await turn('Fixed calls (定枚)');
    await turn('No clock for anybody');
    type('Points to win', '3');
    await userEvent.click(screen.getByRole('checkbox', { name: /Two phones/ }));
    await choose(/Taiwan/);
    expect(shown.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ callSet: 'taiwan', fixedCall: true }));
    const { appearance, voiceProfileId, experience } = await saved(shown);
    expect([appearance, voiceProfileId]).toEqual([{ titleText: 'Roof' }, 'v1']);
    expect(settings.parse(experience)).toEqual({
      ...PACK,
      label: { ...PACK.label, en: 'Fingers' },
      allowFouls: true,
      fixedCall: true,
      untimed: true,
      target: 3,
      opponents: ['house', 'hotseat'],
      callSet: 'taiwan',
    });
  });

  it('shows what each set calls', async () => {
    show();
    expect(heard()[2]).toBe('2哥倆好Good brothers!');
    await choose(/Nanning/);
    expect(heard().slice(5, 7)).toEqual(['5五魁首Top five!', '6落蚊帳Mosquito net down!']);
  });

  it('starts the shop’s own calls as a copy of the set in use', async () => {
    const shown = show();
    await choose(/Nanning/);
    await choose(/Your own/);
    expect(screen.getByLabelText<HTMLInputElement>('Call for 6, Chinese').value).toBe('落蚊帳');
    type('Call for 6, Chinese', '六六無窮');
    type('Voice cue for 6', 'six');
    const { experience } = await saved(shown);
    expect(settings.parse(experience)).toMatchObject({
      callSet: 'custom',
      calls: { ...callsOf('cantonese'), 6: { text: { en: 'Mosquito net down!', 'zh-HK': '六六無窮' }, cue: 'six' } },
    });
  });

  it('keeps the shop’s own calls while another set is used, unless incomplete', async () => {
    const own = { ...PACK.calls, 1: { text: { en: 'Uno!', 'zh-HK': '一' }, cue: 'call_1' } };
    const shown = show({ callSet: 'custom', calls: own });
    type('Call for 2, Chinese', '');
    type('Voice cue for 3', 'No!');
    await choose(/Taiwan/);
    const { experience } = await saved(shown);
    expect(experience.calls).toEqual(own);
  });

  it('changes what a call leads to', async () => {
    const shown = show();
    const card = within(screen.getByRole('listitem', { name: /Eight immortals!/ }));
    await userEvent.click(card.getByRole('button', { name: 'Edit' }));
    fireEvent.change(card.getByRole('slider', { name: /Fizzy/ }), { target: { value: '5' } });
    await userEvent.click(card.getByRole('switch', { name: 'Only drinks without alcohol' }));
    const { experience } = await saved(shown);
    expect(experience.resultMap[8]).toEqual({ want: { spicy: 4, strength: 3, fizzy: 5 }, zeroProof: true });
  });

  it.each<[string, object, () => Promise<void> | void | boolean, string]>([
    ['a match of nine points', {}, () => type('Points to win', '9'), 'A match is won with 1 to 5 points.'],
    ['no name', {}, () => type('Name of the game, Chinese', ''), 'Some texts are missing.'],
    ['a call without English', { callSet: 'custom' }, () => type('Call for 5, English', ''), 'Some texts are missing.'],
    [
      'a cue that cannot be',
      { callSet: 'custom' },
      () => type('Voice cue for 5', 'Five!'),
      'The voice cue for 5 has no proper name.',
    ],
    [
      'a call that tastes of nothing',
      { resultMap: { ...PACK.resultMap, 4: { want: {}, zeroProof: false } } },
      () => turn('Fixed calls (定枚)'),
      'The call 4 tastes of nothing yet.',
    ],
    [
      'nobody to play with',
      {},
      async () => {
        for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
      },
      'Choose at least one way to play.',
    ],
  ])('does not save %s', async (_case, experience, change, words) => {
    const { sent } = show(experience);
    await change();
    await click('Save');
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});
