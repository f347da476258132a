/** For screen tests: a phone at a kiosk that shows its menu, and the server it orders from. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Queue } from '#contract/shop/live.ts';
import { open, stubServer, type Answers } from './console-page.tsx';
import { guestRecipe } from './guest-recipe.ts';
import { newsStream } from './news-stream.ts';

export const SUBMIT = 'POST /api/admin/shops/bar/submit-order';

const gin = { name: 'Gin', name_translations: {} };
const recipes = [
  guestRecipe(),
  guestRecipe({ id: 'fizz', name: 'Ginger Fizz', name_translations: {} }),
  guestRecipe({ id: 'smash', name: 'Gin Smash', name_translations: {}, changes: [{ without: gin, by: null }] }),
];
/** @param displayId also its id, and that of its ticket */
export const orderOf = (displayId: string, more: object = {}) => ({
  id: displayId,
  orderId: displayId,
  ticketId: displayId,
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId,
  status: 'PENDING',
  stage: 'waiting',
  allergies: null,
  price: null,
  staffApproves: null,
  cancelledBy: null,
  version: 1,
  timestamp: `2026-03-01T12:00:${displayId.slice(1)}.000Z`,
  ...more,
});

/** A kiosk whose orders are answered as they were asked for, with the numbers from A01 on. */
export function atKiosk(more: object = {}, address = '/kiosk/live?joinCode=BCD234', further: Answers = {}) {
  const news = newsStream();
  let count = 0;
  const answers: Answers = {
    'GET /api/kiosk-instances/code/BCD234': {
      join_code: 'BCD234',
      kiosk_type_identifier: 'ordering-terminal',
      shop: { shop_id: 'bar', name: 'Bar' },
      name: 'Door',
      config: {},
    },
    'GET /api/admin/shops/bar/recipes': { recipes },
    'GET /api/admin/shops/bar/events': () => news.answer(),
    [SUBMIT]: ({ body }: { body: { recipeId: string; name: string } }) => {
      const order = orderOf(`A0${++count}`, { recipeId: body.recipeId, name: body.name, ...more });
      return { ...order, orders: [order], pickupCode: null };
    },
  };
  const sent = stubServer({ ...answers, ...further });
  open(address);
  let seq = 1;
  const say = (told: object) => news.say({ seq: ++seq, reset: false, events: [], ...told });
  const sayQueue = (queue: Partial<Queue>) =>
    say({ queue: { places: [{ orderId: 'A01', ahead: 1 }], pouring: [], usually: null, ...queue } });
  return { sent, say, sayQueue };
}
export const nameField = () => screen.getByLabelText<HTMLInputElement>('Your name (for the order):');
/** From the menu to the ticket. */
export async function order(drink: RegExp, name?: string) {
  await userEvent.click(await screen.findByRole('button', { name: drink }));
  if (name !== undefined) {
    await userEvent.clear(nameField());
    await userEvent.type(nameField(), name);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
  await screen.findByText(/Your order has been placed! Display ID:/);
}
