import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GuestSelling } from '#contract/shop/selling.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { open, stubServer, type Answers } from '#test/console-page.tsx';

const INSTANCE = 'GET /api/kiosk-instances/code/BCD234';
const RECIPES = 'GET /api/admin/shops/bar/recipes';
const SUBMIT = 'POST /api/admin/shops/bar/submit-order';

const OPEN: GuestSelling = {
  timeZone: 'Asia/Hong_Kong',
  open: null,
  alcohol: null,
  lastOrdersMinutes: 0,
  pause: null,
  alcoholDuty: false,
  defaultSize: 'sizeS',
  currency: null,
  reminderMinutes: 5,
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const order = {
  id: 'o1',
  orderId: 'o1',
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId: 'A07',
  status: 'PENDING',
  glasswareParams: { glassType: 'coupe', name: 'Coupe Glass' },
  machineString: '1;S;0,30,4000',
  timestamp: '2026-03-01T12:00:00.000Z',
};

/** A kiosk of the ordering terminal that sells like this. */
function atKiosk(selling: Partial<GuestSelling>, more: Answers = {}) {
  const sent = stubServer({
    [INSTANCE]: {
      join_code: 'BCD234',
      kiosk_type_identifier: 'ordering-terminal',
      shop_id: 'bar',
      shop: { shop_id: 'bar', name: 'Ladder & Lantern' },
      name: 'By the door',
      config: {},
      selling: { ...OPEN, ...selling },
    },
    [RECIPES]: { recipes: [guestRecipe({ prices: { sizeS: 8800, sizeM: 9800, sizeL: null } })] },
    [SUBMIT]: order,
    ...more,
  });
  open('/kiosk/live?joinCode=BCD234');
  return sent;
}
const pickDrink = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Yuzu Sour/ }));
  return within(await screen.findByRole('dialog'));
};
const orderButton = (sheet: ReturnType<typeof within>) =>
  sheet.getByRole('button', { name: 'Order This Drink' }) as HTMLButtonElement;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('before a guest plays', () => {
  it.each<[string, Partial<GuestSelling>, string, string]>([
    [
      'a pause, with the bar’s own reason',
      { pause: { reason: { en: 'Ice is on its way', 'zh-HK': '' } } },
      'We will be right back',
      'Paused: Ice is on its way',
    ],
    ['a week without hours', { open: [] }, 'The bar is closed', 'The bar is closed.'],
    [
      'last orders',
      { open: [{ opensAt: inMinutes(-60), closesAt: inMinutes(10) }], lastOrdersMinutes: 30 },
      'The bar is closed',
      'Last orders are over.',
    ],
  ])('shows %s instead of the play', async (_case, selling, heading, text) => {
    atKiosk(selling);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'The menu' })).toBeNull();
  });

  it('says when the bar opens, on the shop’s clock', async () => {
    const opensAt = inMinutes(90);
    atKiosk({ open: [{ opensAt, closesAt: inMinutes(200) }] });
    const time = new Date(opensAt).toLocaleTimeString('en-GB', {
      timeZone: 'Asia/Hong_Kong',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(await screen.findByText(`Opens at ${time}`)).toBeTruthy();
  });

  it('says above the play that the bar closes soon', async () => {
    atKiosk({ open: [{ opensAt: inMinutes(-60), closesAt: inMinutes(20) }] });
    expect(await screen.findByText(/Bar closes in 2[01] minutes/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'The menu' })).toBeTruthy();
  });
});

describe('the ticket', () => {
  it('does not send to the machine while the bar is closed', async () => {
    atKiosk({ open: [{ opensAt: inMinutes(-60), closesAt: inMinutes(10) }] });
    const sheet = await pickDrink();
    await userEvent.type(sheet.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(orderButton(sheet));
    await userEvent.click(await screen.findByRole('button', { name: /ready/i }));
    expect(await screen.findByText('At the machine, scan its QR code.')).toBeTruthy();
    const later = Date.now() + 20 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await screen.findByText('The bar is closed.', {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText(/Your order is kept/)).toBeTruthy();
    expect(screen.queryByText('At the machine, scan its QR code.')).toBeNull();
  });
});

describe('the order sheet', () => {
  it('asks for 18 or over under the duty, in both languages, and sends it', async () => {
    const sent = atKiosk({ alcoholDuty: true });
    const sheet = await pickDrink();
    await userEvent.type(sheet.getByLabelText('Your name (for the order):'), 'Ada');
    expect(orderButton(sheet).disabled).toBe(true);
    expect(sheet.getByText(/intoxicating liquor must not be sold/).lang).toBe('en');
    expect(sheet.getByText(/未成年人/).lang).toBe('zh-Hant-HK');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'I am 18 or over' }));
    await userEvent.click(orderButton(sheet));
    await userEvent.click(await screen.findByRole('button', { name: /ready/i }));
    await vi.waitFor(() =>
      expect(sent.find(({ route }) => route === SUBMIT)?.body).toMatchObject({ adultConfirmed: true }),
    );
  });

  it('says why a drink with alcohol is not sold', async () => {
    atKiosk({ alcohol: [] });
    const sheet = await pickDrink();
    expect(sheet.getByText('No alcohol is sold now.')).toBeTruthy();
    expect(orderButton(sheet).disabled).toBe(true);
  });

  it('shows the price of the chosen size', async () => {
    atKiosk({ currency: 'HKD' });
    const sheet = await pickDrink();
    expect(sheet.getByText('HK$88.00')).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: 'Medium' }));
    expect(sheet.getByText('HK$98.00')).toBeTruthy();
    await userEvent.click(sheet.getByRole('radio', { name: 'Small' }));
    expect(sheet.getByText('HK$88.00')).toBeTruthy();
  });

  it('says below the mandated text what the bar said', async () => {
    const message = 'The bar takes no orders for a moment: Ice is on its way.';
    atKiosk({}, { [SUBMIT]: { status: 409, body: { code: 'bar-paused', message } } });
    const sheet = await pickDrink();
    await userEvent.type(sheet.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(orderButton(sheet));
    await userEvent.click(await screen.findByRole('button', { name: /ready/i }));
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Failed to submit order. Please try again.')).toBeTruthy();
    expect(alert.getByText(message)).toBeTruthy();
  });
});

describe('the ticket', () => {
  it('shows the price, and that staff start it', async () => {
    const placed = {
      ...order,
      ticketId: 'o1',
      price: { amount: 8800, currency: 'HKD' },
      staffApproves: 'alcohol-duty',
    };
    atKiosk({}, { [SUBMIT]: { ...placed, orders: [placed], pickupCode: null } });
    const sheet = await pickDrink();
    await userEvent.type(sheet.getByLabelText('Your name (for the order):'), 'Ada');
    await userEvent.click(orderButton(sheet));
    await userEvent.click(await screen.findByRole('button', { name: /ready/i }));
    expect(await screen.findByText('Show this to the staff: they start drinks with alcohol.')).toBeTruthy();
    expect(screen.getByText('HK$88.00')).toBeTruthy();
    expect(screen.getByText('Waiting for the bar')).toBeTruthy();
    expect(screen.queryByText('At the machine, scan its QR code.')).toBeNull();
    expect(screen.queryByRole('link', { name: "I'm at the machine" })).toBeNull();
  });
});
