import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import PACK from '../content.ts';
import StoryTree from './story-tree.tsx';
import { placed } from '#test/placed.ts';

function play(part: Partial<GuestProps> = {}) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const props = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder,
    ...part,
  } as GuestProps;
  const { container } = render(<StoryTree {...props} />, { wrapper: Around });
  return { placeOrder, container };
}

const withStory = (experience: object): Partial<GuestProps> => ({
  instance: { join_code: 'BCD234', config: { experience } } as unknown as GuestProps['instance'],
});
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => i18n.activate('en'));

describe('the ride', () => {
  it('begins with subtitles in both languages, which get the focus', () => {
    play();
    expect(heading().textContent).toContain('The last tram rings its bell twice');
    expect(within(heading()).getByText(/尾班電車/).lang).toBe('zh-Hant-HK');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText('Stop 1 of 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('continues by choices; each new scene gets the focus', async () => {
    play();
    await click(/Climb upstairs/);
    expect(heading().textContent).toContain('peels an orange');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText('Stop 2 of 3')).toBeTruthy();
  });

  it('goes one step back at a time, and another way from there', async () => {
    play();
    await click(/Climb upstairs/);
    await click(/Take it/);
    await click('Back');
    expect(heading().textContent).toContain('peels an orange');
    await click('Back');
    await click(/Stand beside the driver/);
    expect(heading().textContent).toContain('hums a song');
  });

  it('shows the previous scene until it has slid out', async () => {
    const { container } = play();
    await click(/Climb upstairs/);
    const [leaving, arriving] = container.querySelectorAll('[data-ride]');
    expect(arriving).toBeTruthy();
    fireEvent.animationEnd(leaving!);
    expect(container.querySelectorAll('[data-ride]')).toHaveLength(1);
  });

  it('works by keyboard', async () => {
    play();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(heading().textContent).toContain('peels an orange');
  });

  it('puts Chinese first for Chinese readers', () => {
    i18n.loadAndActivate({ locale: 'zh-HK', messages: {} });
    play();
    expect(within(heading()).getAllByText(/./)[0]?.textContent).toContain('夜半');
  });
});

describe('the ending', () => {
  const ride = async (...choices: RegExp[]) => {
    for (const choice of choices) await click(choice);
  };

  it('names the guest’s character, then the drink, which can be ordered', async () => {
    const { placeOrder } = play();
    await ride(/Climb upstairs/, /Swap it/, /Follow the smoke/);
    expect(heading().textContent).toBe('Ember Walker炭火行者');
    expect(screen.getByText('Terminus')).toBeTruthy();
    expect(screen.getByText(/leaving a spark at every corner/)).toBeTruthy();
    await click('Show my drink');
    expect(heading().textContent).toBe('Ember Walker炭火行者');
    await click('See details and order');
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Ada', recipeId: 'sour' }));
  });

  it('allows going back and starting again', async () => {
    play();
    await ride(/Stand beside/, /Sing/, /Wait it out/);
    await click('Back');
    await ride(/Run for it/);
    expect(heading().textContent).toContain('Neon Runner');
    await click('Show my drink');
    await click('Start Over');
    expect(screen.getByText('Stop 1 of 3')).toBeTruthy();
  });

  it('gives the owner’s fixed drink', async () => {
    const endings = { ...PACK.endings, e3: { ...PACK.endings.e3!, recipeIds: ['soda'] } };
    play(withStory({ ...PACK, endings }));
    await ride(/Climb upstairs/, /Swap it/, /Follow the smoke/);
    await click('Show my drink');
    expect(screen.getByRole('heading', { level: 2, name: /Ginger Fizz/ })).toBeTruthy();
  });
});

describe('a story of the owner’s own', () => {
  const own = (image: string) => ({ ...PACK, nodes: { ...PACK.nodes, n1: { ...PACK.nodes.n1!, image } } });

  it('shows its own picture, and the drawn one if that does not load', () => {
    const { container } = play(withStory(own('https://bar.test/night.jpg')));
    const picture = container.querySelector('img')!;
    expect(picture.src).toBe('https://bar.test/night.jpg');
    fireEvent.error(picture);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg[viewBox="0 0 600 440"]')).toBeTruthy();
  });

  it('shows nothing that is no picture', () => {
    const { container } = play(withStory(own('javascript:alert(1)')));
    expect(container.querySelector('img')).toBeNull();
  });

  it('ends at a draft’s choice that leads nowhere, and still offers a drink', async () => {
    const nodes = {
      ...PACK.nodes,
      n1: { ...PACK.nodes.n1!, choices: PACK.nodes.n1!.choices.map((c) => ({ ...c, to: '' })) },
    };
    play(withStory({ ...PACK, nodes }));
    await click(/Climb upstairs/);
    expect(heading().textContent).toContain('The end of the line');
    await click('Show my drink');
    expect(screen.getByRole('button', { name: 'See details and order' })).toBeTruthy();
  });
});
