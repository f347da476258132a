import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import PACK from '../content.ts';
import Mbti from './mbti.tsx';
import { placed } from '#test/placed.ts';

function openDoors(props: Partial<GuestProps> = {}) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const given = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder,
    ...props,
  } as GuestProps;
  render(<Mbti {...given} />, { wrapper: Around });
  return { placeOrder };
}

const { questions } = PACK;
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens a door for each question: a or b. */
async function play(choices: string) {
  for (const [at, side] of [...choices].entries()) {
    await screen.findByRole('heading', { name: new RegExp(questions[at]!.text.en) });
    await click(new RegExp(questions[at]![side as 'a' | 'b'].text.en));
  }
}

describe('the doors', () => {
  it('are two for each question, in both languages, with the progress', async () => {
    openDoors();
    const bar = screen.getByRole('progressbar', { name: 'Question 1 of 8' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['0', '8']);
    expect(screen.getByText('16-type inspired, just for fun.')).toBeTruthy();
    const door = screen.getByRole('button', { name: /with new faces/ });
    expect(within(door).getByText('識新朋友').lang).toBe('zh-Hant-HK');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await userEvent.click(door);
    expect(await screen.findByRole('progressbar', { name: 'Question 2 of 8' })).toBeTruthy();
  });

  it('open once, however often they are pressed, and allow going back', async () => {
    openDoors();
    const door = screen.getByRole('button', { name: /with new faces/ });
    await userEvent.click(door);
    await userEvent.click(screen.getByRole('button', { name: /with one old friend/ }));
    await screen.findByRole('progressbar', { name: 'Question 2 of 8' });
    await click('Back');
    expect(screen.getByRole('progressbar', { name: 'Question 1 of 8' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('are opened by the keyboard', async () => {
    openDoors();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('progressbar', { name: 'Question 2 of 8' })).toBeTruthy();
  });
});

describe('the card', () => {
  it('shows the type, its title in both languages, its line and its family', async () => {
    openDoors();
    await play('bbabbbab');
    expect(await screen.findByRole('heading', { name: 'Tonight you are INTP' })).toBeTruthy();
    const card = within(screen.getByRole('article'));
    for (const text of ['INTP', 'The Forty Open Tabs', '四十個分頁', 'Night Architects', '夜行策士']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.getByText('Came for a drink, left with eleven theories about ice.')).toBeTruthy();
    await click('Back');
    expect(await screen.findByRole('progressbar', { name: 'Question 8 of 8' })).toBeTruthy();
  });
});

describe('the drink', () => {
  it('follows the card and is ordered', async () => {
    const types = { ...PACK.types, INTP: { ...PACK.types.INTP, recipeIds: ['soda'] } };
    const { placeOrder } = openDoors({
      instance: { join_code: 'BCD234', config: { experience: { types } } } as unknown as GuestProps['instance'],
    });
    await play('bbabbbab');
    await screen.findByRole('article');
    await click('Show my drink');
    expect(await screen.findByRole('heading', { name: /^INTP / })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    await click('See details and order');
    await userEvent.type(screen.getByLabelText(/name/i), 'Ada');
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recipeId: 'soda', name: 'Ada' }));
  });

  it('starts over from the first doors', async () => {
    openDoors();
    await play('aaaaaaaa');
    await screen.findByText('ESTJ', { selector: 'article *' });
    await click('Show my drink');
    await click('Start Over');
    expect(screen.getByRole('progressbar', { name: 'Question 1 of 8' })).toBeTruthy();
  });
});
