/** The page of a ticket comes while the guest plays, and may not come at all. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { atKiosk, nameField } from '#test/at-kiosk.ts';

let isAway = true;
vi.mock('../ticket/placed-order.tsx', async (original) => {
  if (isAway) throw new Error('Failed to fetch dynamically imported module.');
  return original();
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('tells the number of an order whose ticket could not be loaded, and loads it when asked again', async () => {
  atKiosk();
  await userEvent.click(await screen.findByRole('button', { name: /Yuzu Sour/ }));
  await userEvent.type(nameField(), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Order This Drink' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ready - Place Order' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The bar has your order: A01. Its ticket could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Yuzu Sour' })).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
