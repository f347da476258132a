import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import { GuestAllergiesOf } from '../allergens/guest-allergies.ts';
import { RecommendationModal } from './recommendation-modal.tsx';
import { Around } from '#test/ui-around.tsx';
import { placed } from '#test/placed.ts';
import type { OrderAnswer } from './order-answer.ts';

const recipe = (more: Partial<GuestRecipe> = {}): GuestRecipe => ({
  id: 'r1',
  name: 'Tram Stop Negroni',
  name_translations: { 'zh-HK': '電車站尼格羅尼' },
  description: '',
  description_translations: {},
  type: 'cocktail',
  available: true,
  glassId: 'g1',
  glass: { name: 'Rocks Glass', name_translations: {} },
  garnish: null,
  image: null,
  recipeImage: null,
  ABV: 24,
  alcohol: 'contains',
  drinkFeatures: [],
  allergens: [],
  allergenList: 'declared',
  ingredients: [],
  recipeIngredient: [],
  drawing: {
    glass: 'rocks',
    layers: [{ colour: '#b83a1ed0', share: 1 }],
    foam: null,
    ice: 'large',
    garnishes: [],
    bubbles: 0,
    rim: null,
    steam: false,
  },
  ...more,
});

type Props = Parameters<typeof RecommendationModal>[0];

function open(more: Partial<Props> = {}, allergies: Allergies = NO_ALLERGIES) {
  const placeOrder = vi.fn<Props['placeOrder']>(() => Promise.resolve(placed('A07')));
  const onOrdered = vi.fn();
  const onStartOver = vi.fn();
  const onClose = vi.fn();
  render(
    <GuestAllergiesOf value={{ allergies }}>
      <RecommendationModal
        open
        onClose={onClose}
        recommendations={[{ recipe: recipe(), explanation: { en: 'Bitter, as you like it.', 'zh-HK': '夠苦。' } }]}
        guestName={undefined}
        demo={false}
        placeOrder={placeOrder}
        onStartOver={onStartOver}
        onOrdered={onOrdered}
        {...more}
      />
    </GuestAllergiesOf>,
    { wrapper: Around },
  );
  return { placeOrder, onOrdered, onStartOver, onClose, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const isDisabled = (name: string) => (button(name) as HTMLButtonElement).disabled;
const failure = 'Failed to submit order. Please try again.';

afterEach(() => vi.useRealTimers());

describe('the drink', () => {
  test('is named in both languages, with its explanation and radar', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Tram Stop Negroni' })).toBeTruthy();
    expect(screen.getByText('電車站尼格羅尼').getAttribute('lang')).toBe('zh-Hant-HK');
    expect(screen.getByText('Bitter, as you like it.')).toBeTruthy();
    expect(screen.getByText('No flavor profile available')).toBeTruthy();
  });

  test('one recommendation has no pager', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('several are paged through', async () => {
    const { user } = open({
      recommendations: [{ recipe: recipe() }, { recipe: recipe({ id: 'r2', name: 'Peak Fizz' }) }],
    });
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(isDisabled('Previous')).toBe(true);
    await user.click(button('Next'));
    expect(screen.getByText('2 of 2')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Peak Fizz' })).toBeTruthy();
    expect(isDisabled('Next')).toBe(true);
  });
});

describe('the name', () => {
  test('is asked for if unknown, and required', async () => {
    const { user } = open();
    expect(isDisabled('Order This Drink')).toBe(true);
    await user.type(screen.getByLabelText('Your name (for the order):'), '  ');
    expect(isDisabled('Order This Drink')).toBe(true);
    await user.type(screen.getByLabelText('Your name (for the order):'), 'Ka Yan');
    expect(isDisabled('Order This Drink')).toBe(false);
  });

  test('is shown when known', () => {
    open({ guestName: 'Ka Yan' });
    expect(screen.getByText('Ordering as: Ka Yan')).toBeTruthy();
    expect(screen.queryByLabelText('Your name (for the order):')).toBeNull();
    expect(isDisabled('Order This Drink')).toBe(false);
  });

  test('Enter that picks a candidate of an input method in Safari orders nothing', () => {
    open({ guestName: undefined });
    const field = screen.getByLabelText('Your name (for the order):');
    fireEvent.change(field, { target: { value: '阿寶' } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(screen.queryByText('Prepare Your Glass')).toBeNull();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(screen.getByText('Prepare Your Glass')).toBeTruthy();
  });

  test('says beside a grey button that a name is missing', async () => {
    const { user } = open();
    expect(screen.getByText('Please enter your name first!')).toBeTruthy();
    await user.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    expect(screen.queryByText('Please enter your name first!')).toBeNull();
  });

  test('Enter without a name says so and orders nothing', async () => {
    const { user, placeOrder } = open();
    await user.type(screen.getByLabelText('Your name (for the order):'), '{Enter}');
    expect(screen.getByRole('alertdialog', { name: 'Please enter your name first!' })).toBeTruthy();
    expect(placeOrder).not.toHaveBeenCalled();
  });
});

describe('ordering', () => {
  test('prepares the glass first, then orders once', async () => {
    const { user, placeOrder, onOrdered } = open({ guestName: ' Ka Yan ' });
    await user.click(button('Order This Drink'));
    expect(screen.getByRole('dialog', { name: 'Prepare Your Glass' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(placeOrder).not.toHaveBeenCalled();
    await user.click(button('Back'));
    expect(screen.queryByRole('dialog', { name: 'Prepare Your Glass' })).toBeNull();

    await user.click(button('Order This Drink'));
    await user.click(button('Ready - Place Order'));
    await waitFor(() =>
      expect(screen.getByText(/Your order has been placed!/).textContent).toBe(
        'Your order has been placed! Display ID: A07',
      ),
    );
    expect(placeOrder).toHaveBeenCalledOnce();
    expect(placeOrder).toHaveBeenCalledWith({ key: expect.any(String), recipeId: 'r1', name: 'Ka Yan' });
    expect(onOrdered).toHaveBeenCalledWith({ displayId: 'A07' });
    expect(isDisabled('Order This Drink')).toBe(true);
    expect(screen.queryByRole('dialog', { name: 'Prepare Your Glass' })).toBeNull();
    expect(screen.queryByText(/Ordering as/)).toBeNull();
  });

  test('makes way for the ticket that has come to the front', async () => {
    const hasTicket = () => Promise.resolve({ ...placed('A07'), hasTicket: true } as OrderAnswer);
    const { user, onOrdered, onClose } = open({ guestName: 'Ka Yan', demo: true, placeOrder: hasTicket });
    await user.click(button('Order This Drink'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onOrdered).toHaveBeenCalledOnce();
  });

  test.each([
    ['large', 'Fill about 3/4 with ice.'],
    ['none', 'No ice for this one.'],
  ] as const)('with ice %s the glass gets: %s', async (ice, text) => {
    const drink = recipe({ drawing: { ...recipe().drawing, ice } });
    const explanation = { en: '', 'zh-HK': '' };
    const { user } = open({ guestName: 'Ka Yan', recommendations: [{ recipe: drink, explanation }] });
    await user.click(button('Order This Drink'));
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe(text);
  });

  test('a demo orders at once', async () => {
    const { user, placeOrder } = open({ guestName: 'Demo Guest', demo: true });
    await user.click(button('Order This Drink'));
    expect(placeOrder).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog', { name: 'Prepare Your Glass' })).toBeNull();
  });

  test('the glass does not hide what the guest must not have', async () => {
    const told = { allergens: ['eggs' as const], note: '' };
    const undeclared = recipe({ allergenList: 'unknown' });
    const { user } = open({ guestName: 'Ka Yan', recommendations: [{ recipe: undeclared }] }, told);
    await user.click(button('Order This Drink'));
    const glass = within(screen.getByRole('dialog', { name: 'Prepare Your Glass' }));
    expect(glass.getByRole('alert').textContent).toBe(
      'Nobody has stated whether it contains Eggs: ask the bar before you drink it.',
    );
  });

  test('without a display id the guest is asked to wait for it', async () => {
    const { user } = open({ guestName: 'Ka Yan', demo: true, placeOrder: () => Promise.resolve(placed()) });
    await user.click(button('Order This Drink'));
    expect(await screen.findByText('Your order has been placed! Please wait for your display ID.')).toBeTruthy();
  });

  test('is busy while it is sent, and says so when it takes long', async () => {
    vi.useFakeTimers();
    let arrive = (_: OrderAnswer) => {};
    open({ guestName: 'Ka Yan', placeOrder: () => new Promise((resolve) => (arrive = resolve)) });
    fireEvent.click(button('Order This Drink'));
    fireEvent.click(button('Ready - Place Order'));
    expect(isDisabled('Placing Order...')).toBe(true);
    expect(isDisabled('Back')).toBe(true);
    expect(screen.queryByText('Still trying…')).toBeNull();
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.getByText('Still trying…')).toBeTruthy();
    await act(async () => arrive(placed('A08')));
    expect(screen.queryByText('Still trying…')).toBeNull();
    expect(screen.getByText('A08')).toBeTruthy();
  });

  test('a failure is shown, and trying again keeps the key', async () => {
    const placeOrder = vi.fn<Props['placeOrder']>();
    placeOrder.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(placed('A09'));
    const { user } = open({ guestName: 'Ka Yan', demo: true, placeOrder });
    await user.click(button('Order This Drink'));
    expect(screen.getByRole('alertdialog', { name: failure })).toBeTruthy();
    await user.click(button('OK'));
    await user.click(button('Order This Drink'));
    expect(await screen.findByText('A09')).toBeTruthy();
    expect(placeOrder.mock.calls[0]![0].key).toBe(placeOrder.mock.calls[1]![0].key);
  });

  test('a failure while preparing leaves nothing busy', async () => {
    const { user } = open({ guestName: 'Ka Yan', placeOrder: () => Promise.reject(new Error('lost')) });
    await user.click(button('Order This Drink'));
    await user.click(button('Ready - Place Order'));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(isDisabled('Order This Drink')).toBe(false));
  });

  test('a sold-out drink cannot be ordered', () => {
    open({ guestName: 'Ka Yan', recommendations: [{ recipe: recipe({ available: false }) }] });
    expect(screen.getByText('Sold out')).toBeTruthy();
    expect(isDisabled('Order This Drink')).toBe(true);
  });
});

test('Start Over and Close are passed on', async () => {
  const { user, onStartOver, onClose } = open();
  await user.click(button('Start Over'));
  expect(onStartOver).toHaveBeenCalledOnce();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});
