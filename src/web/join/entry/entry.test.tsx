import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { addPendingOrder, pendingOrderOf } from '#web/shell/client/pending-orders.ts';
import { open, stubServer } from '#test/console-page.tsx';

const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

afterEach(() => localStorage.clear());

describe('the entry page', () => {
  it('leads to the kiosks, the machine and the owners’ sign-in', async () => {
    stubServer({});
    open('/');
    expect(await linkTo('Join a kiosk')).toBe('/kiosk/live');
    expect(await linkTo("I'm at the machine")).toBe('/approve');
    expect(await linkTo('Owner sign-in')).toBe('/login');
    expect(screen.queryByText(/waiting/)).toBeNull();
  });

  it('reminds of drinks waiting for approval', async () => {
    const now = new Date().toISOString();
    for (const id of ['o1', 'o2']) {
      addPendingOrder(
        pendingOrderOf(
          { id, displayId: id.toUpperCase() },
          { shopId: 'bar', recipeId: 'sour', now, recipe: guestRecipe() },
        )!,
      );
    }
    stubServer({});
    open('/');
    const reminder = await screen.findByRole('link', { name: /2 drinks are waiting for you/ });
    expect(reminder.getAttribute('href')).toBe('/approve');
    expect(reminder.textContent).toContain('O1 · O2');
  });
});
