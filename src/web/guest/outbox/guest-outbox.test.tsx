import { afterEach, expect, it } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { stubServer } from '#test/console-page.tsx';
import { guestOutbox } from './guest-outbox.ts';

afterEach(() => localStorage.clear());

const recipe = guestRecipe();
const wish = {
  key: 'k1',
  shopId: 'bar',
  joinCode: 'BCD234',
  recipe,
  name: 'Ada',
  card: { experience: 'mbti', played: { type: 'INTP' } },
};
const order = { orderId: 'o1', displayId: 'A07', ticketId: 't1', recipeId: recipe.id, name: 'Ada', status: 'PENDING' };

it('keeps the card in the moment an order is placed, in which the page may close', async () => {
  stubServer({ 'POST /api/admin/shops/bar/submit-order': { ...order, orders: [order] } });
  await guestOutbox.place(wish);
  expect(JSON.parse(localStorage.getItem('card:t1') ?? 'null')).toMatchObject({ ...wish.card, recipeId: recipe.id });
});
