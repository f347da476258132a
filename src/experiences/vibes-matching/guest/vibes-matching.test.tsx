import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import PACK from '../content.ts';
import { VibesPlay } from './vibes-matching.tsx';
import { placed } from '#test/placed.ts';

const still = () => 0.999;

function play(part: Partial<GuestProps> = {}, random: () => number = still) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const props = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder,
    ...part,
  } as GuestProps;
  render(<VibesPlay {...props} random={random} />, { wrapper: Around });
  return placeOrder;
}

const withSettings = (experience: object): Partial<GuestProps> => ({
  instance: { join_code: 'BCD234', config: { experience } } as unknown as GuestProps['instance'],
});
const poster = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent);

beforeEach(() => i18n.activate('en'));

describe('the wall of posters', () => {
  it('has a checkbox for each mood, in both languages, and waits for a choice', () => {
    play();
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    expect(within(poster(/Zen/).closest('label')!).getByText('放空').lang).toBe('zh-Hant-HK');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'That’s the mood' }).disabled).toBe(true);
    expect(document.activeElement?.textContent).toBe('Now showing: you');
  });

  it('hangs them in random order', () => {
    play({}, () => 0);
    const hung = names();
    expect(hung).not.toEqual(PACK.moods.map(({ label }) => `${label.en}${label['zh-HK']}`));
    expect(new Set(hung).size).toBe(8);
  });

  it('names each choice by its position, aloud and on the poster', async () => {
    play();
    await userEvent.click(poster(/Flirty/));
    expect(screen.getByRole('status').textContent).toBe('Flirty: first choice');
    await userEvent.click(poster(/Zen/));
    expect(poster('Flirty 曖昧 , first choice').checked).toBe(true);
    expect(poster('Zen 放空 , second choice').checked).toBe(true);
  });

  it('moves later ones up when one is taken back', async () => {
    play();
    for (const name of [/Flirty/, /Zen/]) await userEvent.click(poster(name));
    await userEvent.click(poster(/Flirty/));
    expect(screen.getByRole('status').textContent).toBe('Flirty is taken back.');
    expect(poster('Zen 放空 , first choice').checked).toBe(true);
    expect(poster(/Flirty/).checked).toBe(false);
  });

  it('stops at the limit and says so', async () => {
    play(withSettings({ maxPicks: 2 }));
    for (const name of [/Flirty/, /Zen/, /Curious/]) await userEvent.click(poster(name));
    expect(poster(/Curious/).checked).toBe(false);
    expect(poster(/Curious/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('That is the limit. Take one back to choose another.');
  });

  it('works by keyboard', async () => {
    play();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(poster(/first choice/).checked).toBe(true);
  });

  it('is in Chinese for Chinese readers', () => {
    i18n.loadAndActivate({ locale: 'zh-HK', messages: {} });
    play();
    expect(names()[0]).toBe('慶祝Celebrating');
  });
});

describe('the sliders', () => {
  async function reach() {
    play();
    await userEvent.click(poster(/Zen/));
    await click('That’s the mood');
  }

  it('move by their ends, a step at a time, and say their value', async () => {
    await reach();
    const energy = screen.getByRole<HTMLInputElement>('slider', { name: 'Energy' });
    expect(energy.getAttribute('aria-valuetext')).toBe('in between');
    await click('Fully charged');
    expect([energy.value, energy.getAttribute('aria-valuetext')]).toEqual(['0.5', 'towards Fully charged']);
    await click('Fully charged');
    await click('Fully charged');
    expect([energy.value, energy.getAttribute('aria-valuetext')]).toEqual(['1', 'Fully charged']);
    await click('Running low');
    expect(energy.value).toBe('0.5');
  });

  it('lead back to the posters as they were', async () => {
    await reach();
    await click('Back');
    expect(poster('Zen 放空 , first choice').checked).toBe(true);
  });
});

describe('the result', () => {
  const reach = async (...moods: RegExp[]) => {
    for (const name of moods) await userEvent.click(poster(name));
    await click('That’s the mood');
    await click('Roll the film');
  };

  it('names the vibe and its credits, and leads to an order', async () => {
    const placeOrder = play();
    await reach(/Celebrating/, /Zen/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your vibe: Celebrating, a dash of Zen');
    expect(screen.getByRole('heading', { level: 2, name: /Ginger Fizz/ })).toBeTruthy();
    await click('See details and order');
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Ada', recipeId: 'soda' }));
  });

  it('includes the sliders', async () => {
    play({ recipes: [guestSoda({ id: 'flat', drinkFeatures: [{ property: 'fizzy', value: 0 }] }), guestSoda()] });
    await userEvent.click(poster(/Rebellious/));
    await click('That’s the mood');
    await click('Running low');
    await click('Running low');
    await click('Just me');
    await click('Roll the film');
    expect(screen.getByText('Running low · Just me')).toBeTruthy();
  });

  it('follows the posters directly if there is no slider', async () => {
    play(withSettings({ sliders: [] }));
    await userEvent.click(poster(/Zen/));
    await click('That’s the mood');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your vibe: Zen');
  });

  it('starts over without a choice', async () => {
    play();
    await reach(/Zen/);
    await click('Start Over');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);
  });

  it('has a way on if everything is sold out', async () => {
    play({ recipes: [guestRecipe({ available: false })] });
    await reach(/Zen/);
    expect(screen.getByText('Every drink for this is sold out right now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'The whole menu' })).toBeTruthy();
  });
});
