import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { PlainMenu } from './plain-menu.tsx';
import { Around } from '#test/ui-around.tsx';
import { placed } from '#test/placed.ts';

function openMenu(props: Partial<Parameters<typeof PlainMenu>[0]> = {}) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const sold = guestRecipe({ id: 'sold', name: 'Smoky Old Fashioned', available: false });
  const menu = (more: typeof props = {}) => (
    <PlainMenu recipes={[sold, guestRecipe(), guestSoda()]} placeOrder={placeOrder} {...props} {...more} />
  );
  const { rerender } = render(menu(), { wrapper: Around });
  return { placeOrder, readMenu: (recipes: GuestRecipe[]) => rerender(menu({ recipes })) };
}

describe('the plain menu', () => {
  it('shows each drink in both languages with its strength', () => {
    openMenu();
    const sour = screen.getByRole('button', { name: /Yuzu Sour/ });
    expect(within(sour).getByText('柚子酸酒').getAttribute('lang')).toBe('zh-Hant-HK');
    expect(within(sour).getByText('14.3% ABV')).toBeTruthy();
    expect(within(screen.getByRole('button', { name: /Ginger Fizz/ })).getByText('No alcohol')).toBeTruthy();
    expect(screen.getByText('3 drinks')).toBeTruthy();
  });

  it('keeps sold-out drinks visible, disabled, with the reason and their strength', () => {
    openMenu();
    const sold = screen.getByRole<HTMLButtonElement>('button', { name: /Smoky Old Fashioned/ });
    expect(sold.disabled).toBe(true);
    expect(within(sold).getByText('Sold out for now')).toBeTruthy();
    expect(within(sold).getByText(/% ABV$/)).toBeTruthy();
  });

  it('filters by chip and search, and resets', async () => {
    openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Fizzy' }));
    expect(screen.queryByText('Yuzu Sour')).toBeNull();
    expect(screen.getByText('1 drink')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), 'yuzu');
    expect(screen.getByText('Nothing has all of that')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(screen.getByText('3 drinks')).toBeTruthy();
  });

  it('names a taste by one word, on a chip and in the radar', async () => {
    openMenu();
    expect(screen.getByRole('button', { name: 'Sour' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Yuzu Sour/ }));
    expect(within(screen.getByRole('table')).getByRole('row', { name: /^Sour/ })).toBeTruthy();
  });

  it('orders the drink that was tapped, under the name typed there', async () => {
    const { placeOrder } = openMenu();
    await userEvent.click(screen.getByRole('button', { name: /Yuzu Sour/ }));
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
    expect(await screen.findByText(/Your order has been placed! Display ID:/)).toBeTruthy();
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith({ key: expect.any(String), recipeId: 'sour', name: 'Ada' });
  });

  it('does not ask for a name it knows', async () => {
    openMenu({ guestName: 'Ada' });
    await userEvent.click(screen.getByRole('button', { name: /Ginger Fizz/ }));
    expect(screen.getByText('Ordering as: Ada')).toBeTruthy();
  });

  it('says that an open drink that leaves the menu cannot be ordered', async () => {
    const { readMenu } = openMenu();
    await userEvent.click(screen.getByRole('button', { name: /Yuzu Sour/ }));
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    readMenu([guestRecipe(), guestSoda()]);
    expect(screen.getByLabelText<HTMLInputElement>('Your name (for the order):').value).toBe('Ada');
    readMenu([guestSoda()]);
    expect(screen.getByRole('dialog', { name: 'Yuzu Sour' })).toBeTruthy();
    expect(screen.getByText('This drink has sold out for now. Please choose another.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order This Drink' }).disabled).toBe(true);
  });

  it('offers the nearest in place of an open drink that sells out, and nothing with alcohol for one without', async () => {
    const { readMenu } = openMenu();
    await userEvent.click(screen.getByRole('button', { name: /Yuzu Sour/ }));
    expect(screen.queryByRole('button', { name: /Much like it/ })).toBeNull();
    readMenu([guestRecipe({ available: false }), guestSoda()]);
    await userEvent.click(screen.getByRole('button', { name: `Much like it ${guestSoda().name}` }));
    expect(screen.getByRole('dialog', { name: guestSoda().name })).toBeTruthy();
    readMenu([guestRecipe(), guestSoda({ available: false })]);
    expect(screen.getByText('This drink has sold out for now. Please choose another.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Much like it/ })).toBeNull();
  });

  it('says so when it is empty', () => {
    openMenu({ recipes: [] });
    expect(screen.getByText('No drinks on the menu yet')).toBeTruthy();
  });
});
