/** What a guest is told at a machine that is busy, another bar's, or unknown. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open, stubServer } from '#test/console-page.tsx';
import { guestRecipe } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';
import { addPendingOrder, pendingOrderOf } from '#web/shell/client/pending-orders.ts';

const ORDERS = 'GET /api/admin/shops/bar/orders';
const EVENTS = 'GET /api/admin/shops/bar/events';
const now = new Date().toISOString();
const order = {
  id: 'o1',
  orderId: 'o1',
  shopId: 'bar',
  recipeId: 'sour',
  name: 'Ada',
  size: 'sizeS',
  displayId: 'A12',
  status: 'PENDING',
  timestamp: now,
};
const keep = (displayId: string, more: object) =>
  addPendingOrder(pendingOrderOf({ id: displayId, displayId }, { shopId: 'ladder', recipeId: 'sour', now, ...more })!);

beforeEach(() => localStorage.clear());

describe('a busy machine', () => {
  it('says whose drink is pouring, as it changes, on both steps before the pour', async () => {
    const news = newsStream();
    let isFollowed = false;
    stubServer({
      [ORDERS]: { data: [order] },
      'POST /api/admin/recipes/batch': [guestRecipe()],
      [EVENTS]: () => {
        isFollowed = true;
        return news.answer();
      },
    });
    let seq = 1;
    const say = async (...pouring: string[]) => {
      const queue = { places: [{ orderId: 'o1', ahead: pouring.length }], pouring, usually: null };
      await news.say({ seq: ++seq, reset: false, events: [], queue });
    };
    open('/approve?shopId=bar');
    await screen.findByText('Yuzu Sour');
    await vi.waitFor(() => expect(isFollowed).toBe(true));
    expect(screen.queryByText(/you're next/)).toBeNull();
    await say('A10', 'A11');
    expect((await screen.findByText("A10 · A11 are pouring, you're next.")).getAttribute('role')).toBe('status');
    await say('A11');
    expect(await screen.findByText("A11 is pouring, you're next.")).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Make This' }));
    expect(screen.getByText("A11 is pouring, you're next.")).toBeTruthy();
    await say();
    await vi.waitFor(() => expect(screen.queryByText(/you're next/)).toBeNull());
  });
});

describe('another machine', () => {
  it('of another bar: names what waits where', async () => {
    keep('A05', { shopName: 'Ladder & Lantern' });
    keep('A06', {});
    stubServer({ [ORDERS]: { data: [] } });
    const at = open('/approve?shopId=bar');
    expect(await screen.findByText('A05 waits at Ladder & Lantern.')).toBeTruthy();
    expect(screen.getByText('A06 waits at another bar.')).toBeTruthy();
    expect(screen.getByText('No pending orders found for this machine. Please submit an order first.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Scan Machine QR Code' }));
    await vi.waitFor(() => expect(at()).toBe('/approve'));
  });

  it('that nobody knows: says so, and leads back to the scanner', async () => {
    stubServer({ [ORDERS]: { status: 404, body: { code: 'shop-not-found', message: 'Shop not found' } } });
    const at = open('/approve?shopId=bar');
    expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'No machine has the ID bar. Scan the code on the machine, or type the ID under it again.',
    );
    expect(screen.queryByText(/No pending orders/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Scan Machine QR Code' }));
    await vi.waitFor(() => expect(at()).toBe('/approve'));
  });

  it('is not called unknown without an answer', async () => {
    stubServer({ [ORDERS]: 'no answer' });
    open('/approve?shopId=bar');
    expect(await screen.findByText(/No pending orders/)).toBeTruthy();
  });
});
