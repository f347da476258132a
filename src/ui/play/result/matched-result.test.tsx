import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { Around } from '#test/ui-around.tsx';
import { MatchedResult } from './matched-result.tsx';
import { placed } from '#test/placed.ts';

const fizzy = { target: { want: { fizzy: 5, sweet: 4 } } };

function open(props: Partial<Parameters<typeof MatchedResult>[0]> = {}) {
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const onStartOver = vi.fn();
  const recipes = [guestRecipe(), guestSoda(), guestRecipe({ id: 'sold', name: 'Gone', available: false })];
  const result = (more: typeof props = {}) => (
    <MatchedResult
      heading="Your vibe"
      outcome={fizzy}
      recipes={recipes}
      placeOrder={placeOrder}
      onStartOver={onStartOver}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(result(), { wrapper: Around });
  return { placeOrder, onStartOver, readMenu: (now: typeof recipes) => rerender(result({ recipes: now })) };
}

describe('the result of a play', () => {
  it('shows the nearest drink with its reasons in both languages, and the runners-up', async () => {
    open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your vibe', level: 1 }));
    const drink = screen.getByRole('heading', { level: 2 });
    expect(within(drink).getByText('Ginger Fizz').lang).toBe('en');
    expect(within(drink).getByText('薑味梳打').lang).toBe('zh-Hant-HK');
    // Where no taste was asked for, nothing is "like you asked".
    expect(screen.queryByText(/asked|hoped/)).toBeNull();
    expect(screen.getByText(/, with /).lang).toBe('en');
    const others = screen.getByRole('list', { name: 'Recommendations' });
    expect(
      within(others)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ginger Fizz', 'Yuzu Sour']);
    await userEvent.click(within(others).getByRole('button', { name: 'Yuzu Sour' }));
    expect(within(screen.getByRole('heading', { level: 2 })).getByText('Yuzu Sour')).toBeTruthy();
  });

  it('orders what is shown', async () => {
    const { placeOrder } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Yuzu Sour' }));
    await userEvent.click(screen.getByRole('button', { name: 'See details and order' }));
    expect(screen.getByText('2 of 2')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith({ key: expect.any(String), recipeId: 'sour', name: 'Ada' });
  });

  it('comes to its order with the keyboard before anything else', async () => {
    open();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See details and order' }));
  });

  it('says that the guest ruled all drinks out, and not that they are sold out', () => {
    open({ outcome: { target: { want: {}, filters: { without: [guestRecipe().id, guestSoda().id] } } } });
    expect(screen.getByText('No drink is left after all that you ruled out')).toBeTruthy();
    expect(screen.queryByText(/sold out/)).toBeNull();
  });

  it('keeps the wish and drops the alcohol', async () => {
    open({ outcome: { target: { want: { acidity: 4 } } } });
    expect(within(screen.getByRole('heading', { level: 2 })).getByText('Yuzu Sour')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Same idea, no alcohol' }));
    expect(within(screen.getByRole('heading', { level: 2 })).getByText('Ginger Fizz')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Same idea, no alcohol' })).toBeNull();
  });

  it('opens the whole menu and comes back', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'The whole menu' }));
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Your vibe' })).toBeTruthy();
  });

  it('has a way on if nothing without alcohol is left', async () => {
    open({ recipes: [guestRecipe()] });
    await userEvent.click(screen.getByRole('button', { name: 'Same idea, no alcohol' }));
    expect(screen.getByText('No drink without alcohol is left right now')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(within(screen.getByRole('heading', { level: 2 })).getByText('Yuzu Sour')).toBeTruthy();
  });

  it('says so if everything is sold out, and offers the menu', async () => {
    const { onStartOver } = open({ recipes: [guestRecipe({ available: false })] });
    expect(screen.getByText('Every drink for this is sold out right now')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(onStartOver).toHaveBeenCalledOnce();
  });
});

describe('a refreshed menu', () => {
  const [sour, soda, cola] = [
    guestRecipe(),
    guestSoda(),
    guestSoda({ id: 'cola', name: 'Cola', name_translations: {} }),
  ];
  const shown = () => screen.getByRole('heading', { level: 2, name: /^(?!Still)/ }).textContent;

  it('replaces a sold-out pick by the nearest, without alcohol if that was wished for', async () => {
    const { readMenu } = open({ outcome: { target: { want: { acidity: 4 } } }, recipes: [sour, soda, cola] });
    await userEvent.click(screen.getByRole('button', { name: 'Same idea, no alcohol' }));
    expect(shown()).toContain('Cola');
    readMenu([sour, soda, { ...cola, available: false }]);
    expect(shown()).toContain('Ginger Fizz');
    const why = screen.getByText(/has just sold out\. This one comes nearest to it\./);
    expect(why.textContent).toContain('Cola');
    expect(document.activeElement).toBe(why);
    readMenu([sour, soda, cola]);
    expect(shown()).toContain('Ginger Fizz');
    expect(screen.queryByText(/has just sold out/)).toBeNull();
  });

  it('leaves an open dialog alone while its drink is there, and closes it otherwise', async () => {
    const { readMenu } = open({ recipes: [sour, soda, cola] });
    await userEvent.click(screen.getByRole('button', { name: 'See details and order' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    const second = screen.getByRole('dialog').querySelector('#recommended-drink')!.textContent;
    const all = [sour, soda, cola];
    const first = all.find(({ name }) => name === (second.includes('Cola') ? 'Ginger Fizz' : 'Cola'))!;
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    readMenu(all.filter((each) => each !== first));
    expect(screen.getByRole('dialog').querySelector('#recommended-drink')!.textContent).toBe(second);
    expect(screen.getByLabelText<HTMLInputElement>('Your name (for the order):').value).toBe('Ada');
    expect(screen.getByText('1 of 2')).toBeTruthy();
    readMenu([sour]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toContain('Yuzu Sour');
    expect(screen.getByText(/has just sold out/)).toBeTruthy();
  });

  it('says nothing if it removed nothing', () => {
    const { readMenu } = open({ recipes: [sour, soda, cola] });
    const before = shown();
    readMenu([{ ...sour, available: false }, soda, cola]);
    expect(shown()).toBe(before);
    expect(screen.queryByText(/has just sold out/)).toBeNull();
  });
});
