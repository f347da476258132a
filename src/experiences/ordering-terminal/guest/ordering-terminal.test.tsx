import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import { GuestAllergiesOf } from '#ui/play/allergens/guest-allergies.ts';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import OrderingTerminal from './ordering-terminal.tsx';
import { placed } from '#test/placed.ts';

function open(experience: object = {}, props: Partial<GuestProps> = {}, allergies: Allergies = NO_ALLERGIES) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const given = {
    instance: { join_code: 'BCD234', config: { experience } },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [
      guestRecipe({ id: 'sold', name: 'Smoky Sour', available: false }),
      guestRecipe({ allergens: ['eggs'] }),
      guestRecipe({ id: 'fig', name: 'Fig Sour', name_translations: {} }),
      guestSoda(),
    ],
    placeOrder,
    ...props,
  } as unknown as GuestProps;
  const screenOf = (now: GuestProps) => (
    <GuestAllergiesOf value={{ allergies, declare: () => undefined }}>
      <OrderingTerminal {...now} />
    </GuestAllergiesOf>
  );
  const { rerender } = render(screenOf(given), { wrapper: Around });
  /** The refreshed menu no longer has this drink. */
  const leave = (gone: string) =>
    rerender(screenOf({ ...given, recipes: given.recipes.filter(({ id }) => id !== gone) }));
  return { placeOrder, leave };
}
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const typeName = () => userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');

describe('the magazine', () => {
  it('has sections, each with available drinks first', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Bright',
      'No alcohol',
    ]);
    const bright = within(screen.getByRole('region', { name: 'Bright' }));
    expect(bright.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
      'Fig Sour',
      'Yuzu Sou',
      'Smoky So',
    ]);
    const sold = bright.getByRole<HTMLButtonElement>('button', { name: /Smoky Sour/ });
    expect(sold.disabled).toBe(true);
    expect(within(sold).getByText('Sold out for now')).toBeTruthy();
    expect(within(sold).getByText(/ABV|alcohol/)).toBeTruthy();
  });

  it('orders in three taps and a name', async () => {
    const { placeOrder } = open();
    await click(/Yuzu Sour/);
    await typeName();
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith({
      key: expect.any(String),
      recipeId: 'sour',
      name: 'Ada',
      card: { recipe: expect.objectContaining({ id: 'sour' }), played: {} },
    });
  });

  it('orders in the chosen size', async () => {
    const { placeOrder } = open({ sizes: ['sizeS', 'sizeL'] });
    await click(/Yuzu Sour/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: 'Medium' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
    await typeName();
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledWith(
      expect.objectContaining({ size: 'sizeL', key: expect.stringMatching(/-sizeL$/) }),
    );
  });

  it('asks for no size if there is no choice', async () => {
    const { placeOrder } = open({ sizes: ['sizeL'] });
    await click(/Yuzu Sour/);
    expect(screen.queryByRole('radio')).toBeNull();
    await typeName();
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledWith(expect.objectContaining({ size: 'sizeL' }));
  });

  it('shows a drink’s contents, its allergens and similar drinks', async () => {
    open();
    await click(/Yuzu Sour/);
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('Egg white')).toBeTruthy();
    expect(sheet.getByText('Eggs')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Fig Sour, see it' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Fig Sour' })).toBeTruthy();
    expect(screen.getByText(/None of those that must be declared/)).toBeTruthy();
  });

  it('marks among similar drinks what is not for this guest, or not known to be', async () => {
    const allergies = { allergens: ['eggs' as const], note: '' };
    const similar = [
      guestRecipe({ id: 'flip', name: 'Flip', allergens: ['eggs'] }),
      guestRecipe({ id: 'punch', name: 'Punch', allergenList: 'unknown' }),
      guestRecipe({ id: 'fig', name: 'Fig Sour' }),
    ];
    open({}, { recipes: [guestRecipe({ allergens: [] }), ...similar] }, allergies);
    await click(/Yuzu Sour/);
    const list = within(within(screen.getByRole('dialog')).getByRole('region', { name: 'Much like it' }));
    expect(
      list
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(['Fig Sour', 'FlipContains Eggs', 'PunchNot stated: Eggs']);
  });

  it('filters by chip and search, and resets', async () => {
    open();
    await click('Fizzy');
    expect(await screen.findByText('1 drink')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Bright' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'yuzu');
    expect(await screen.findByText('Nothing has all of that')).toBeTruthy();
    await click('Show everything');
    expect(await screen.findByText('4 drinks')).toBeTruthy();
  });

  it('shows strength only if the owner wants it, and hides sold-out drinks if asked', async () => {
    open({ showAbv: false, hideSoldOut: true });
    expect(screen.queryByText(/% ABV/)).toBeNull();
    expect(screen.queryByText('Smoky Sour')).toBeNull();
    await click(/Yuzu Sour/);
    expect(screen.queryByText(/% ABV/)).toBeNull();
  });

  it('says so if everything is sold out, and does not suggest removing filters', () => {
    open({ hideSoldOut: true }, { recipes: [guestRecipe({ available: false })] });
    expect(screen.getByText('Every drink is sold out right now')).toBeTruthy();
    expect(screen.queryByText('Show everything')).toBeNull();
  });

  it('says that an open drink that leaves the menu is sold out', async () => {
    const { leave } = open();
    await click(/Yuzu Sour/);
    leave('sour');
    expect(within(screen.getByRole('dialog')).getByText('Sold out')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order This Drink' }).disabled).toBe(true);
  });

  it('puts featured drinks first, with their story', () => {
    open({ featured: ['sour'] });
    const [first] = within(screen.getByRole('region', { name: 'Bright' })).getAllByRole('button');
    expect(first?.textContent).toContain('The house’s pick'.replace('’', "'"));
    expect(first?.textContent).toContain('Bright and tart.');
  });
});
